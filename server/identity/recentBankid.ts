import { ApiError } from '#domain/api/errors';
import type { Clock } from '../lib/clock';
import { MINUTE } from '../lib/time';
import type { Queryable } from '../storage/database';
import { findBankidUse } from './sessions.repository';

/** Milliseconds for which a BankID that was used in a session counts as recent. */
const RECENT = 10 * MINUTE;

/**
 * Allows a call only when its session has used BankID within the last ten minutes. It reads the
 * table, since a node may cache a session for some seconds after another node has changed it.
 *
 * @throws ApiError `bankid_confirmation_required`; the site then runs `session/begin_bankid` with
 * the purpose `confirm`, and repeats the call.
 */
export async function requireRecentBankid(
  db: Queryable,
  { sessionId }: { sessionId: string },
  { now }: Pick<Clock, 'now'>,
): Promise<void> {
  const usedAt = await findBankidUse(db, sessionId);
  if (usedAt !== null && now() - usedAt < RECENT) return;
  throw new ApiError(
    'bankid_confirmation_required',
    'Use BankID first: it was last used more than ten minutes ago in this session.',
  );
}
