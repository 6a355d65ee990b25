import { number } from 'yup';
import type { Experience } from '#domain/candidates/experiences';
import type { JobPreferences } from '#domain/candidates/preferences';
import { type CandidateCard, EXPERIENCE_BANDS } from '#domain/candidates/recruiterView';
import type { CandidateReference } from '#domain/candidates/references';
import { RELATIONS } from '#domain/givenReferences/givenReference';
import { FILTER_PARTS } from '#domain/jobs/filterFields';
import { answer, schemaOf } from './answer';
import { jobSummary } from './jobs.responses';
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
  wordOrNull,
} from './responseFields';

const CONFLICT =
  'A field whose stored value differs from its `base` and from the new value is refused with `edit_conflict`: `fields` names it, and `current` is the whole as it is stored. Without `base` the save is unconditional.';

const preferences = schemaOf<JobPreferences>()(
  exact({
    locations: list(text()),
    workRoles: list(text()),
    workFields: list(text()),
    systems: list(text()),
    onCallDuty: flag().nullable(),
    compensation: exact({ hourly: exact({ minRate: count(), maxRate: count() }) }),
    availablePeriods: exact({
      weeksData: mapOf(
        exact({ weekNumber: count(), year: count(), startDate: day(), endDate: day() }),
      ),
    }),
    employmentTypes: list(text()),
  }).meta(named('JobPreferences', 'What a candidate wants to work with.')),
);

const preferencesState = {
  preferences,
  complete: flag(),
  /** A message id for each empty field that part 5 requires. */
  missing: mapOf(text()),
};

/** From which of the two latest jobs a reference is. */
export const latestJob = number<1 | 2>().oneOf([1, 2]).defined();

const reference = schemaOf<CandidateReference>()(
  exact({
    id: text(),
    workplace: text(),
    name: text(),
    phone: text(),
    email: text(),
    isManager: flag(),
    latestJob,
    mayContact: flag(),
    /** What the person has given and signed; absent or null when they have not, or took it back. */
    given: exact({ relation: word(RELATIONS), validTo: day() })
      .nullable()
      .optional(),
  }).meta(named('CandidateReference', 'Somebody who can tell how a candidate works.')),
);

const experience = schemaOf<Experience>()(
  exact({
    id: text(),
    workRole: text(),
    workplace: text(),
    from: text(),
    to: textOrNull(),
    description: text(),
    regionEmployer: textOrNull(),
    workFields: list(text()),
  }).meta(named('Experience', 'A job that a candidate has or had. Months are `YYYY-MM`.')),
);

export const candidateCard = schemaOf<CandidateCard>()(
  exact({
    workRoles: list(text()),
    regions: list(text()).nullable(),
    experience: wordOrNull(EXPERIENCE_BANDS),
    workFields: list(text()).nullable(),
    months: list(text()).nullable(),
    employmentTypes: list(text()).nullable(),
    rateFrom: count().nullable(),
    systems: list(text()).nullable(),
    bankIdVerified: flag().nullable(),
  }).meta(
    named(
      'CandidateCard',
      'What employers see of a candidate whose identity is hidden: what at least five people of the profession have in common. A detail that fewer share is null.',
    ),
  ),
);

export const accountAnswers = {
  getJobPreferences: answer({
    summary: 'Read what the candidate wants to work with.',
    response: ok(preferencesState),
  }),
  saveJobPreferences: answer({
    summary: 'Change some of the candidate’s preferences.',
    description: CONFLICT,
    response: ok(preferencesState),
    refusals: ['edit_conflict'],
  }),
  getReferences: answer({
    summary: 'List the candidate’s references.',
    response: ok({ results: list(reference) }),
  }),
  saveReference: answer({
    summary: 'Add a reference, or change one.',
    description: CONFLICT,
    response: ok({ reference }),
    refusals: ['not_found', 'edit_conflict', 'quota_exceeded'],
    repeatable: true,
  }),
  deleteReference: answer({
    summary: 'Delete a reference.',
    response: ok({}),
    refusals: ['not_found'],
    repeatable: true,
  }),
  getExperiences: answer({
    summary: 'List the candidate’s experiences.',
    response: ok({
      results: list(experience),
      /** They have said that these are all their employments of the last two years. */
      complete: flag(),
    }),
  }),
  saveExperience: answer({
    summary: 'Add an experience, or change one.',
    description: CONFLICT,
    response: ok({ experience }),
    refusals: ['not_found', 'edit_conflict', 'quota_exceeded'],
    repeatable: true,
  }),
  sayExperiencesComplete: answer({
    summary: 'Say whether the experiences are all employments of the last two years.',
    description:
      'Without it, what is not in the list is not known: whether a region has employed the candidate is then asked, not answered. Deleting an experience takes it back.',
    response: ok({}),
  }),
  deleteExperience: answer({
    summary: 'Delete an experience.',
    response: ok({}),
    refusals: ['not_found'],
    repeatable: true,
  }),
  getRecruiterView: answer({
    summary: 'Read what employers see of the candidate.',
    response: ok({
      /** Whether employers find them: they want offers, and have a card. */
      listed: flag(),
      /** What employers see, or would see: a card for each of their professions. */
      cards: list(candidateCard),
      /** The professions in which they have none, since fewer than five want offers. */
      tooFew: list(text()),
      /** What an employer also sees when the candidate shows interest in one of its jobs. */
      afterInterest: exact({ firstName: text(), bankIdVerified: flag() }),
    }),
  }),
  getProfileViews: answer({
    summary: 'List which employers have seen the candidate’s card.',
    response: ok({
      results: list(
        exact({
          id: text(),
          employer: text(),
          job: exact({ id: text(), slug: text(), title: text() }),
          /** In Stockholm. */
          day: day(),
          /** How often on that day. */
          looks: count(),
          lastAt: instant(),
        }),
      ),
      nextPageToken: textOrNull(),
    }),
  }),
  suggestedJobs: answer({
    summary: 'List open jobs that fit the candidate’s preferences.',
    description:
      'Where no job fits them all, some parts are left out, one after the other, and named in `relaxed`.',
    response: ok({
      results: list(jobSummary),
      nextPageToken: textOrNull(),
      total: count(),
      /** The parts of the preferences that were left out because no job fits them all. */
      relaxed: list(word(FILTER_PARTS)),
      /** The ids of the results on which the candidate has an application. */
      applied: list(text()),
    }),
  }),
};
