import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { webhookAnswers } from './webhooks.responses';
import type { listWebhooksSchema, registerWebhookSchema, webhookIdSchema } from './webhooks.schema';

/** POST /api/integration/webhooks: the one time that the secret is sent. */
export const registerWebhook = endpoint<
  InferType<typeof registerWebhookSchema>,
  Answered<typeof webhookAnswers.registerWebhook>
>({ service: 'integration', method: 'POST', path: 'webhooks', access: 'employer' });

/** GET /api/integration/webhooks: the employer's, oldest first. */
export const listWebhooks = endpoint<
  InferType<typeof listWebhooksSchema>,
  Answered<typeof webhookAnswers.listWebhooks>
>({
  service: 'integration',
  method: 'GET',
  path: 'webhooks',
  access: 'employer',
});

/** POST /api/integration/webhooks/:id/delete: with everything that waits for it. */
export const deleteWebhook = endpoint<
  InferType<typeof webhookIdSchema>,
  Answered<typeof webhookAnswers.deleteWebhook>
>({
  service: 'integration',
  method: 'POST',
  path: 'webhooks/:id/delete',
  access: 'employer',
});

/** POST /api/integration/webhooks/:id/test: sends a test; one that is switched off is on again. */
export const testWebhook = endpoint<
  InferType<typeof webhookIdSchema>,
  Answered<typeof webhookAnswers.testWebhook>
>({
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
