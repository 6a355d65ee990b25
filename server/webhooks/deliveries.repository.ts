import type { WebhookDelivery } from '#domain/api/webhooks';
import { type DeliveryError, LISTED_DELIVERIES } from '#domain/webhooks/webhook';
import { EMPLOYER_HAS_KEY } from '../employers/storedEmployers';
import { DAY, instant } from '../lib/time';
import { queue } from '../outbox/outbox';
import type { Queryable } from '../storage/database';
import { changeInSlices, deleteInSlices } from '../storage/inSlices';

/** Milliseconds for which a delivery is tried. */
const WORTH_SENDING = 3 * DAY;
/** Milliseconds for which it is listed. */
const DELIVERIES_KEPT = 7 * DAY;

interface Receiver {
  webhookId: string;
  jobId: string;
  /** The candidate; null once the account is deleted. */
  userId: string | null;
}

/** The addresses of an application's employer that want an event, and whom it is about. */
export function findReceivers(
  tx: Queryable,
  { applicationId, type }: { applicationId: string; type: string },
): Promise<Receiver[]> {
  // Locked, since an employer may delete one meanwhile
  return tx.query<Receiver>(
    `select webhooks.id as "webhookId", applications.job_id as "jobId",
       applications.uid as "userId"
     from applications
     join webhooks on webhooks.employer_id = applications.employer_id
     where applications.id = $1 and webhooks.switched_off_at is null
       and $2 = any(webhooks.event_types)
     for key share of webhooks`,
    [applicationId, type],
  );
}

/** The addresses of an employer that want an event. */
export async function findEmployersReceivers(
  tx: Queryable,
  { employerId, type }: { employerId: string; type: string },
): Promise<string[]> {
  // Locked, since the employer may delete one meanwhile
  const rows = await tx.query<{ id: string }>(
    `select id from webhooks
     where employer_id = $1 and switched_off_at is null and $2 = any(event_types)
     for key share`,
    [employerId, type],
  );
  return rows.map(({ id }) => id);
}

interface NewDelivery {
  id: string;
  applicationId: string | null;
  /** The candidate whom it is about; null of a test, and of what is about no single one. */
  userId: string | null;
  type: string;
  /** ISO 8601 UTC. */
  at: string;
  body: string;
}

/** What the outbox has of a delivery, whose address is its lane. */
export interface DeliveryPayload {
  id: string;
  body: string;
}

/** Queues an event for some addresses, with a record for each that is listed. */
export async function insertDeliveries(
  tx: Queryable,
  webhookIds: readonly string[],
  { id, applicationId, userId, type, at, body }: NewDelivery,
): Promise<void> {
  await tx.query(
    `insert into webhook_deliveries (webhook_id, id, application_id, type, at, next_attempt_at)
     select webhook_id, $2, $3, $4, $5, $5 from unnest($1::text[]) as webhook_id`,
    [webhookIds, id, applicationId, type, at],
  );
  const now = Date.parse(at);
  await queue(
    tx,
    webhookIds.map((webhookId) => ({
      channel: 'webhook',
      kind: type,
      key: `${webhookId}/${id}`,
      lane: webhookId,
      receiver: webhookId,
      userId,
      payload: { id, body } satisfies DeliveryPayload,
      expiresAt: now + WORTH_SENDING,
    })),
    now,
  );
}

/** Names a delivery. */
export interface Delivery {
  webhookId: string;
  id: string;
}

/** Where a delivery goes; null when it is not to be sent any more. @param at - ISO 8601 UTC. */
export async function findReceiver(
  db: Queryable,
  { webhookId, id }: Delivery,
  at: string,
): Promise<{ url: string; hasKey: boolean; createdAt: string } | null> {
  const [row] = await db.query<{ url: string; hasKey: boolean; createdAt: string }>(
    `select url, webhooks.created_at as "createdAt",
       ${EMPLOYER_HAS_KEY} as "hasKey"
     from webhooks join webhook_deliveries on webhook_deliveries.webhook_id = webhooks.id
     where webhooks.id = $1 and webhook_deliveries.id = $3 and webhooks.switched_off_at is null
       and delivered_at is null and given_up_at is null`,
    [webhookId, at, id],
  );
  return row ?? null;
}

export async function noteDelivered(
  tx: Queryable,
  { webhookId, id }: Delivery,
  { attempts, status, at }: { attempts: number; status: number; at: string },
): Promise<void> {
  await tx.query(
    `update webhook_deliveries set delivered_at = $3, given_up_at = null, last_status = $4,
       last_error = null, attempts = $5
     where webhook_id = $1 and id = $2 and delivered_at is null`,
    [webhookId, id, at, status, attempts],
  );
}

/** Stores why a call failed, and when the next one is made; null: none is. */
export async function noteFailed(
  tx: Queryable,
  { webhookId, id }: Delivery,
  failure: {
    attempts: number;
    status: number | null;
    error: DeliveryError;
    at: string;
    retryAt: string | null;
  },
): Promise<void> {
  const { attempts, status, error, at, retryAt } = failure;
  await tx.query(
    `update webhook_deliveries set last_status = $3, last_error = $4, attempts = $7,
       next_attempt_at = coalesce($6::timestamptz, next_attempt_at),
       given_up_at = case when $6::timestamptz is null then $5::timestamptz end
     where webhook_id = $1 and id = $2 and delivered_at is null and given_up_at is null`,
    [webhookId, id, status, error, at, retryAt, attempts],
  );
}

/** Gives up what is too old to send, and deletes what is too old to list. */
export async function pruneDeliveries(db: Queryable, now: number): Promise<void> {
  await changeInSlices(
    db,
    `update webhook_deliveries set given_up_at = $1 where (webhook_id, id) in (
       select webhook_id, id from webhook_deliveries
       where delivered_at is null and given_up_at is null and at <= $2
       limit $3 for update skip locked)
     returning id`,
    [instant(now), instant(now - WORTH_SENDING)],
  );
  await deleteInSlices(db, 'delete from webhook_deliveries where at <= $1', [
    instant(now - DELIVERIES_KEPT),
  ]);
}

/** The last deliveries to an employer's addresses, newest first. */
export function findDeliveries(db: Queryable, employerId: string): Promise<WebhookDelivery[]> {
  return db.query<WebhookDelivery>(
    `select webhook_deliveries.id, webhook_id as "webhookId", type, at, attempts,
       case when delivered_at is not null then 'delivered'
         when given_up_at is not null then 'given_up' else 'waiting' end as state,
       case when delivered_at is null and given_up_at is null then next_attempt_at
         end as "nextAttemptAt",
       delivered_at as "deliveredAt", last_status as "lastStatus", last_error as "lastError"
     from webhook_deliveries join webhooks on webhooks.id = webhook_deliveries.webhook_id
     where webhooks.employer_id = $1
     order by position desc limit $2`,
    [employerId, LISTED_DELIVERIES],
  );
}
