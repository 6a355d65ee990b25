import { OPEN_STATUSES } from '#domain/applications/transitions';
import type { Queryable } from '../storage/database';
import { insertEvent } from './applications.repository';
import { endOpenApplications } from './endedApplications.repository';

/** Ends every open application of a candidate whose account is being deleted; answers their ids. */
export async function endForDeletedAccount(
  tx: Queryable,
  uid: string,
  at: string,
): Promise<string[]> {
  const ended = await endOpenApplications(tx, { uid, at, open: OPEN_STATUSES });
  for (const id of ended) {
    await insertEvent(tx, id, { status: 'account_deleted', by: 'system', at });
  }
  return ended;
}
