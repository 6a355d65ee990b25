import { OPEN_STATUSES } from '#domain/applications/transitions';
import type { Queryable } from '../storage/database';
import { queueApplicationEvent } from '../webhooks/queueEmployerEvent';
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

/** Queues the employers' webhooks, with the status alone, once the account's rows are deleted. */
export async function notifyOfDeletedAccount(
  tx: Queryable,
  ended: readonly string[],
  at: string,
): Promise<void> {
  for (const applicationId of ended) {
    const data = { status: 'account_deleted' } as const;
    await queueApplicationEvent(tx, { type: 'application.withdrawn', applicationId, at, data });
  }
}
