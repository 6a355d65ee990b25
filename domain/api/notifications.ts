import type { InferType } from 'yup';
import type { Answered, AnsweredFields } from './answer';
import { endpoint } from './endpoint';
import type { notificationAnswers } from './notifications.responses';
import type {
  saveNotificationSettingsSchema,
  subscribePushSchema,
  unsubscribePushSchema,
} from './notifications.schema';

/** How a candidate wants to hear of messages while they are away. */
export type NotificationSettings = NotificationState['settings'];

/** A browser that shows notifications. */
export type PushDevice = NotificationState['devices'][number];

/** The settings, and the candidate's devices, the newest first. */
export type NotificationState = AnsweredFields<
  typeof notificationAnswers.fetchNotificationSettings
>;

/** GET notifications/fetch_notification_settings */
export const fetchNotificationSettings = endpoint<
  Record<string, never>,
  Answered<typeof notificationAnswers.fetchNotificationSettings>
>({
  service: 'v2',
  method: 'GET',
  path: 'notifications/fetch_notification_settings',
  access: 'candidate',
});

/** POST notifications/save_notification_settings: what is not given stays as it is. */
export const saveNotificationSettings = endpoint<
  InferType<typeof saveNotificationSettingsSchema>,
  Answered<typeof notificationAnswers.saveNotificationSettings>
>({
  service: 'v2',
  method: 'POST',
  path: 'notifications/save_notification_settings',
  access: 'candidate',
});

/** What a browser gives that subscribes, in base64url as there. */
export type PushSubscriptionKeys = InferType<typeof subscribePushSchema>;

/** POST notifications/subscribe_push: this browser shows notifications, until its sign-out. */
export const subscribePush = endpoint<
  InferType<typeof subscribePushSchema>,
  Answered<typeof notificationAnswers.subscribePush>
>({
  service: 'v2',
  method: 'POST',
  path: 'notifications/subscribe_push',
  access: 'candidate',
});

/** POST notifications/unsubscribe_push: one of the candidate's own devices; gone already is fine. */
export const unsubscribePush = endpoint<
  InferType<typeof unsubscribePushSchema>,
  Answered<typeof notificationAnswers.unsubscribePush>
>({
  service: 'v2',
  method: 'POST',
  path: 'notifications/unsubscribe_push',
  access: 'candidate',
});
