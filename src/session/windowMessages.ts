import { isErrorCode } from '#domain/errorStatus';
import type { ReturnFailure } from './finishBankid';

/**
 * The messages between BankID's window and the page that opened it. They contain no secret: the
 * page asks the server who is signed in.
 */
export type WindowMessage =
  /** From the window: it has come back from BankID, and processes the answer. */
  | { type: 'returned' }
  | { type: 'finished' }
  | { type: 'cancelled' }
  | { type: 'failed'; code: ReturnFailure }
  /** From the page: it continues, and the window may close. */
  | { type: 'received' };

/** How the sign-in in the window ended. */
export type WindowAnswer = Extract<WindowMessage, { type: 'finished' | 'cancelled' | 'failed' }>;

/**
 * The channel of one authorization request; null where there are no channels.
 * `Cross-Origin-Opener-Policy` separates the window from its page, so there is no other way to send
 * messages.
 */
export const windowChannel = (state: string): BroadcastChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(`vikari.bankid.${state}`) : null;

const isFailure = (code: unknown): code is ReturnFailure =>
  code === 'no_auth_session' || code === 'broker_fault' || isErrorCode(code);

/** Validates a message of the channel; null for anything else. */
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
