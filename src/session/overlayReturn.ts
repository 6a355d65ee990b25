import type { SignInPurpose } from '#domain/signIn/signInProblem';
import type { ReturnFrom } from './finishBankid';

/** The history state by which a return from BankID opens the overlay over a page. */
export interface OverlayReturn {
  overlayReturn: { tab: SignInPurpose; from: ReturnFrom };
}

/** Reads it from a location's state; null when there is none. */
export function overlayReturnOf(state: unknown): OverlayReturn['overlayReturn'] | null {
  if (typeof state !== 'object' || state === null || !('overlayReturn' in state)) return null;
  const { overlayReturn: value } = state;
  if (typeof value !== 'object' || value === null) return null;
  const tab = 'tab' in value && value.tab === 'login' ? 'login' : 'register';
  return { tab, from: 'from' in value && value.from === 'social' ? 'social' : 'bankid' };
}
