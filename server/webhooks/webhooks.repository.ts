import type { Webhook } from '#domain/api/webhooks';
import type { SwitchOffReason, WebhookEventType } from '#domain/webhooks/webhook';
import { dropLane } from '../outbox/outbox';
import type { Queryable } from '../storage/database';

interface WebhookRow extends Omit<Webhook, 'switchedOff'> {
  switchedOffAt: string | null;
  switchedOffBecause: SwitchOffReason | null;
}

const COLUMNS = `id, url, event_types as "eventTypes", created_at as "createdAt",
  failing_since as "failingSince", switched_off_at as "switchedOffAt",
  switched_off_because as "switchedOffBecause"`;

/** The unique constraint of an employer's addresses. */
export const URL_CONSTRAINT = 'webhooks_url';

/** An employer's webhooks, oldest first. */
export async function findWebhooks(db: Queryable, employerId: string): Promise<Webhook[]> {
  const rows = await db.query<WebhookRow>(
    `select ${COLUMNS} from webhooks where employer_id = $1 order by created_at, id`,
    [employerId],
  );
  return rows.map(toWebhook);
}

/** @param at - ISO 8601 UTC. */
export async function insertWebhook(
  tx: Queryable,
  webhook: { id: string; employerId: string; url: string; eventTypes: WebhookEventType[] },
  at: string,
): Promise<Webhook> {
  const [row] = await tx.query<WebhookRow>(
    `insert into webhooks (id, employer_id, url, event_types, created_at)
     values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [webhook.id, webhook.employerId, webhook.url, webhook.eventTypes, at],
  );
  if (!row) throw new Error('The webhook was not stored.');
  return toWebhook(row);
}

/** False when the employer has none with this id. */
export async function removeWebhook(
  tx: Queryable,
  employerId: string,
  id: string,
): Promise<boolean> {
  const rows = await tx.query(
    'delete from webhooks where employer_id = $1 and id = $2 returning id',
    [employerId, id],
  );
  return rows.length > 0;
}

/** Switches an employer's webhook on, whether it was off or not; null when there is none. */
export async function switchOn(
  tx: Queryable,
  employerId: string,
  id: string,
): Promise<Webhook | null> {
  const [row] = await tx.query<WebhookRow>(
    `update webhooks set switched_off_at = null, switched_off_because = null,
       failing_since = case when switched_off_at is null then failing_since end
     where employer_id = $1 and id = $2 returning ${COLUMNS}`,
    [employerId, id],
  );
  return row ? toWebhook(row) : null;
}

/** Switches one off and gives up what waits for it. */
export async function switchOff(
  tx: Queryable,
  id: string,
  { because, at }: { because: SwitchOffReason; at: string },
): Promise<void> {
  await tx.query(
    `update webhooks set switched_off_at = $2, switched_off_because = $3
     where id = $1 and switched_off_at is null`,
    [id, at, because],
  );
  await tx.query(
    `update webhook_deliveries set given_up_at = $2
     where webhook_id = $1 and delivered_at is null and given_up_at is null`,
    [id, at],
  );
  await dropLane(tx, 'webhook', id);
}

/** A call arrived. */
export async function noteWorking(db: Queryable, id: string): Promise<void> {
  await db.query(
    'update webhooks set failing_since = null where id = $1 and failing_since is not null',
    [id],
  );
}

/** A call failed; answers since when they all have, or null when the webhook is gone. */
export async function noteFailing(db: Queryable, id: string, at: string): Promise<string | null> {
  await db.query('update webhooks set failing_since = $2 where id = $1 and failing_since is null', [
    id,
    at,
  ]);
  const [row] = await db.query<{ since: string | null }>(
    'select failing_since as since from webhooks where id = $1',
    [id],
  );
  return row?.since ?? null;
}

function toWebhook({
  switchedOffAt: at,
  switchedOffBecause: because,
  ...row
}: WebhookRow): Webhook {
  return { ...row, switchedOff: at !== null && because !== null ? { at, because } : null };
}
