import {
  fetchNotificationSettings,
  saveNotificationSettings,
  subscribePush,
  unsubscribePush,
} from '#domain/api/notifications';
import {
  saveNotificationSettingsSchema,
  subscribePushSchema,
  unsubscribePushSchema,
} from '#domain/api/notifications.schema';
import { emptySchema } from '#domain/api/privacy.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { NotificationService } from '../notifications/notifications.service';
import { signedInCaller } from '../policy/caller';

/** How the candidate hears of messages while they are away. */
export function notificationRoutes(notifications: NotificationService): Route[] {
  return [
    route(fetchNotificationSettings, parser(emptySchema), async (_request, caller) => ({
      status: 0,
      ...(await notifications.find(signedInCaller(caller))),
    })),
    route(
      saveNotificationSettings,
      parser(saveNotificationSettingsSchema),
      async (changes, caller) => ({
        status: 0,
        ...(await notifications.save(signedInCaller(caller), changes)),
      }),
    ),
    route(subscribePush, parser(subscribePushSchema), async (keys, caller) => ({
      status: 0,
      ...(await notifications.subscribe(signedInCaller(caller), keys, caller.userAgent)),
    })),
    route(unsubscribePush, parser(unsubscribePushSchema), async ({ id }, caller) => ({
      status: 0,
      ...(await notifications.unsubscribe(signedInCaller(caller), id)),
    })),
  ];
}
