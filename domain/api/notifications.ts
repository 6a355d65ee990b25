import type { InferType } from 'yup';
import type { QuietHours } from '#domain/notifications/quietHours';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { notificationAnswers } from './notifications.responses';
import type {
  saveNotificationSettingsSchema,
  subscribePushSchema,
  unsubscribePushSchema,
} from './notifications.schema';

/** How a candidate wants to hear of messages while they are away. */
export interface NotificationSettings {
  /** A mail when messages have been unread for a while. */
  mailDigest: boolean;
  /** The hours without notifications; null for none. */
  quietHours: QuietHours | null;
}

/** A browser that shows notifications. */
export interface PushDevice {
  id: string;
  /** Browser and system, as in "Chrome, Android"; null when neither is known. */
  device: string | null;
  /** Instant, ISO 8601 UTC. */
  createdAt: string;
  /** Whether it is the calling one. */
  current: boolean;
}

/** The settings, and the candidate's devices, the newest first. */
export interface NotificationState {
  settings: NotificationSettings;
  devices: PushDevice[];
  /**
   * The server's public key, by which a browser subscribes; null where there are no notifications:
   * the server has no keys, or the computer is shared.
   */
  pushKey: string | null;
}

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
export interface PushSubscriptionKeys {
  /** Where its push service takes messages for it. */
  endpoint: string;
  p256dh: string;
  auth: string;
}

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
