import { alertPush } from '../../alerts/alertPush';
import { referencePush } from '../../givenReferences/referencePush';
import { MINUTE } from '../../lib/time';
import { createNotifications } from '../../notifications/notifications';
import { pauseMailForm } from '../../v2/forms/pauseMail.form';
import { notificationRoutes } from '../../v2/notifications.routes';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

/** What reaches a candidate who is away. */
export async function createNotificationSubject(tools: Tools): Promise<Subject> {
  const away = await createNotifications({
    ...tools,
    kinds: { alert: alertPush, reference: referencePush },
  });
  await away.start();
  const subject: Subject = {
    routes: notificationRoutes(away.notifications),
    plugins: [(app) => pauseMailForm(app, away)],
    timers: {
      'unread messages': [MINUTE, () => away.mailDigest()],
    },
    gauges: away.gauges,
    stop: () => away.stop(),
  };
  return subject;
}
