import { createAlerts } from '../../alerts/alerts';
import type { CallerReader } from '../../http/api';
import { HOUR, MINUTE } from '../../lib/time';
import { alertRoutes } from '../../portal/alerts.routes';
import { alertForms } from '../../v2/forms/alerts.form';
import type { Subject } from '../subject';
import type { Tools } from '../tools';
import type { Jobs } from './jobs';

/** Mails and notifications about jobs of searches, and about saved jobs. */
export function createAlertSubject(
  tools: Tools,
  { jobs, readers }: { jobs: Jobs; readers: CallerReader },
): Subject {
  const { index, indexedTo } = jobs;
  const alerts = createAlerts({ ...tools, index, indexedTo });
  return {
    routes: alertRoutes(alerts),
    plugins: [alertForms({ ...alerts, readers, publicUrl: tools.publicUrl })],
    timers: {
      alerts: [MINUTE, () => alerts.round()],
      'old alerts': [HOUR, () => alerts.prune()],
    },
  };
}
