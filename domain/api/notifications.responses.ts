import { answer } from './answer';
import {
  fetchNotificationSettings,
  saveNotificationSettings,
  subscribePush,
  unsubscribePush,
} from './notifications';
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

export const notificationAnswers = [
  answer(fetchNotificationSettings, {
    summary: 'Read how the candidate hears of messages.',
    response: state(),
  }),
  answer(saveNotificationSettings, {
    summary: 'Save how the candidate hears of messages.',
    description: 'What is not given stays as it is.',
    response: state(),
  }),
  answer(subscribePush, {
    summary: 'Show notifications in this browser.',
    description:
      'Until the browser’s session ends. The eleventh device takes the place of the oldest one.',
    response: state(),
    refusals: ['forbidden'],
  }),
  answer(unsubscribePush, {
    summary: 'Show no more notifications in a browser.',
    response: state(),
  }),
];
