import { randomUUID } from 'node:crypto';
import type { EmployerEvent, JobEvent } from '#domain/api/webhooks';
import type { Queryable } from '../storage/database';
import { findEmployersReceivers, findReceivers, insertDeliveries } from './deliveries.repository';

/**
 * Queues webhooks about what a candidate did with an application on one of the employer's jobs:
 * written in the transaction of the cause, sent afterwards. The payload has only what the employer
 * may read by the integration API, and never the candidate's id.
 */
export async function queueEmployerEvent(
  tx: Queryable,
  { type, applicationId, at, data }: EmployerEvent,
): Promise<void> {
  const receivers = await findReceivers(tx, { applicationId, type });
  const [first] = receivers;
  if (!first) return;
  const payload = { type, timestamp: at, data: { applicationId, jobId: first.jobId, ...data } };
  await insertDeliveries(
    tx,
    receivers.map(({ webhookId }) => webhookId),
    {
      id: newEventId(),
      applicationId,
      userId: first.userId,
      type,
      at,
      body: JSON.stringify(payload),
    },
  );
}

/** The same about one of the employer's jobs; nothing in it is about one candidate. */
export async function queueJobEvent(
  tx: Queryable,
  { type, jobId, employerId, at, data }: JobEvent,
): Promise<void> {
  const webhookIds = await findEmployersReceivers(tx, { employerId, type });
  if (webhookIds.length === 0) return;
  const body = JSON.stringify({ type, timestamp: at, data: { jobId, ...data } });
  await insertDeliveries(tx, webhookIds, {
    id: newEventId(),
    applicationId: null,
    userId: null,
    type,
    at,
    body,
  });
}

/** Without a full stop, which separates the parts of what is signed. */
export function newEventId(): string {
  return `evt_${randomUUID()}`;
}
