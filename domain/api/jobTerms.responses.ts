import { TERM_IDS } from '#domain/terms/terms';
import { answer } from './answer';
import { count, exact, list, named, ok, text, word } from './responseFields';
import { termIds, termValues } from './termFields';

const questions = {
  /** Terms that somebody asks for, and by how many; never by whom. */
  asked: list(exact({ term: word(TERM_IDS), people: count() })),
  /** How many people ask for something that is not said. */
  people: count(),
};

export const jobTerms = exact({ terms: termValues, ...questions }).meta(
  named('JobTerms', 'A job’s terms, and which of those that it does not say candidates ask for.'),
);

export const jobTermAnswers = {
  askTerms: answer({
    summary: 'Ask an employer for the terms that a job does not say.',
    description:
      'Each is asked for once by a candidate; asking again answers the same. `asked`: what they have asked and nobody has said. For at most 20 jobs a day.',
    response: ok({ asked: termIds() }),
    refusals: [
      'not_found',
      'job_unavailable',
      'applied_elsewhere',
      'employer_blocked',
      'rate_limited',
    ],
  }),
  fetchAskedTerms: answer({
    summary: 'Which terms of a job the candidate has asked for without an answer yet.',
    response: ok({ asked: termIds() }),
  }),
  listAskedTerms: answer({
    summary: 'List the employer’s jobs of which terms are asked for.',
    description:
      'The last asked first, at most 100: what is answered leaves the list. How many ask is said; who does is not.',
    response: ok({ results: list(exact({ jobId: text(), ...questions })) }),
  }),
  readTerms: answer({
    summary: 'Read the terms of one of the employer’s jobs, and what candidates ask for.',
    description: 'How many ask is said; who does is not.',
    response: ok({ job: jobTerms }),
    refusals: ['not_found'],
  }),
  answerTerms: answer({
    summary: 'Say some or all of a job’s terms.',
    description:
      'What is said here stands in the job for everybody, and whoever asked is told. A term that is left out or null stays as it was: `PATCH` of the job takes terms back.',
    response: ok({ job: jobTerms }),
    refusals: ['not_found', 'job_unavailable'],
    repeatable: true,
  }),
};
