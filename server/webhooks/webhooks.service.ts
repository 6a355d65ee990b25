import { randomBytes } from 'node:crypto';
import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { Webhook, WebhookDelivery } from '#domain/api/webhooks';
import { deleteWebhook, type registerWebhook, testWebhook } from '#domain/api/webhooks';
import { MAX_WEBHOOKS, TEST_EVENT } from '#domain/webhooks/webhook';
import type { EmployerCall } from '../employers/employerCall';
import { lockEmployer } from '../employers/storedEmployers';
import { once } from '../http/idempotency';
import type { Clock } from '../lib/clock';
import { isAllowedEndpoint } from '../lib/publicEndpoint';
import { instant } from '../lib/time';
import { dropLane } from '../outbox/outbox';
import type { Database } from '../storage/database';
import { isUniqueViolation } from '../storage/sqlError';
import { findDeliveries, insertDeliveries } from './deliveries.repository';
import { newEventId } from './queueEmployerEvent';
import {
  findWebhooks,
  insertWebhook,
  removeWebhook,
  switchOn,
  URL_CONSTRAINT,
} from './webhooks.repository';

/** An employer's addresses for what candidates do. Another's is `not_found`. */
export interface WebhookService {
  /**
   * Its answer is the one time that the secret is sent, so it is stored for no idempotency key. An
   * address is registered once: who lost the answer deletes it and registers it again.
   *
   * @throws ApiError `invalid_request` for an address that may not be called, `conflict` for one
   * that is registered, and for one too many.
   */
  register(
    call: EmployerCall,
    request: RequestOf<typeof registerWebhook>,
  ): Promise<Omit<ResponseOf<typeof registerWebhook>, 'status'>>;
  list(employerId: string): Promise<Webhook[]>;
  /** @throws ApiError `not_found` */
  remove(call: EmployerCall, id: string): Promise<void>;
  /** Queues a test; one that was switched off is on again. @throws ApiError `not_found` */
  test(call: EmployerCall, id: string): Promise<Omit<ResponseOf<typeof testWebhook>, 'status'>>;
  deliveries(employerId: string): Promise<WebhookDelivery[]>;
}

export function createWebhookService({
  db,
  clock,
  secretOf,
  loopback,
}: {
  db: Database;
  clock: Clock;
  secretOf(webhookId: string, createdAt: string): string;
  /** Whether an address may be on this machine: in no production run. */
  loopback: boolean;
}): WebhookService {
  return {
    async register({ employerId }, { url, eventTypes }) {
      if (!isAllowedEndpoint(url, loopback)) {
        const message = 'The address must be public and begin with https:.';
        throw new ApiError('invalid_request', message, { url: 'validation.https_url' });
      }
      const id = `wh_${randomBytes(16).toString('hex')}`;
      const row = { id, employerId, url: new URL(url).href, eventTypes };
      const webhook = await db.transaction(async (tx) => {
        await lockEmployer(tx, employerId);
        if ((await findWebhooks(tx, employerId)).length >= MAX_WEBHOOKS) {
          throw new ApiError('conflict', `There are ${MAX_WEBHOOKS} addresses: delete one first.`);
        }
        return insertWebhook(tx, row, instant(clock.now())).catch((error: unknown) => {
          if (!isUniqueViolation(error, URL_CONSTRAINT)) throw error;
          throw new ApiError('conflict', 'The address is registered.');
        });
      });
      return { webhook, secret: secretOf(id, webhook.createdAt) };
    },

    list: (employerId) => findWebhooks(db, employerId),

    async remove({ employerId, idempotencyKey: key }, id) {
      const scope = `employer:${employerId}`;
      await once(db, { scope, key, endpoint: deleteWebhook, request: { id } }, async (tx) => {
        if (!(await removeWebhook(tx, employerId, id))) throw notFound();
        await dropLane(tx, 'webhook', id);
        return {};
      });
    },

    test({ employerId, idempotencyKey: key }, id) {
      const scope = `employer:${employerId}`;
      return once(db, { scope, key, endpoint: testWebhook, request: { id } }, async (tx) => {
        const webhook = await switchOn(tx, employerId, id);
        if (!webhook) throw notFound();
        const deliveryId = newEventId();
        const at = instant(clock.now());
        await insertDeliveries(tx, [id], {
          id: deliveryId,
          applicationId: null,
          userId: null,
          type: TEST_EVENT,
          at,
          body: JSON.stringify({ type: TEST_EVENT, timestamp: at, data: {} }),
        });
        return { webhook, deliveryId };
      });
    },

    deliveries: (employerId) => findDeliveries(db, employerId),
  };
}

function notFound(): ApiError {
  return new ApiError('not_found', 'No such webhook.');
}
