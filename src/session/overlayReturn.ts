import type { SignInPurpose } from '#domain/signInProblem';
import type { ReturnFrom } from './finishBankid';

/** What a return leaves in the history for the page under the overlay: the overlay opens there. */
export interface OverlayReturn {
  overlayReturn: { tab: SignInPurpose; from: ReturnFrom };
}

/** What a location's state says of it; null for nothing. */
export function overlayReturnOf(state: unknown): OverlayReturn['overlayReturn'] | null {
  if (typeof state !== 'object' || state === null || !('overlayReturn' in state)) return null;
  const { overlayReturn: value } = state;
  if (typeof value !== 'object' || value === null) return null;
  const tab = 'tab' in value && value.tab === 'login' ? 'login' : 'register';
  return { tab, from: 'from' in value && value.from === 'social' ? 'social' : 'bankid' };
}
