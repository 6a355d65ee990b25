import { number } from 'yup';
import { DOCUMENT_TYPES } from '#domain/candidates/documents';
import { READINESS_STATES } from '#domain/eligibility/readiness';
import { REASONS, RULE_IDS, SOURCE_KINDS, WORST_FIRST } from '#domain/eligibility/words';
import { answer } from './answer';
import {
  anyOf,
  count,
  day,
  exact,
  list,
  mapOf,
  named,
  ok,
  text,
  textOrNull,
  word,
} from './responseFields';

const readiness = exact({
  needed: count(),
  ready: count(),
  lines: list(
    exact({
      type: word(DOCUMENT_TYPES),
      state: word(READINESS_STATES),
      validTo: day().nullable(),
      week: number().nullable().defined(),
    }),
  ),
}).meta(
  named(
    'DocumentReadiness',
    'Which of the documents that a job asks for hold until the assignment ends.',
  ),
);

export const jobEligibility = exact({
  jobId: text(),
  verdict: word(WORST_FIRST),
  greenOn: day().nullable(),
  lines: list(
    exact({
      rule: word(RULE_IDS),
      sources: list(exact({ kind: word(SOURCE_KINDS), url: textOrNull() })),
      verdict: word(WORST_FIRST),
      reason: word(REASONS),
      values: mapOf(anyOf(text(), number().defined())),
      greenOn: day().nullable(),
    }),
  ),
  /** Against the assignment's end; null when the job does not say which documents it asks for. */
  readiness: readiness.nullable(),
}).meta(
  named('JobEligibility', 'Whether a candidate may take a job, by rules with their sources.'),
);

export const eligibilityAnswers = {
  fetchEligibility: answer({
    summary: 'Ask whether the candidate may take some jobs.',
    description:
      'By what the account says now. Nothing is refused by it: the employer decides. A job that is unknown or hidden is not among the results.',
    response: ok({ results: list(jobEligibility) }),
  }),
};
