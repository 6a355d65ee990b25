/** The job filter of the specification's part 3. Empty lists and nulls mean "any". */
export interface JobFilter {
  locations: string[];
  workroles: string[];
  /** Ids of fields; a group's id stands for all its fields. */
  workfields: string[];
  employmentTypes: string[];
  systems: string[];
  timeOfDay: string[];
  onCallDuty: boolean;
  /** SEK per hour; null or the bound itself means no limit. */
  minHourlyRate: number | null;
  maxHourlyRate: number | null;
  /** `YYYY-MM-DD`. */
  fromDate: string | null;
  toDate: string | null;
  /** Free text over title, role, workplace and place. */
  text: string;
  /** Ask past every cache. */
  forceRefresh: boolean;
}

export type JobOrder = 'newest' | 'highest_hourly_rate';

export const EMPTY_FILTER: JobFilter = Object.freeze({
  locations: [],
  workroles: [],
  workfields: [],
  employmentTypes: [],
  systems: [],
  timeOfDay: [],
  onCallDuty: false,
  minHourlyRate: null,
  maxHourlyRate: null,
  fromDate: null,
  toDate: null,
  text: '',
  forceRefresh: false,
});

/** The facets that counts are given for: each leaves out its own filter. */
export const FACETS = [
  'locations',
  'workroles',
  'workfields',
  'employmentTypes',
  'systems',
  'timeOfDay',
  'onCallDuty',
] as const;
export type Facet = (typeof FACETS)[number];

/** Jobs per option id; an id that is absent counts 0. */
export type FacetCounts = Record<Facet, Record<string, number>>;

/** Jobs per bar of `width` SEK from `from`; the rate filter itself is left out. */
export interface RateHistogram {
  from: number;
  width: number;
  bars: number[];
}
