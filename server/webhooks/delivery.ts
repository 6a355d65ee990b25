import type { Clock } from '../lib/clock';
import { retryAfterOf } from '../lib/retryAfter';
import { DAY, instant, SECOND } from '../lib/time';
import type { Database } from '../storage/database';
import { createQueueWorker, type QueueWorker } from '../storage/queueWorker';
import {
  noteDelivered,
  noteFailed,
  type TakenDelivery,
  takeDueDelivery,
  WEBHOOK_CHANNEL,
  WORTH_SENDING,
} from './deliveries.repository';
import type { CallResult, PostWebhook } from './postWebhook';
import { pauseAfter } from './retries';
import { signedHeaders } from './signature';
import { noteFailing, noteWorking, switchOff } from './webhooks.repository';

export interface WebhookDeliveryDeps {
  db: Database;
  clock: Clock;
  post: PostWebhook;
  /** The secret of a webhook by its id. */
  secretOf(webhookId: string): string;
  /** From 0 to 1, for the pauses between attempts. */
  random?: () => number;
  /** Called with errors in the sending itself. What an address answers is no error of this kind. */
  onError(error: unknown): void;
}

/** Milliseconds between two polls: the first retry is due after five seconds. */
const LOOK_INTERVAL = 5 * SECOND;
/** Calls being made at once: one address that is slow does not hold up the others. */
const LANES = 8;
/** An address all of whose calls have failed for so long is switched off. */
const FAILING_TOO_LONG = 5 * DAY;
const GONE = 410;

/** Sends what is in the outbox of webhooks. */
export function createWebhookSender(deps: WebhookDeliveryDeps): QueueWorker {
  const { db, clock, post, secretOf, random = Math.random, onError } = deps;

  async function deliver(delivery: TakenDelivery): Promise<void> {
    const { id, webhookId, url, body } = delivery;
    const timestamp = Math.floor(clock.now() / SECOND);
    const headers = signedHeaders(secretOf(webhookId), { id, timestamp, body });
    const result = await post(url, headers, body);
    if (!('status' in result) || result.status < 200 || result.status > 299) {
      return noteFailure(delivery, result);
    }
    await noteDelivered(db, delivery, { status: result.status, at: instant(clock.now()) });
    await noteWorking(db, webhookId);
  }

  async function noteFailure(delivery: TakenDelivery, result: CallResult): Promise<void> {
    const now = clock.now();
    const at = instant(now);
    const asked = 'status' in result ? retryAfterOf(result.retryAfter, now) : null;
    const retryAt = now + pauseAfter(delivery.attempts, asked, random());
    const isWorthIt = retryAt < Date.parse(delivery.at) + WORTH_SENDING;
    await noteFailed(db, delivery, {
      status: 'status' in result ? result.status : null,
      error: 'status' in result ? 'status' : result.error,
      at,
      retryAt: isWorthIt ? instant(retryAt) : null,
    });
    const since = await noteFailing(db, delivery.webhookId, at);
    const isGone = 'status' in result && result.status === GONE;
    const isTooLong = since !== null && now - Date.parse(since) >= FAILING_TOO_LONG;
    if (!isGone && !isTooLong) return;
    const because = isGone ? 'gone' : 'failing';
    await db.transaction((tx) => switchOff(tx, delivery.webhookId, { because, at }));
  }

  return createQueueWorker({
    db,
    channel: WEBHOOK_CHANNEL,
    lanes: LANES,
    lookInterval: LOOK_INTERVAL,
    onError,
    async takeSome(taken) {
      const delivery = await takeDueDelivery(db, clock.now());
      if (!delivery) return 0;
      taken();
      await deliver(delivery);
      return 1;
    },
  });
}
