import { DAY } from '../lib/time';
import type { Queryable } from '../storage/database';
import { pruneUndo } from './addedWays.repository';
import { pruneAuthorizationRequests } from './authorizationRequests.repository';
import { pruneEmailAsks } from './emailAsks.repository';
import { pruneLoginTokens } from './loginTokens.repository';
import { prunePendingBankid } from './pendingBankid.repository';
import { prunePendingEmails } from './pendingEmail.repository';
import { pruneRegistrationLinks } from './registrationLinks.repository';
import { pruneRegistrations } from './registrations.repository';
import { pruneRemovedWays } from './removedWays.repository';
import { pruneSessions } from './sessions.repository';
import { prunePendingSocial } from './social/pendingSocial.repository';

/**
 * Deletes expired sessions, login tokens, authorization requests, registrations, addresses to be
 * confirmed, what is pending of Google, Facebook and BankID, and links that take a way back.
 */
export async function pruneIdentity(db: Queryable, now: number): Promise<void> {
  await pruneSessions(db, now);
  await pruneLoginTokens(db, now);
  await pruneAuthorizationRequests(db, now);
  await pruneRegistrationLinks(db, now);
  await pruneRegistrations(db, now);
  await prunePendingEmails(db, now);
  await prunePendingSocial(db, now);
  await prunePendingBankid(db, now);
  await pruneEmailAsks(db, now - DAY);
  await pruneUndo(db, now);
  await pruneRemovedWays(db, now);
}
