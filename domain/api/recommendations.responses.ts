import { RECOMMENDATION_STATES, RECOMMENDERS } from '#domain/recommendations/recommendation';
import { answer } from './answer';
import { jobSummary } from './jobs.responses';
import {
  exact,
  flag,
  instant,
  list,
  named,
  ok,
  text,
  textOrNull,
  word,
  wordOrNull,
} from './responseFields';

export const ownRecommendation = exact({
  id: text(),
  job: exact({ id: text(), slug: text(), title: text() }),
  showsName: flag(),
  createdAt: instant(),
  /** The end of the link, unless its job closes before. */
  expiresAt: instant(),
}).meta(
  named('OwnRecommendation', 'A link that a candidate has made; the link itself is not stored.'),
);

export const recommendationAnswers = {
  validateRecommendation: answer({
    summary: 'Read what a recommendation’s link leads to.',
    description:
      'For a visitor too. `own`: the caller made it; `used`: the caller has answered the job with it; `unknown`: there is none, or it was taken back. What others did with a link is told to nobody.',
    response: ok({
      state: word(RECOMMENDATION_STATES),
      /** null where it is unknown, or the job is not open any more. */
      job: jobSummary.nullable(),
      /** Who recommends; null unless the link is valid. */
      by: wordOrNull(RECOMMENDERS),
      /** Their first name, where they agreed that the link shows it; null unless it is valid. */
      firstName: textOrNull(),
    }),
  }),
  makeRecommendation: answer({
    summary: 'Make a link that recommends a job to a colleague.',
    description:
      'The link is answered only here, since the server keeps its hash alone. A candidate may have 20 valid ones.',
    response: ok({ link: text(), recommendation: ownRecommendation }),
    refusals: ['not_found', 'job_unavailable', 'applied_elsewhere', 'conflict'],
  }),
  fetchRecommendations: answer({
    summary: 'List the candidate’s own valid links, the newest first.',
    response: ok({ results: list(ownRecommendation) }),
  }),
  takeBackRecommendation: answer({
    summary: 'Take a link back: from then on it is unknown.',
    response: ok({}),
  }),
  recommendJob: answer({
    summary: 'Make a link that recommends one of the employer’s jobs.',
    description:
      'For a recruiter who sends it to somebody. `firstName` is shown to whoever has the link. A job may have 100 valid ones; closing it ends them, and `id` takes one back. Each call makes another link, with an `Idempotency-Key` too, since a link is stored nowhere.',
    response: ok({ link: text(), id: text(), expiresAt: instant() }),
    refusals: ['not_found', 'job_unavailable', 'conflict'],
  }),
  takeBackJobRecommendation: answer({
    summary: 'Take a link of one of the employer’s jobs back: from then on it is unknown.',
    description:
      '`recommendationId` is the `id` that making it answered. Applications that came by it keep `recommendedBy`.',
    response: ok({}),
    refusals: ['not_found'],
  }),
};
