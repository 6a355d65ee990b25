import { ERROR_STATUS } from '#domain/api/errors';
import type { ReturnFailure } from './finishBankid';

/**
 * What the window of BankID and the page that opened it tell each other. Whoever is signed in is
 * asked of the server, so nothing here is a secret.
 */
export type WindowMessage =
  /** From the window: it is back from BankID, and finishes what was answered. */
  | { type: 'returned' }
  | { type: 'finished' }
  | { type: 'cancelled' }
  | { type: 'failed'; code: ReturnFailure }
  /** From the page: it goes on, and the window may close. */
  | { type: 'received' };

/** How it ended. */
export type WindowAnswer = Extract<WindowMessage, { type: 'finished' | 'cancelled' | 'failed' }>;

/**
 * The channel of one authorization request; null where there are none. The policy for openers cuts
 * the window from its page, so they have no other way.
 */
export const windowChannel = (state: string): BroadcastChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(`vikari.bankid.${state}`) : null;

const isFailure = (code: unknown): code is ReturnFailure =>
  code === 'no_auth_session' || (typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code));

/** A message of the channel, made safe; null for anything else. */
export function parseWindowMessage(message: unknown): WindowMessage | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, code }: { type?: unknown; code?: unknown } = message;
  switch (type) {
    case 'returned':
    case 'finished':
    case 'cancelled':
    case 'received':
      return { type };
    case 'failed':
      return { type, code: isFailure(code) ? code : 'internal_error' };
    default:
      return null;
  }
}
