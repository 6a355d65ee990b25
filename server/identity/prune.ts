import type { Queryable } from '../storage/database';
import { pruneAuthorizationRequests } from './authorizationRequests.repository';
import { pruneLoginTokens } from './loginTokens.repository';
import { prunePendingEmails } from './pendingEmail.repository';
import { pruneRegistrations } from './registrations.repository';
import { pruneSessions } from './sessions.repository';

/**
 * Deletes expired sessions, login tokens, authorization requests, registrations and addresses to be
 * confirmed.
 */
export async function pruneIdentity(db: Queryable, now: number): Promise<void> {
  await pruneSessions(db, now);
  await pruneLoginTokens(db, now);
  await pruneAuthorizationRequests(db, now);
  await pruneRegistrations(db, now);
  await prunePendingEmails(db, now);
}
