import {
  type DeliveryError,
  LISTED_DELIVERIES,
  type WebhookDelivery,
} from '#domain/webhooks/webhook';
import { EMPLOYER_HAS_KEY } from '../employers/storedEmployers';
import { DAY, instant, MINUTE } from '../lib/time';
import type { Queryable } from '../storage/database';

/** The channel that notifies the senders at the commit; its payload is empty. */
export const WEBHOOK_CHANNEL = 'webhook_deliveries';

/** Milliseconds that a node has for a call before another node may make it. */
const LEASE = MINUTE;
/** Milliseconds for which a delivery is tried. */
export const WORTH_SENDING = 3 * DAY;
/** Milliseconds for which it is listed. */
const DELIVERIES_KEPT = 7 * DAY;
/**
 * While a delivery has been tried fewer times than this, later ones to the same address wait for it,
 * so that they arrive in order. Then it steps aside: one event that an address cannot take must not
 * hold up all others.
 */
export const TRIES_IN_ORDER = 6;

/** The addresses of an application's employer that want an event, and the application's job. */
export async function findReceivers(
  tx: Queryable,
  { employerId, applicationId, type }: { employerId: string; applicationId: string; type: string },
): Promise<{ webhookId: string; jobId: string }[]> {
  // Locked, since an employer may delete one meanwhile
  return tx.query<{ webhookId: string; jobId: string }>(
    `select webhooks.id as "webhookId", applications.job_id as "jobId"
     from webhooks
     join applications on applications.id = $2
     join jobs on jobs.id = applications.job_id and jobs.employer_id = webhooks.employer_id
     where webhooks.employer_id = $1 and webhooks.switched_off_at is null
       and $3 = any(webhooks.event_types)
     for key share of webhooks`,
    [employerId, applicationId, type],
  );
}

/** The employer of an application's job; null for a job without one. */
export async function findEmployer(tx: Queryable, applicationId: string): Promise<string | null> {
  const [row] = await tx.query<{ employerId: string | null }>(
    `select jobs.employer_id as "employerId"
     from applications join jobs on jobs.id = applications.job_id where applications.id = $1`,
    [applicationId],
  );
  return row?.employerId ?? null;
}

interface NewDelivery {
  id: string;
  applicationId: string | null;
  type: string;
  /** ISO 8601 UTC. */
  at: string;
  body: string;
}

/** Writes an event for some addresses and notifies the senders at the commit. */
export async function insertDeliveries(
  tx: Queryable,
  webhookIds: readonly string[],
  { id, applicationId, type, at, body }: NewDelivery,
): Promise<void> {
  await tx.query(
    `with written as (
       insert into webhook_deliveries (webhook_id, id, application_id, type, at, send_after, body)
       select webhook_id, $2, $3, $4, $5, $5, $6 from unnest($1::text[]) as webhook_id
       returning id
     )
     select pg_notify('${WEBHOOK_CHANNEL}', '') from written limit 1`,
    [webhookIds, id, applicationId, type, at, body],
  );
}

/** A delivery that this node has taken to send. */
export interface TakenDelivery {
  id: string;
  webhookId: string;
  url: string;
  at: string;
  body: string;
  /** Attempts so far, this one included. */
  attempts: number;
}

/**
 * Takes the delivery that is due first; null when none is. What one node has taken is locked or
 * leased, and no other takes it until the lease expires, for example after a crash. Nothing is
 * sent for an employer without a valid key, who could not read it either: it waits.
 */
export async function takeDueDelivery(db: Queryable, now: number): Promise<TakenDelivery | null> {
  const [row] = await db.query<TakenDelivery>(
    `update webhook_deliveries set attempts = attempts + 1, send_after = $3
     from webhooks
     where webhooks.id = webhook_deliveries.webhook_id and position = (
       select due.position from webhook_deliveries as due
       join webhooks on webhooks.id = due.webhook_id
       where due.delivered_at is null and due.given_up_at is null and due.send_after <= $2
         and webhooks.switched_off_at is null and ${EMPLOYER_HAS_KEY}
         and not exists (
           select 1 from webhook_deliveries as earlier
           where earlier.webhook_id = due.webhook_id and earlier.position < due.position
             and earlier.delivered_at is null and earlier.given_up_at is null
             and earlier.attempts < $1)
       order by due.send_after, due.position
       limit 1
       for update of due skip locked)
     returning webhook_deliveries.id, webhook_id as "webhookId", url, at, body, attempts`,
    [TRIES_IN_ORDER, instant(now), instant(now + LEASE)],
  );
  return row ?? null;
}

type Place = Pick<TakenDelivery, 'webhookId' | 'id'>;

export async function noteDelivered(
  db: Queryable,
  { webhookId, id }: Place,
  { status, at }: { status: number; at: string },
): Promise<void> {
  await db.query(
    `update webhook_deliveries set delivered_at = $3, given_up_at = null, body = null,
       last_status = $4, last_error = null
     where webhook_id = $1 and id = $2 and delivered_at is null`,
    [webhookId, id, at, status],
  );
}

/** Stores why a call failed, and when the next one is made; null: none is. */
export async function noteFailed(
  db: Queryable,
  { webhookId, id }: Place,
  failure: { status: number | null; error: DeliveryError; at: string; retryAt: string | null },
): Promise<void> {
  const { status, error, at, retryAt } = failure;
  await db.query(
    `update webhook_deliveries set last_status = $3, last_error = $4,
       send_after = coalesce($6::timestamptz, send_after),
       given_up_at = case when $6::timestamptz is null then $5::timestamptz end,
       body = case when $6::timestamptz is null then null else body end
     where webhook_id = $1 and id = $2 and delivered_at is null and given_up_at is null`,
    [webhookId, id, status, error, at, retryAt],
  );
}

/** Gives up what is too old to send, and deletes what is too old to list. */
export async function pruneDeliveries(db: Queryable, now: number): Promise<void> {
  await db.query(
    `update webhook_deliveries set given_up_at = $1, body = null
     where delivered_at is null and given_up_at is null and at <= $2`,
    [instant(now), instant(now - WORTH_SENDING)],
  );
  await db.query('delete from webhook_deliveries where at <= $1', [instant(now - DELIVERIES_KEPT)]);
}

/** The last deliveries to an employer's addresses, newest first. */
export function findDeliveries(db: Queryable, employerId: string): Promise<WebhookDelivery[]> {
  return db.query<WebhookDelivery>(
    `select webhook_deliveries.id, webhook_id as "webhookId", type, at, attempts,
       case when delivered_at is not null then 'delivered'
         when given_up_at is not null then 'given_up' else 'waiting' end as state,
       case when delivered_at is null and given_up_at is null then send_after
         end as "nextAttemptAt",
       delivered_at as "deliveredAt", last_status as "lastStatus", last_error as "lastError"
     from webhook_deliveries join webhooks on webhooks.id = webhook_deliveries.webhook_id
     where webhooks.employer_id = $1
     order by position desc limit $2`,
    [employerId, LISTED_DELIVERIES],
  );
}
