import type { Queryable } from '../storage/database';
import { pruneAuthorizationRequests } from './authorizationRequests.repository';
import { pruneLoginTokens } from './loginTokens.repository';
import { prunePendingEmails } from './pendingEmail.repository';
import { pruneRegistrationLinks } from './registrationLinks.repository';
import { pruneRegistrations } from './registrations.repository';
import { pruneSessions } from './sessions.repository';
import { prunePendingSocial } from './social/pendingSocial.repository';

/**
 * Deletes expired sessions, login tokens, authorization requests, registrations, addresses to be
 * confirmed and pending social sign-ins.
 */
export async function pruneIdentity(db: Queryable, now: number): Promise<void> {
  await pruneSessions(db, now);
  await pruneLoginTokens(db, now);
  await pruneAuthorizationRequests(db, now);
  await pruneRegistrationLinks(db, now);
  await pruneRegistrations(db, now);
  await prunePendingEmails(db, now);
  await prunePendingSocial(db, now);
}
