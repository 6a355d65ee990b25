import { createAlerts } from '../../alerts/alerts';
import type { CallerReader } from '../../http/api';
import { HOUR, MINUTE } from '../../lib/time';
import type { PushSender } from '../../notifications/pushSender';
import { alertRoutes } from '../../portal/alerts.routes';
import { alertForms } from '../../v2/forms/alerts.form';
import type { Subject } from '../subject';
import type { Tools } from '../tools';
import type { Jobs } from './jobs';

/** Mails and notifications about jobs of searches, and about saved jobs. */
export async function createAlertSubject(
  tools: Tools,
  {
    jobs,
    pushSender,
    readers,
  }: { jobs: Jobs; pushSender: PushSender | null; readers: CallerReader },
): Promise<Subject> {
  const { index, indexedTo } = jobs;
  const alerts = createAlerts({ ...tools, index, indexedTo, pushSender });
  await alerts.start();
  return {
    routes: alertRoutes(alerts),
    plugins: [alertForms({ ...alerts, readers, publicUrl: tools.publicUrl })],
    timers: {
      alerts: [MINUTE, () => alerts.round()],
      'old alerts': [HOUR, () => alerts.prune()],
    },
    stop: () => alerts.stop(),
  };
}
