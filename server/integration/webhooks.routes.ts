import {
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  registerWebhook,
  testWebhook,
} from '#domain/api/webhooks';
import {
  listWebhooksSchema,
  registerWebhookSchema,
  webhookIdSchema,
} from '#domain/api/webhooks.schema';
import { employerCall } from '../employers/employerCall';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { WebhookService } from '../webhooks/webhooks.service';

/** The addresses that the employer of the key has for what candidates do. */
export function webhookRoutes(webhooks: WebhookService): Route[] {
  return [
    route(registerWebhook, parser(registerWebhookSchema), async (request, caller) => ({
      status: 0,
      ...(await webhooks.register(employerCall(caller), request)),
    })),
    route(listWebhooks, parser(listWebhooksSchema), async (_request, caller) => ({
      status: 0,
      results: await webhooks.list(employerCall(caller).employerId),
    })),
    route(listWebhookDeliveries, parser(listWebhooksSchema), async (_request, caller) => ({
      status: 0,
      results: await webhooks.deliveries(employerCall(caller).employerId),
    })),
    route(deleteWebhook, parser(webhookIdSchema), async ({ id }, caller) => {
      await webhooks.remove(employerCall(caller), id);
      return { status: 0 };
    }),
    route(testWebhook, parser(webhookIdSchema), async ({ id }, caller) => ({
      status: 0,
      ...(await webhooks.test(employerCall(caller), id)),
    })),
  ];
}
