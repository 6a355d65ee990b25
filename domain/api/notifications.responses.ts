import { answer } from './answer';
import { count, exact, flag, instant, list, ok, text, textOrNull } from './responseFields';

const state = () =>
  ok({
    settings: exact({
      mailDigest: flag(),
      quietHours: exact({ from: count(), to: count() }).nullable(),
    }),
    devices: list(
      exact({ id: text(), device: textOrNull(), createdAt: instant(), current: flag() }),
    ),
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
