import type { Webhook, WebhookDelivery, WebhookEventType } from '#domain/webhooks/webhook';
import { endpoint, type Ok } from './endpoint';

/** POST /api/integration/webhooks: the one time that the secret is sent. */
export const registerWebhook = endpoint<
  { url: string; eventTypes: WebhookEventType[] },
  Ok<{ webhook: Webhook; secret: string }>
>({ service: 'integration', method: 'POST', path: 'webhooks', access: 'employer' });

/** GET /api/integration/webhooks: the employer's, oldest first. */
export const listWebhooks = endpoint<object, Ok<{ results: Webhook[] }>>({
  service: 'integration',
  method: 'GET',
  path: 'webhooks',
  access: 'employer',
});

/** POST /api/integration/webhooks/:id/delete: with everything that waits for it. */
export const deleteWebhook = endpoint<{ id: string }, Ok<object>>({
  service: 'integration',
  method: 'POST',
  path: 'webhooks/:id/delete',
  access: 'employer',
});

/** POST /api/integration/webhooks/:id/test: sends a test; one that is switched off is on again. */
export const testWebhook = endpoint<{ id: string }, Ok<{ webhook: Webhook; deliveryId: string }>>({
  service: 'integration',
  method: 'POST',
  path: 'webhooks/:id/test',
  access: 'employer',
});

/** GET /api/integration/webhooks/deliveries: the last ones to all addresses, newest first. */
export const listWebhookDeliveries = endpoint<object, Ok<{ results: WebhookDelivery[] }>>({
  service: 'integration',
  method: 'GET',
  path: 'webhooks/deliveries',
  access: 'employer',
});
