import { ApiError } from '#domain/api/errors';
import type { SignInWay } from '#domain/signIn/ways';
import type { Clock } from '../lib/clock';
import { MINUTE } from '../lib/time';
import type { SignedIn } from '../policy/caller';
import type { Queryable } from '../storage/database';
import { isWaiting } from './addedWays.repository';
import { findSessionProofs } from './sessions.repository';
import { hasBankid } from './users.repository';

/** Milliseconds for which a way that was used in a session counts as recent. */
const RECENT = 10 * MINUTE;

type Session = Pick<SignedIn, 'userId' | 'sessionId'>;

/**
 * Allows a call that gives the strongest powers only when its session has used BankID within the
 * last ten minutes, and the BankID was not added within the last day. It reads the table, since a
 * node may cache a session for some seconds after another node has changed it.
 *
 * @throws ApiError `way_waiting` until the day has passed, `bankid_confirmation_required`; the site
 * then runs `session/begin_bankid` with the purpose `confirm`, and repeats the call.
 */
export async function requireRecentBankid(
  db: Queryable,
  { userId, sessionId }: Session,
  { now }: Pick<Clock, 'now'>,
): Promise<void> {
  await refuseWaiting(db, userId, 'bankid');
  const { bankidAt } = await findSessionProofs(db, sessionId);
  if (bankidAt !== null && now() - bankidAt < RECENT) return;
  throw new ApiError(
    'bankid_confirmation_required',
    'Use BankID first: it was last used more than ten minutes ago in this session.',
  );
}

/**
 * Allows a call that adds what goes on acting later only when its session has used a way of the
 * account within the last ten minutes: its BankID where it has one that counts, else any way that
 * counts.
 *
 * @throws ApiError `bankid_confirmation_required`, `proof_required`; the site then runs
 * `session/begin_social` with the purpose `confirm`, and repeats the call.
 */
export async function requireProof(
  db: Queryable,
  session: Session,
  clock: Pick<Clock, 'now'>,
): Promise<void> {
  const { userId, sessionId } = session;
  if ((await hasBankid(db, userId)) && !(await isWaiting(db, userId, 'bankid'))) {
    return requireRecentBankid(db, session, clock);
  }
  const { provedAt } = await findSessionProofs(db, sessionId);
  if (provedAt !== null && clock.now() - provedAt < RECENT) return;
  throw new ApiError(
    'proof_required',
    'Sign in again first, by a way that the account had before: the last time is too long ago.',
  );
}

/** @throws ApiError `way_waiting` for a way that was added within the last day. */
export async function refuseWaiting(db: Queryable, userId: string, way: SignInWay): Promise<void> {
  if (!(await isWaiting(db, userId, way))) return;
  throw new ApiError('way_waiting', 'This way to sign in was added less than a day ago.');
}
