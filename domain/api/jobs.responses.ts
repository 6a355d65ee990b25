import { number } from 'yup';
import { DOCUMENT_TYPES } from '#domain/candidates/documents';
import { FACETS } from '#domain/jobs/filter';
import { FILTER_PARTS, recordOf } from '#domain/jobs/filterFields';
import { type EmployersJob, HEADLINE_FACTS, type JobSummary, PAY_BASES } from '#domain/jobs/job';
import { AGREEMENTS, OPTIONAL_STEPS, PROVISIONS } from '#domain/jobs/jobFacts';
import { QUESTION_TYPES } from '#domain/jobs/questionnaire';
import type { SimilarJob } from '#domain/jobs/similarReason';
import { LANGUAGES } from '#domain/language';
import { TAX_GROUPS } from '#domain/pay/taxGroup';
import { answer, schemaOf } from './answer';
import {
  count,
  day,
  exact,
  flag,
  instant,
  languageSkills,
  list,
  mapOf,
  named,
  no,
  ok,
  text,
  textOrNull,
  variants,
  word,
  wordOrNull,
} from './responseFields';
import { filterChange, nearSearch, understoodText } from './search.responses';
import { readTerms, termValues } from './termFields';
import { appLocation, workField, workRole } from './vocabulary.responses';

const hourlyRate = exact({
  min: number().defined(),
  max: number().defined(),
  basis: word(PAY_BASES),
}).meta(
  named(
    'HourlyRate',
    'SEK per hour on its own basis, as the ad states it. Filters and orders compare the invoice that it is worth.',
  ),
);

/** Fields shared by a job's card, its page and its employer's view. */
const shared = {
  id: text(),
  slug: text(),
  title: text(),
  workRole: text(),
  workFields: list(text()),
  location: textOrNull(),
  employmentTypes: list(text()),
  timeOfDay: list(text()),
  onCallDuty: flag(),
  hourlyRate: hourlyRate.nullable(),
  startsOn: day().nullable(),
  endsOn: day().nullable(),
  hoursPerWeek: number().nullable().defined(),
  closesOn: day(),
  publishedAt: instant(),
};

const otherGroups = { amountFrom66: count(), amountAbroad: count() };

const inHand = exact({ amount: count(), ...otherGroups, weeks: number().defined() }).meta(
  named(
    'InHand',
    'What an assignment pays out after the tax that is withheld, at its lowest rate, as main work without other income: SEK. `amount` is for somebody under 66 at the beginning of the year and `amountFrom66` for somebody older, both living in the average municipality of Sweden; `amountAbroad` is for somebody who lives abroad and is taxed by SINK.',
  ),
);

const paidOut = exact({
  gross: count(),
  withheld: count(),
  inHand: count(),
  yearTax: count(),
}).meta(named('PaidOut', 'What is paid out at one hourly rate: SEK.'));

const payInHand = exact({
  weeks: number().defined(),
  lowest: paidOut,
  highest: paidOut,
  taxGroup: word(TAX_GROUPS),
  ...otherGroups,
  table: count().nullable(),
  rulesYear: count(),
  yearsWithoutRules: list(count()),
  supplements: wordOrNull(['ab']),
}).meta(
  named(
    'PayInHand',
    'What an assignment pays out in the average municipality, at its lowest and highest rate, to whom `taxGroup` says: somebody under 66 at the beginning of the year. `amountFrom66` and `amountAbroad` are what the others get in the hand at the lowest rate, as on its card.',
  ),
);

const inBoth = exact({ sv: text(), en: text() });
const nameFields = { workRole: inBoth, place: textOrNull(), region: textOrNull() };
export const jobNames = exact(nameFields).meta(
  named('JobNames', 'Names of a job’s profession and place.'),
);

const summary = {
  ...shared,
  workplaceName: text(),
  imported: flag().optional(),
  twins: count().optional(),
  language: word(LANGUAGES).optional(),
  inHand: inHand.nullable(),
  names: jobNames,
};

export const jobSummary = schemaOf<JobSummary>()(
  exact(summary).meta(named('JobSummary', 'A row in a list of jobs.')),
);

const similarReason = variants('kind', {
  same_profession: exact({ kind: word(['same_profession']) }),
  same_group: exact({ kind: word(['same_group']) }),
  same_place: exact({ kind: word(['same_place']) }),
  distance: exact({ kind: word(['distance']), km: count() }),
  same_region: exact({ kind: word(['same_region']) }),
  higher_rate: exact({ kind: word(['higher_rate']), kronor: count(), exact: flag() }),
  same_weeks: exact({ kind: word(['same_weeks']) }),
  shared_weeks: exact({ kind: word(['shared_weeks']), weeks: count() }),
  same_hours: exact({ kind: word(['same_hours']) }),
  same_field: exact({ kind: word(['same_field']), name: inBoth }),
});

const similarJob = schemaOf<SimilarJob>()(
  exact({ ...summary, reasons: list(similarReason) }).meta(
    named('SimilarJob', 'A job beside another one, and what it has in common with it or better.'),
  ),
);

export const question = exact({
  id: text(),
  type: word(QUESTION_TYPES),
  text: text(),
  required: flag(),
  options: list(exact({ id: text(), text: text() })),
  audience: number<0 | 1>().oneOf([0, 1]).defined(),
}).meta(
  named('Question', 'A question to candidates who apply. `audience` 0: the candidate sees it.'),
);

export const jobStatus = () => word(['open', 'disabled', 'deleted', 'closed']);

export const contactPerson = exact({
  name: text(),
  title: text(),
  phone: textOrNull(),
  email: textOrNull(),
}).meta(named('ContactPerson', 'The person who answers questions about a job.'));

const source = variants('name', {
  vikari: exact({
    name: word(['vikari']),
    id: text(),
    url: number<never>().nullable().oneOf([null]).defined(),
    datesRebased: no(),
  }),
  jobtech: exact({
    name: word(['jobtech']),
    id: text(),
    url: textOrNull(),
    applyUrl: textOrNull(),
    extent: wordOrNull(['full_time', 'part_time']),
    datesRebased: flag(),
    scope: exact({ min: number().defined(), max: number().defined() })
      .optional()
      .nullable()
      .meta(named('Scope', 'Percent of full time.')),
    conditions: textOrNull().optional(),
    salaryText: textOrNull().optional(),
    vacancies: count().optional().nullable(),
    street: textOrNull().optional(),
    readFromHeadline: list(word(HEADLINE_FACTS)).optional(),
    readTerms: readTerms.optional(),
  }),
}).meta(named('JobSource', 'Where a job comes from: published here, or an ad from Platsbanken.'));

const shift = exact({ day: day(), from: text(), to: text() }).meta(
  named('Shift', 'A shift in Europe/Stockholm; `to` at or before `from` is on the next day.'),
);

/** A job's facts; unknown ones are absent or null. */
const facts = {
  shifts: list(shift).optional().nullable(),
  requires: exact({
    licence: flag().optional(),
    yearsInProfession: count().optional(),
    languages: languageSkills().optional(),
    documents: list(word(DOCUMENT_TYPES)).optional(),
    agreement: word(AGREEMENTS).optional(),
    monthsSinceEmployed: count().optional(),
  })
    .optional()
    .nullable()
    .meta(named('StatedRequirements', 'What a job asks of who takes it, as far as it says.')),
  steps: list(word(OPTIONAL_STEPS)).optional().nullable(),
  travel: wordOrNull(PROVISIONS).optional(),
  housing: wordOrNull(PROVISIONS).optional(),
  terms: termValues.optional().nullable(),
  language: wordOrNull(LANGUAGES).optional(),
};

/** Fields shared by a job's page and its employer's view. */
const details = {
  ...shared,
  systems: list(text()),
  description: list(text()),
  requirements: list(text()),
  meritorious: list(text()),
  contact: contactPerson.nullable(),
  questionnaire: list(question),
  source,
  ...facts,
};

export const job = schemaOf<EmployersJob>()(
  exact({
    ...details,
    status: word(['open', 'disabled', 'deleted']),
    workplace: exact({
      name: text(),
      careProvider: text(),
      unit: textOrNull(),
      about: textOrNull(),
    }),
    employerId: textOrNull(),
  }).meta(named('Job', 'A job as its employer sees it.')),
);

const workplaceDetails = exact({
  /** What workplace insight knows it by. */
  id: text(),
  name: text(),
  county: textOrNull(),
  municipality: textOrNull(),
  /** The fields below are null for a visitor. */
  careProvider: textOrNull(),
  unit: textOrNull(),
  about: textOrNull(),
  limited: flag(),
}).meta(named('WorkplaceDetails', 'A workplace. `limited`: some of it is hidden from the caller.'));

/** How an employer answers candidates. */
export const replyFigures = () =>
  exact({ medianHours: count(), answersOfTen: count() })
    .nullable()
    .meta(
      named(
        'ReplyFigures',
        'How an employer answers: the median of hours until it does, and how many of ten messages it answers. null where too few were answered.',
      ),
    );

export const jobDetail = exact({
  /** Of its questions only those with `audience` 0. */
  ...details,
  /** Part 3's name for `workRole`: the id of the profession. */
  profession: text(),
  names: exact({
    ...nameFields,
    workFields: list(inBoth),
    employmentTypes: list(inBoth),
    timeOfDay: list(inBoth),
    systems: list(text()),
  }).meta(named('JobDetailNames', 'Names of a job’s ids.')),
  workplaceName: text(),
  /** From another source: a start or an end that is null is not stated. */
  imported: flag().optional(),
  /** The same ad, published several times: the others that are open; absent for none. */
  twins: list(exact({ slug: text(), publishedAt: instant(), closesOn: day() })).optional(),
  /** The slug of the one of them that lists show; absent when it is this job. */
  listedAs: text().optional(),
  /** What is paid out after tax; null where rate, hours or period are unknown. */
  inHand: payInHand.nullable(),
  /** Complete for a signed-in candidate who asks with `includeWorkplace=1`. */
  healthcareWorkplaceDetails: workplaceDetails,
  /** True when the caller has an application on it. */
  applied: flag(),
  /** The address where an imported job is applied to; null for a job that is applied to here. */
  externalApplication: exact({ url: textOrNull() }).nullable(),
  /** How its employer answers candidates; null where too little is known. */
  replies: replyFigures(),
  /** The store is down and its ad is not at hand: the fields of its row in lists, nothing more. */
  partial: flag().optional(),
}).meta(named('JobDetail', 'A job as its page shows it.'));

const jobWeek = exact({ startDate: day().nullable(), jobs: count(), working: count() }).meta(
  named(
    'JobWeek',
    'The jobs of a list by weeks under one week, by its Monday: those that begin in it, in the first week also those that have begun before. null: no start is stated. `working`: all jobs with work in it.',
  ),
);

/** One option for a typed text. */
export const jobSuggestion = exact({
  /** The profession, the place, or the regions of an area; empty for a distance. */
  ids: list(text()),
  /** For a distance: what the text of a search says for it. */
  text: textOrNull(),
  label: text(),
  /** The group of a profession, the region of a municipality; '' for others. */
  group: text(),
  /** Open jobs under the rest of the search. */
  count: count(),
});

/** A workplace that matches typed words. */
export const workplaceSuggestion = exact({
  id: text(),
  name: text(),
  /** Its municipality or region; null when the jobs name none. */
  place: textOrNull(),
  /** In the published figures about it; 0 while there are none. */
  answers: count(),
});

export const jobAnswers = {
  filterJobs: answer({
    summary: 'Search open jobs.',
    description:
      'A page of the jobs that match every given field. A profession finds its own jobs; those of the rest of its group are counted and begun in `nearby`. Lists are ids joined by commas; a field that is empty, null or absent does not filter. `by=week` lists them week by week of their first days, in the order within a week, with the counts of every week. `onlyEligible` keeps the jobs on which no rule of `fetch_eligibility` says red; for a visitor it filters nothing and is named in `ignored`. Jobs that state no days pass every period, come last, and are counted in `undated`.',
    response: ok({
      results: list(jobSummary),
      /** null on the last page. */
      nextPageToken: textOrNull(),
      /** The number of all matching jobs, not only of this page. */
      total: count(),
      facets: exact(recordOf(FACETS, () => mapOf(count()))).optional(),
      histogram: exact({ from: count(), width: count(), bars: list(count()) }).optional(),
      /** Of a list by weeks: every week under which it has jobs, of all its pages. */
      weeks: list(jobWeek).optional(),
      /** For an empty result: how many jobs each set filter alone hides, most first. */
      suggestions: list(
        exact({ drop: word(FILTER_PARTS), total: count(), text: text().optional() }),
      ).optional(),
      /** How the text was understood; absent where there is none. */
      understood: understoodText().optional(),
      /** For an empty result: searches beside it that have results, the nearest of each kind first. */
      near: list(nearSearch()).optional(),
      /** Jobs of professions near the asked ones: what finds them instead, how many, and the first. */
      nearby: exact({
        change: filterChange(),
        total: count(),
        results: list(jobSummary),
      }).optional(),
      /** Parts that filtered nothing, since they are about the candidate and no one is signed in. */
      ignored: list(word(FILTER_PARTS)).optional(),
      undated: count().optional(),
    }),
  }),
  fetchJobSuggestions: answer({
    summary: 'Suggest professions or places for a typed text.',
    description:
      'The best match first, at most 12, each with its open jobs under the rest of the search. Without a text, all of them, the most frequent first.',
    response: ok({
      results: list(jobSuggestion),
    }),
  }),
  getJob: answer({
    summary: 'Read one job by its id or its slug.',
    description:
      'A visitor sees less of the workplace and the contact person than a candidate. An error has the job’s status in `jobStatus`; null when there is no such job. That of a job that is gone has its `workRole`, `location` and `names` too, for a search for others like it.',
    response: ok({
      data: jobDetail,
      jobStatus: jobStatus(),
    }),
    refusals: ['not_found', 'job_unavailable'],
  }),
  similarJobs: answer({
    summary: 'List jobs that are similar to another.',
    description:
      'Their `reasons` refer to the open job that `exclude` names; without one there are none.',
    response: ok({ results: list(similarJob) }),
  }),
  fetchAvailableJobs: answer({
    summary: 'Read the jobs of the landing page of a profession, a place, or both.',
    response: ok({
      availableJobsData: exact({
        /** null when the path names none. */
        role: workRole.nullable(),
        location: appLocation.nullable(),
        total: count(),
        jobs: list(jobSummary),
        nextPageToken: textOrNull(),
        highestHourlyRate: list(jobSummary),
        /** Other jobs in the role's group, or in the location's region. */
        otherJobs: list(jobSummary),
        workfields: list(exact({ field: workField, total: count() })),
        locations: list(exact({ location: appLocation, total: count() })),
      }),
    }),
    refusals: ['not_found'],
  }),
  payStatistics: answer({
    summary: 'Measure what the open jobs of some professions pay.',
    description:
      'The ads’ own rates, SEK an hour, by pay basis: the median of their middles, the lowest and the highest. A basis with fewer than five jobs is left out.',
    response: ok({
      results: list(
        exact({
          basis: word(PAY_BASES),
          jobs: count(),
          median: count(),
          lowest: count(),
          highest: count(),
        }),
      ),
    }),
  }),
  queryWorkplaces: answer({
    summary: 'Suggest workplaces for the words that somebody types.',
    response: ok({
      results: list(workplaceSuggestion),
    }),
  }),
};
