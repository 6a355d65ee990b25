import { answer } from './answer';
import { exact, flag, instant, list, ok, text, textOrNull } from './responseFields';

export const sessionsAnswers = {
  listSessions: answer({
    summary: 'List where the candidate is signed in.',
    response: ok({
      results: list(
        exact({
          id: text(),
          current: flag(),
          createdAt: instant(),
          lastSeenAt: instant(),
          sharedComputer: flag(),
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
