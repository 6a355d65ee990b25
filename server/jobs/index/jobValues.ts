import type { Facet } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import type { Provision } from '#domain/jobs/jobFacts';
import { isForNewGraduates, isWithoutLicence } from '#domain/jobs/openTo';
import { COMPARED_BY, comparableRate } from '#domain/pay/comparableRate';
import { saysWholeTerms } from '#domain/terms/statedTerms';
import { locationById, workFieldById } from '#domain/vocabulary/lookup';
import { rateBars } from './rateBars';

/**
 * Everything that is counted by a job's own values: the facets, and the bars of the rate histogram.
 * Which jobs a candidate may take is no value of the job.
 */
export type Counted = Exclude<Facet, 'onlyEligible'> | 'hourlyRate';

/** The only value of a flag's facet. */
export const FLAG_VALUE = 'yes';
const flag = (isSet: boolean): readonly string[] => (isSet ? [FLAG_VALUE] : []);

/** What is provided; a job that provides none, or does not say, is found by no option. */
const provided = (provision: Provision | null | undefined): readonly string[] =>
  provision == null || provision === 'none' ? [] : [provision];

/**
 * The columns of sets. A job has one set number per column, which stands for all its values in that
 * column. Facets with few values share one column, since they have few combinations; see
 * `counting.ts` for the number of columns.
 */
export const COLUMNS = [
  'locations',
  'workroles',
  'workfields',
  'systems',
  'terms',
  'hourlyRate',
] as const;

/** How the index stores a counted field. */
interface CountedField {
  /** The column that contains it. */
  column: (typeof COLUMNS)[number];
  /** The values by which a job is found and counted, in any order; duplicates are allowed. */
  valuesOf(job: Job): readonly string[];
}

/**
 * All counted values. A municipality adds its region and a field its group, so that a wider filter
 * also finds the narrower values.
 */
export const COUNTED = {
  locations: {
    column: 'locations',
    valuesOf: ({ location }) => {
      const place = location === null ? undefined : locationById(location);
      return place ? [place.id, place.regionId] : [];
    },
  },
  workroles: { column: 'workroles', valuesOf: ({ workRole }) => [workRole] },
  workfields: {
    column: 'workfields',
    valuesOf: ({ workFields }) => [
      ...workFields,
      ...workFields.flatMap((id) => workFieldById(id)?.group ?? []),
    ],
  },
  employmentTypes: { column: 'terms', valuesOf: (job) => job.employmentTypes },
  systems: { column: 'systems', valuesOf: (job) => job.systems },
  timeOfDay: { column: 'terms', valuesOf: (job) => job.timeOfDay },
  onCallDuty: { column: 'terms', valuesOf: (job) => flag(job.onCallDuty) },
  newGraduates: { column: 'terms', valuesOf: (job) => flag(isForNewGraduates(job)) },
  withoutLicence: { column: 'terms', valuesOf: (job) => flag(isWithoutLicence(job)) },
  wholeTerms: { column: 'terms', valuesOf: ({ terms }) => flag(saysWholeTerms(terms)) },
  travel: { column: 'terms', valuesOf: (job) => provided(job.travel) },
  housing: { column: 'terms', valuesOf: (job) => provided(job.housing) },
  hourlyRate: {
    column: 'hourlyRate',
    valuesOf: ({ hourlyRate }) =>
      hourlyRate ? rateBars(comparableRate(hourlyRate, COMPARED_BY)) : [],
  },
} as const satisfies Record<Counted, CountedField>;
