import type { Clock } from '../lib/clock';
import { retryAfterOf } from '../lib/retryAfter';
import { DAY, instant, MINUTE, SECOND } from '../lib/time';
import type { Channel, Outcome } from '../outbox/channel';
import type { Entry } from '../outbox/entry';
import type { Database, Queryable } from '../storage/database';
import {
  type Delivery,
  type DeliveryPayload,
  findReceiver,
  noteDelivered,
  noteFailed,
} from './deliveries.repository';
import type { CallResult, PostWebhook } from './postWebhook';
import { pauseAfter } from './retries';
import { signedHeaders } from './signature';
import { noteFailing, noteWorking, switchOff } from './webhooks.repository';

/** Calls being made at once. To one address there is one, as its events arrive in order. */
const AT_ONCE = 48;
/** Milliseconds after which an address that does not answer is called again at the latest. */
const LONGEST_SILENCE = MINUTE;
/** Milliseconds that a node has for a call before another node may make it. */
const LEASE = MINUTE;
/**
 * Tries of a delivery for which later ones to the same address wait. One event that an address
 * cannot take must not hold up all others.
 */
export const TRIES_IN_ORDER = 6;
/** Milliseconds until an employer without a valid key is looked at again. */
const WITHOUT_KEY = MINUTE;
/** An address all of whose calls have failed for so long is switched off. */
const FAILING_TOO_LONG = 5 * DAY;
const GONE = 410;

/** Calls employers' addresses. An address is a lane: its events arrive in order. */
export function createWebhookChannel({
  db,
  clock,
  post,
  secretOf,
  random = Math.random,
}: {
  db: Database;
  clock: Clock;
  post: PostWebhook;
  /** The secret of a webhook by its id, and by when it was registered (ISO 8601). */
  secretOf(webhookId: string, createdAt: string): string;
  /** From 0 to 1, for the pauses between attempts. */
  random?: () => number;
}): Channel<DeliveryPayload> {
  function delivered(delivery: Delivery, attempts: number, status: number): Outcome {
    const at = instant(clock.now());
    return {
      step: 'delivered',
      async note(tx) {
        await noteDelivered(tx, delivery, { attempts, status, at });
        await noteWorking(tx, delivery.webhookId);
      },
    };
  }

  function failed(
    delivery: Delivery,
    { attempts, expiresAt }: Entry<DeliveryPayload>,
    result: CallResult,
  ): Outcome {
    const { webhookId } = delivery;
    const now = clock.now();
    const at = instant(now);
    const answered = 'status' in result ? result : null;
    const asked = answered && retryAfterOf(answered.retryAfter, now);
    const retryAt = now + pauseAfter(attempts, asked, random());
    const isWorthIt = retryAt < expiresAt;
    const failure = {
      attempts,
      status: answered?.status ?? null,
      error: 'status' in result ? ('status' as const) : result.error,
      at,
      retryAt: isWorthIt ? instant(retryAt) : null,
    };
    async function note(tx: Queryable): Promise<void> {
      await noteFailed(tx, delivery, failure);
      const since = await noteFailing(tx, webhookId, at);
      const isGone = answered?.status === GONE;
      const isTooLong = since !== null && now - Date.parse(since) >= FAILING_TOO_LONG;
      if (!isGone && !isTooLong) return;
      await switchOff(tx, webhookId, { because: isGone ? 'gone' : 'failing', at });
    }
    const receiver = answered ? 'answered' : 'failed';
    return isWorthIt
      ? { step: 'retry', at: retryAt, note, receiver }
      : { step: 'drop', note, receiver };
  }

  return {
    name: 'webhook',
    atOnce: AT_ONCE,
    atOnceToOne: 1,
    longestSilence: LONGEST_SILENCE,
    lease: LEASE,
    triesInOrder: TRIES_IN_ORDER,
    pauseAfter: (attempts) => pauseAfter(attempts, null, random()),

    async deliver(entry) {
      const now = clock.now();
      const { id, body } = entry.payload;
      // Its address is its lane
      const delivery = { webhookId: entry.lane ?? '', id };
      const receiver = await findReceiver(db, delivery, instant(now));
      if (receiver === null) return { step: 'drop' };
      // Who has no valid key could not read it by the integration API either
      if (!receiver.hasKey) return { step: 'hold', until: now + WITHOUT_KEY };
      const timestamp = Math.floor(now / SECOND);
      const headers = signedHeaders(secretOf(delivery.webhookId, receiver.createdAt), {
        id,
        timestamp,
        body,
      });
      const result = await post(receiver.url, headers, body);
      const arrived = 'status' in result && result.status >= 200 && result.status <= 299;
      return arrived
        ? delivered(delivery, entry.attempts, result.status)
        : failed(delivery, entry, result);
    },
  };
}
