import {
  fetchNotificationSettings,
  type NotificationSettings,
  type NotificationState,
  saveNotificationSettings,
  subscribePush,
  unsubscribePush,
} from '#domain/api/notifications';
import { keyOf } from './keys';
import { browserSubscription, canPush } from './pushManager';
import { cacheAnswer, type SiteData } from './siteData';
import { type Reading, useApi } from './useApi';

const STATE = keyOf(fetchNotificationSettings, {});

/** How the candidate hears of messages; undefined until it is known. */
export function useNotificationState(): Reading<NotificationState> {
  return useApi(fetchNotificationSettings, {});
}

/** Saves what is given. Rejects with an `ApiError`. */
export async function saveOwnNotifications(
  data: SiteData,
  changes: Partial<NotificationSettings>,
): Promise<void> {
  await cacheAnswer(data, STATE, await data.api.call(saveNotificationSettings, changes));
}

/**
 * Asks the person, through the browser, and has this browser show notifications if they allow it:
 * `denied` is for good, `default` is no answer. Rejects with an `ApiError`, or when the browser's
 * push service cannot be reached.
 */
export async function turnOnPush(data: SiteData, pushKey: string): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission;
  const keys = await browserSubscription(pushKey);
  await cacheAnswer(data, STATE, await data.api.call(subscribePush, keys));
  return permission;
}

/**
 * Has this browser subscribe anew where it did so by another key of the server's, without a question:
 * the person has allowed it. Does nothing where that is over.
 */
export async function renewPush(data: SiteData, state: NotificationState): Promise<void> {
  const { pushKey, devices } = state;
  const isOutdated = devices.some(({ current, ofOtherKey }) => current && ofOtherKey);
  if (!isOutdated || pushKey === null || !canPush()) return;
  if (Notification.permission !== 'granted') return;
  const keys = await browserSubscription(pushKey);
  const answer = await data.api.call(subscribePush, keys, { explainsLostSession: false });
  await cacheAnswer(data, STATE, answer);
}

/** Ends one of the candidate's devices. Rejects with an `ApiError`. */
export async function turnOffPush(data: SiteData, id: string): Promise<void> {
  await cacheAnswer(data, STATE, await data.api.call(unsubscribePush, { id }));
}
