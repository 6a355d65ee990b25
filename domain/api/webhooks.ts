import type { WebhookEventType } from '#domain/webhooks/webhook';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { webhookAnswers } from './webhooks.responses';

/** POST /api/integration/webhooks: the one time that the secret is sent. */
export const registerWebhook = endpoint<
  { url: string; eventTypes: WebhookEventType[] },
  Answered<typeof webhookAnswers.registerWebhook>
>({ service: 'integration', method: 'POST', path: 'webhooks', access: 'employer' });

/** GET /api/integration/webhooks: the employer's, oldest first. */
export const listWebhooks = endpoint<object, Answered<typeof webhookAnswers.listWebhooks>>({
  service: 'integration',
  method: 'GET',
  path: 'webhooks',
  access: 'employer',
});

/** POST /api/integration/webhooks/:id/delete: with everything that waits for it. */
export const deleteWebhook = endpoint<
  { id: string },
  Answered<typeof webhookAnswers.deleteWebhook>
>({
  service: 'integration',
  method: 'POST',
  path: 'webhooks/:id/delete',
  access: 'employer',
});

/** POST /api/integration/webhooks/:id/test: sends a test; one that is switched off is on again. */
export const testWebhook = endpoint<{ id: string }, Answered<typeof webhookAnswers.testWebhook>>({
  service: 'integration',
  method: 'POST',
  path: 'webhooks/:id/test',
  access: 'employer',
});

/** GET /api/integration/webhooks/deliveries: the last ones to all addresses, newest first. */
export const listWebhookDeliveries = endpoint<
  object,
  Answered<typeof webhookAnswers.listWebhookDeliveries>
>({
  service: 'integration',
  method: 'GET',
  path: 'webhooks/deliveries',
  access: 'employer',
});
