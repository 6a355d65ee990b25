import { answer } from './answer';
import { exact, flag, instant, list, ok, text, textOrNull } from './responseFields';

export const sessionsAnswers = {
  listSessions: answer({
    summary: 'List where the candidate is signed in.',
    response: ok({
      results: list(
        exact({
          /** The session's id for its owner; it differs from the cookie's value and the stored id. */
          id: text(),
          /** Whether it is the calling session. */
          current: flag(),
          createdAt: instant(),
          /** Rounded to ten minutes. */
          lastSeenAt: instant(),
          sharedComputer: flag(),
          /** Browser and system, as in "Chrome, Android"; null when neither is known. */
          device: textOrNull(),
        }),
      ),
    }),
  }),
  endSession: answer({
    summary: 'End one of the candidate’s own sessions.',
    response: ok({}),
    refusals: ['not_found'],
  }),
};
