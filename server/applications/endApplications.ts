import { OPEN_STATUSES } from '#domain/applications/transitions';
import type { Queryable } from '../storage/database';
import { insertEvent } from './applications.repository';
import { deleteUnanswered, endOpenApplications } from './endedApplications.repository';

/**
 * Ends every open application of a candidate whose account is being deleted; answers their ids.
 * Invitations without an answer are deleted.
 */
export async function endForDeletedAccount(
  tx: Queryable,
  uid: string,
  at: string,
): Promise<string[]> {
  await deleteUnanswered(tx, uid);
  const ended = await endOpenApplications(tx, { uid, at, open: OPEN_STATUSES });
  for (const id of ended) {
    await insertEvent(tx, id, { status: 'account_deleted', by: 'system', at });
  }
  return ended;
}
