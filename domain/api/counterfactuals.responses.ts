import { number } from 'yup';
import { CHANGE_KINDS } from '#domain/counterfactuals/change';
import { POINT_KINDS } from '#domain/counterfactuals/pointGains';
import { RULE_IDS, SOURCE_KINDS } from '#domain/eligibility/words';
import { answer } from './answer';
import { jobSummary } from './jobs.responses';
import {
  anyOf,
  count,
  exact,
  list,
  mapOf,
  named,
  ok,
  text,
  textOrNull,
  word,
} from './responseFields';

const weekInHand = exact({ amount: count(), amountFrom66: count(), amountAbroad: count() }).meta(
  named('WeekInHand', 'What a week of an assignment gives after tax, by tax group: whole SEK.'),
);

export const openingPay = exact({ best: weekInHand, median: weekInHand, known: count() }).meta(
  named(
    'OpeningPay',
    'What a week gives after tax: in the best of the jobs and in the one in the middle, of the `known` ones that say what it takes to know it.',
  ),
);

const opening = exact({
  id: text(),
  /** One; two where no change opens anything by itself. */
  steps: list(
    exact({
      kind: word(CHANGE_KINDS),
      /** By whose answer it opens jobs. */
      rule: word(RULE_IDS),
      sources: list(exact({ kind: word(SOURCE_KINDS), url: textOrNull() })),
      values: mapOf(anyOf(text(), number().defined())),
      /** The name of the profession that it is about. */
      workRole: exact({ sv: text(), en: text() }).nullable(),
    }),
  ),
  opened: count(),
  /** The region that all of them are in; null where there are several, or an ad does not say. */
  region: textOrNull(),
  pay: openingPay.nullable(),
  examples: list(jobSummary),
}).meta(named('Opening', 'A change that opens jobs to a candidate, and how many.'));

export const counterfactualAnswers = {
  fetchOpenings: answer({
    summary: 'Ask what opens most doors.',
    description:
      'Changes after which every rule of `fetch_eligibility` says green of more of the open jobs that lists show, what opens most first. `opened` is what is counted once the change has been made: jobs that are not green today and are then. A job that has to be asked about is not counted. Two changes together only where no single one opens anything.',
    response: ok({
      /** As many professions as they have said are theirs; without any nothing can be counted. */
      professions: count(),
      now: exact({ total: count(), pay: openingPay.nullable() }),
      /** As many open jobs are of their profession, whatever else they ask for. */
      ofProfession: count(),
      /** In how many of those a rule asks for what they lack or have not said, most first. */
      missing: list(exact({ rule: word(RULE_IDS), jobs: count() })),
      openings: list(opening),
      /** What gives points in their own applications that are not decided. */
      points: list(
        exact({
          kind: word(POINT_KINDS),
          points: count(),
          applications: count(),
          values: mapOf(anyOf(text(), number().defined())),
          /** The name of what it is about; null where its kind says it. */
          name: textOrNull(),
        }),
      ),
    }),
  }),
  fetchOpenedJobs: answer({
    summary: 'List the jobs that a change opens.',
    description:
      'The newest first, 30 a page. `change` is the `id` of an opening, or `now` for the jobs of which every rule says green as it is.',
    response: ok({ results: list(jobSummary), total: count(), nextPage: count().nullable() }),
    refusals: ['not_found'],
  }),
};
