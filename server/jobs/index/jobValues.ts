import type { Facet } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import { locationById, workFieldById } from '#domain/vocabulary/lookup';
import { rateBars } from './rateBars';

/** What is counted: the facets, and the bars of the rate histogram. */
export type Counted = Facet | 'hourlyRate';

/** The one value of a flag's facet. */
export const FLAG_VALUE = 'yes';
const flag = (isSet: boolean): readonly string[] => (isSet ? [FLAG_VALUE] : []);

/**
 * The columns of sets. A job has one number a column, which says what it has of everything in it.
 * Facets of few values share one, as they have few combinations; see `counting.ts` for their
 * number.
 */
export const COLUMNS = [
  'locations',
  'workroles',
  'workfields',
  'systems',
  'terms',
  'hourlyRate',
] as const;

/** How the index holds what is counted. */
interface CountedField {
  /** The column that holds it. */
  column: (typeof COLUMNS)[number];
  /** The values by which a job is found and counted, in any order, each once or more. */
  valuesOf(job: Job): readonly string[];
}

/**
 * Everything counted. A municipality brings its region and a field its group, so that choosing
 * the wider one finds the narrower ones.
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
  hourlyRate: { column: 'hourlyRate', valuesOf: (job) => rateBars(job.hourlyRate) },
} as const satisfies Record<Counted, CountedField>;
