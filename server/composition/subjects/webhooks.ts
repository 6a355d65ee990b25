import { webhookRoutes } from '../../integration/webhooks.routes';
import { HOUR } from '../../lib/time';
import { createWebhooks } from '../../webhooks/webhooks';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

/** What employers' own programs are told. */
export async function createWebhookSubject(tools: Tools): Promise<Subject> {
  const webhooks = createWebhooks(tools);
  await webhooks.start();
  return {
    routes: webhookRoutes(webhooks.service),
    timers: { 'webhook deliveries': [HOUR, () => webhooks.prune()] },
    gauges: webhooks.gauges,
    stop: () => webhooks.stop(),
  };
}
