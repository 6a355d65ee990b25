import { DAY, instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { prunePendingEmails } from './pendingEmail.repository';
import { REGISTRATION_LIFE } from './registrations.repository';

/** Milliseconds that a finished registration is kept. */
const REGISTRATION_KEPT = 7 * DAY;
const AUTHORIZATION_REQUEST_KEPT = DAY;

/**
 * Deletes what has expired of sessions, login tokens, authorization requests, registrations and
 * addresses to be confirmed.
 */
export async function pruneIdentity(db: Queryable, now: number): Promise<void> {
  await db.query('delete from sessions where expires_at <= $1', [instant(now)]);
  await db.query('delete from login_tokens where expires_at <= $1', [instant(now)]);
  await db.query('delete from bankid_requests where created_at <= $1', [
    instant(now - AUTHORIZATION_REQUEST_KEPT),
  ]);
  await db.query(
    `delete from registration_sessions
      where updated_at <= case when completed_at is null then $1::timestamptz else $2 end`,
    [instant(now - REGISTRATION_LIFE), instant(now - REGISTRATION_KEPT)],
  );
  await prunePendingEmails(db, now);
}
