import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { ShownLink, ShownPush } from '#domain/notifications/shownPush';
import type { Vapid } from '../config/pushConfig';
import { postToEndpoint } from '../lib/publicEndpoint';
import { DAY, SECOND } from '../lib/time';

/** Seconds for which a push service keeps a message for a device that is off. */
const KEPT = DAY / SECOND;
/** Characters of a topic, at most 32. */
const TOPIC_LENGTH = 32;

/** What a browser gave when it subscribed. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * What a push service said: taken; there is no such device any more; this one never will be taken;
 * or try again.
 */
type PushResult = 'sent' | 'gone' | 'refused' | 'again';

export interface PushSender {
  /** Never rejects for what the service does; `error` says why it is to be tried again. */
  send(
    to: Subscription,
    shown: ShownPush | ShownLink,
  ): Promise<{ result: PushResult; error?: unknown }>;
}

/**
 * Sends notifications, encrypted for the browser alone (RFC 8291). A topic has a push service keep
 * only the newest one of a chat, or of an alert.
 */
export function createPushSender({
  vapid,
  loopback,
}: {
  vapid: Vapid;
  loopback: boolean;
}): PushSender {
  function requestOf({ endpoint, p256dh, auth }: Subscription, shown: ShownPush | ShownLink) {
    try {
      return webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(shown),
        {
          vapidDetails: vapid,
          TTL: KEPT,
          urgency: 'normal',
          topic: createHash('sha256')
            .update('tag' in shown ? shown.tag : shown.chatId)
            .digest('base64url')
            .slice(0, TOPIC_LENGTH),
        },
      );
    } catch {
      // A browser's keys that are no point of the curve
      return null;
    }
  }

  return {
    async send(to, shown) {
      const details = requestOf(to, shown);
      if (details === null) return { result: 'gone' };
      const { headers, body } = details;
      try {
        const { status } = await postToEndpoint(to.endpoint, { headers, body, loopback });
        const result = resultOf(status);
        return result === 'again' ? { result, error: { code: status } } : { result };
      } catch (error) {
        return { result: 'again', error };
      }
    },
  };
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'again' : 'refused';
}
