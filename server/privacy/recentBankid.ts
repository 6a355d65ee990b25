import { ApiError } from '#domain/api/errors';
import type { Caller } from '../http/route';
import { signedInCaller } from '../identity/callers';
import type { Clock } from '../lib/clock';
import { MINUTE } from '../lib/time';
import type { Queryable } from '../storage/database';
import { findSessionStart } from './sessionStart.repository';

/** Milliseconds for which BankID counts as just used. */
const RECENT = 10 * MINUTE;

/**
 * Refuses a caller who has not used BankID within the last ten minutes.
 *
 * @throws ApiError `authentication_required`, `bankid_confirmation_required`
 */
export type RequireRecentBankid = (caller: Caller) => Promise<void>;

/** By the beginning of the session: every session begins with BankID. */
export function createRequireRecentBankid(db: Queryable, clock: Clock): RequireRecentBankid {
  return async (caller) => {
    const { sessionId } = signedInCaller(caller);
    const began = await findSessionStart(db, sessionId);
    if (began !== null && Date.parse(began) > clock.now() - RECENT) return;
    throw new ApiError('bankid_confirmation_required', 'Use BankID once more, then try again.');
  };
}
