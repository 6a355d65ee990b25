import type { InferType } from 'yup';
import type { JobEventType, WebhookEventType } from '#domain/webhooks/webhook';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { EVENT_DATA } from './webhookEvents.responses';
import type { delivery, webhook, webhookAnswers } from './webhooks.responses';
import type { listWebhooksSchema, registerWebhookSchema, webhookIdSchema } from './webhooks.schema';

/** An employer's address. */
export type Webhook = InferType<typeof webhook>;

/** One event for one address. */
export type WebhookDelivery = InferType<typeof delivery>;

/** Something that a candidate did with one of their applications. */
export type EmployerEvent = {
  [Type in Exclude<WebhookEventType, JobEventType>]: {
    type: Type;
    applicationId: string;
    /** ISO 8601 UTC. */
    at: string;
    data: InferType<(typeof EVENT_DATA)[Type]>;
  };
}[Exclude<WebhookEventType, JobEventType>];

/** Something that candidates did with one of the employer's jobs. */
export type JobEvent = {
  [Type in JobEventType]: {
    type: Type;
    jobId: string;
    employerId: string;
    /** ISO 8601 UTC. */
    at: string;
    data: InferType<(typeof EVENT_DATA)[Type]>;
  };
}[JobEventType];

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
