import { ApiError } from '#domain/api/errors';
import type { Clock } from '../lib/clock';
import { MINUTE } from '../lib/time';
import type { Queryable } from '../storage/database';
import { findBankidUse } from './sessions.repository';

/** Milliseconds for which a BankID that was used in a session counts as recent. */
const RECENT = 10 * MINUTE;

/**
 * Lets a call through whose session has used BankID within the last ten minutes. It asks the
 * table, since a node may remember a session for some seconds after another has changed it.
 *
 * @throws ApiError `bankid_confirmation_required`; the site then runs `session/begin_bankid` with
 * the purpose `confirm`, and comes back.
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
