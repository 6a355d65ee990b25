import { randomUUID } from 'node:crypto';
import { ApiError } from '#domain/api/errors';
import { confirmsDeletion, deletionConfirmation } from '#domain/candidates/deletionConfirmation';
import { endForDeletedAccount } from '../applications/endApplications';
import type { AuditLog } from '../audit/auditLog';
import type { Events } from '../events/events';
import type { Files } from '../files/files.service';
import { type AccountAddress, findProfile, lockAccountAddress } from '../identity/accounts';
import { appendSessionEnd } from '../identity/sessionChanges';
import type { Sessions } from '../identity/sessions.service';
import type { Clock } from '../lib/clock';
import type { PersonalTable } from '../lib/personalDataRegister';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { stopExports } from './exports.repository';
import { eraseRowsOf } from './personalData.repository';
import { findSessionIds } from './sessionIds.repository';

export interface AccountDeletionDeps {
  db: Database;
  clock: Clock;
  events: Events;
  audit: Pick<AuditLog, 'record'>;
  sessions: Pick<Sessions, 'forget'>;
  /** Every table with personal data, in the order of deletion. */
  tables: readonly PersonalTable[];
  /**
   * Documents, profile images and exports. Objects that `removeObjects` fails to delete are deleted
   * by its sweep later.
   */
  files: Pick<Files, 'objectsOf' | 'removeObjects'>;
}

/**
 * Replaces the user's id in the ends of their sessions, so that it is not left in the change log.
 */
const NOBODY = 'deleted';

export interface AccountDeletionService {
  /**
   * Deletes an account and everything about it that the register has.
   *
   * @param confirmation - the account's e-mail address, as it was typed; the name where it has none.
   * @returns the number of the receipt, which is in the mail that is sent, too.
   * @throws ApiError `invalid_request` for another address, `authentication_required` when the
   * account is gone.
   */
  delete(userId: string, confirmation: string): Promise<string>;
}

export function createAccountDeletion(deps: AccountDeletionDeps): AccountDeletionService {
  const { db, clock, events, audit, sessions, tables, files } = deps;
  return {
    async delete(userId, confirmation) {
      const receiptId = randomUUID();
      confirmedOwner(await lockOwner(db, userId), confirmation);
      // A running export records its progress often, which would make every try of the deletion
      // fail
      await stopExports(db, userId);
      const { sessionIds: ended, objects } = await db.transaction(async (tx) => {
        // Other writes about the account wait until this transaction ends, and are then refused
        const owner = confirmedOwner(await lockOwner(tx, userId), confirmation);
        const at = instant(clock.now());
        const applicationIds = await endForDeletedAccount(tx, userId, at);
        const sessionIds = await findSessionIds(tx, userId);
        const objects = await files.objectsOf(tx, userId);
        for (const entry of tables) await eraseRowsOf(tx, entry, userId);
        for (const sessionId of sessionIds) {
          await appendSessionEnd(tx, { type: 'session_ended', userId: NOBODY, sessionId });
        }
        await audit.record(tx, {
          event: 'account_deleted',
          actor: { user: userId },
          detail: receiptId,
        });
        const { email, confirmedAt, language } = owner;
        await events.record(tx, {
          type: 'account.deleted',
          applicationIds,
          email,
          emailConfirmedAt: confirmedAt,
          language,
          receiptId,
          at,
        });
        return { sessionIds, objects };
      });
      for (const sessionId of ended) sessions.forget(sessionId);
      await files.removeObjects(objects);
      return receiptId;
    },
  };
}

/** An account, and what confirms its deletion. */
interface Owner extends AccountAddress {
  confirmedBy: string;
}

async function lockOwner(tx: Queryable, userId: string): Promise<Owner | null> {
  const owner = await lockAccountAddress(tx, userId);
  const profile = owner && (await findProfile(tx, userId));
  return profile ? { ...owner, confirmedBy: deletionConfirmation(profile) } : null;
}

function confirmedOwner(owner: Owner | null, confirmation: string): Owner {
  if (!owner) throw new ApiError('authentication_required', 'Sign in first.');
  if (confirmsDeletion(confirmation, owner.confirmedBy)) return owner;
  throw new ApiError('invalid_request', 'The confirmation is not the account’s address.', {
    confirmation: 'validation.confirmation',
  });
}
