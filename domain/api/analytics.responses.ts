import { answer } from './answer';
import { ok } from './responseFields';

export const analyticsAnswers = {
  track: answer({
    summary: 'Count what was viewed and done on a page.',
    description:
      'Events of closed vocabularies, without anything about a person. Dropped with `Sec-GPC: 1` or `DNT: 1`. A batch is counted once, however often it is sent.',
    response: ok({}),
  }),
};
