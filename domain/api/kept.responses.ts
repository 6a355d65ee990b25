import { number } from 'yup';
import { KEPT_IDS, OCCASIONS, TICKS } from '#domain/kept/items';
import { LANGUAGES } from '#domain/language';
import { answer } from './answer';
import {
  count,
  day,
  exact,
  flag,
  instant,
  list,
  mapOf,
  named,
  ok,
  text,
  textOrNull,
  word,
} from './responseFields';
import { termValues } from './termFields';

const OCCASION_STATES = ['ahead', 'open', 'over', 'published'] as const;

export const ownKept = exact({
  applicationId: text(),
  /** With the language of the ad's own words, where it is not Swedish. */
  job: exact({ title: text(), language: word(LANGUAGES).optional() }),
  /** Only who has a BankID ticks. */
  verified: flag(),
  /** The terms of the job, as they were said when it was agreed. */
  terms: termValues,
  /** How often they have taken back what they ticked. */
  takenBack: count(),
  /** Those on which something is asked, in order. */
  occasions: list(
    exact({
      occasion: word(OCCASIONS),
      day: day(),
      items: list(word(KEPT_IDS)),
      /** What is ticked, by item. */
      values: mapOf(word(TICKS)),
      state: word(OCCASION_STATES),
    }),
  ),
}).meta(named('OwnKept', 'What a candidate is asked of what was said, and has ticked.'));

const score = exact({
  /** By how many people. */
  answers: count(),
  /** From 1, nothing, to 5, all that was said; one decimal. */
  average: number().min(1).max(5).defined(),
});

const employer = exact({
  employer: text(),
  publishedOn: day(),
  score,
  years: list(
    exact({
      year: count(),
      answers: count(),
      average: number().min(1).max(5).defined(),
      reply: textOrNull(),
      repliedAt: instant().nullable(),
    }),
  ),
}).meta(named('KeptByEmployer', 'How much an employer kept of what it said, at a workplace.'));

export const workplaceKept = exact({
  score: score.nullable().defined(),
  employers: list(employer),
});
export const jobKept = exact({
  /** Of the job's employer at its workplace. */
  here: score.nullable().defined(),
  /** The same at all its workplaces together. */
  everywhere: score.nullable().defined(),
});
export const employerKept = exact({
  here: employer.nullable().defined(),
  everywhere: score.nullable().defined(),
});

const PUBLISHED =
  'Published of an employer at a workplace from five people on, and renewed when five others have ticked; null before.';

export const keptAnswers = {
  readKept: answer({
    summary: 'Read what one is asked of what was said before an assignment.',
    response: ok({ kept: ownKept }),
    refusals: ['not_found'],
  }),
  tickKept: answer({
    summary: 'Tick what was kept on one occasion of an assignment.',
    description:
      'From the shift on and until 30 days after the end, by who was hired here and has a BankID. It may be changed until it is published. `takenBack` is that of the answer in which it was ticked: what was ticked before a taking back is refused with `edit_conflict`.',
    response: ok({ kept: ownKept }),
    refusals: ['not_found', 'forbidden', 'conflict', 'edit_conflict'],
    repeatable: true,
  }),
  takeBackKept: answer({
    summary: 'Take back all that one has ticked of an assignment.',
    response: ok({ kept: ownKept }),
    refusals: ['not_found'],
  }),
  keptOfWorkplace: answer({
    summary: 'Read how employers keep what they say at a workplace.',
    description: PUBLISHED,
    response: ok({ kept: workplaceKept }),
    refusals: ['not_found'],
  }),
  keptOfJob: answer({
    summary: 'Read how a job’s employer keeps what it says.',
    description: PUBLISHED,
    response: ok({ kept: jobKept }),
    refusals: ['not_found'],
  }),
  keptOfOwnJob: answer({
    summary: 'Read what is published of how one keeps what one says, for an own job.',
    description: PUBLISHED,
    response: ok({ kept: employerKept }),
    refusals: ['not_found'],
  }),
  replyToKept: answer({
    summary: 'Reply in public to a year’s figures of how one keeps what one says.',
    description: 'One reply a workplace and year; sent again it is changed, null takes it back.',
    response: ok({ kept: employerKept }),
    refusals: ['not_found', 'conflict'],
    repeatable: true,
  }),
};
