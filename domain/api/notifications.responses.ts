import { answer } from './answer';
import { count, exact, flag, instant, list, ok, text, textOrNull } from './responseFields';

const state = () =>
  ok({
    settings: exact({
      /** A mail when messages have been unread for a while. */
      mailDigest: flag(),
      /** The hours without notifications; null for none. */
      quietHours: exact({ from: count(), to: count() }).nullable(),
    }),
    devices: list(
      exact({
        id: text(),
        /** Browser and system, as in "Chrome, Android"; null when neither is known. */
        device: textOrNull(),
        /** Instant, ISO 8601 UTC. */
        createdAt: instant(),
        /** Whether it is the calling one. */
        current: flag(),
        /** It subscribed by another key of the server's: it shows nothing until it does so anew. */
        ofOtherKey: flag(),
      }),
    ),
    /**
     * The server's public key, by which a browser subscribes; null where there are no notifications:
     * the server has no keys, or the computer is shared.
     */
    pushKey: textOrNull(),
  });

export const notificationAnswers = {
  fetchNotificationSettings: answer({
    summary: 'Read how the candidate hears of messages.',
    response: state(),
  }),
  saveNotificationSettings: answer({
    summary: 'Save how the candidate hears of messages.',
    description: 'What is not given stays as it is.',
    response: state(),
  }),
  subscribePush: answer({
    summary: 'Show notifications in this browser.',
    description:
      'Until the browser’s session ends. The eleventh device takes the place of the oldest one.',
    response: state(),
    refusals: ['forbidden'],
  }),
  unsubscribePush: answer({
    summary: 'Show no more notifications in a browser.',
    response: state(),
  }),
};
