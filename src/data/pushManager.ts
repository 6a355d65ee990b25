import type { PushSubscriptionKeys } from '#domain/api/notifications';
import { isSharedComputer } from '../lib/sharedComputer';

const WORKER = '/sw.js';

/**
 * Whether this browser can show notifications of a closed site: not on a shared computer, where the
 * next person would read them.
 */
export const canPush = (): boolean => hasPush() && !isSharedComputer();

function hasPush(): boolean {
  return (
    typeof window !== 'undefined' &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  );
}

/** The browser's subscription at its push service, made with the server's key if need be. */
export async function browserSubscription(pushKey: string): Promise<PushSubscriptionKeys> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const isCurrent = known !== null && toText(known.options.applicationServerKey) === pushKey;
  // A browser has one; with another key of the server's it is of no use
  if (known && !isCurrent) await known.unsubscribe();
  const subscription = isCurrent
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  return {
    endpoint: subscription.endpoint,
    p256dh: toText(subscription.getKey('p256dh')),
    auth: toText(subscription.getKey('auth')),
  };
}

/** Takes away the notifications that are shown, of everything or of one chat. */
export async function closeNotifications(chatId?: string): Promise<void> {
  if (!hasPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = await registration?.getNotifications(chatId === undefined ? {} : { tag: chatId });
  for (const notification of shown ?? []) notification.close();
}

/** Bytes in base64url. */
function toText(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
