import { dayNumber } from '#domain/jobs/calendarDay';
import { FACETS, type Facet } from '#domain/jobs/filter';
import type { Job, JobSummary } from '#domain/jobs/job';
import { locationById, workFieldById } from '#domain/vocabulary/lookup';
import { rateBarsCode } from './rateBars';
import type { TextDictionary } from './text/dictionary';
import { wordsOf } from './text/words';
import { ValueSets } from './valueSets';

/** Stands for "no limit" in the day columns, and compares as such. */
export const LONG_AGO = -0x4000_0000;
export const FAR_AHEAD = 0x3fff_ffff;
/** In the rate columns: the ad states none. */
export const NO_RATE = -1;

/** What the index keeps of one job, everything as numbers but the id. */
export interface IndexDocument {
  id: string;
  /** Milliseconds since the epoch. */
  publishedAt: number;
  /** Whole SEK per hour, or `NO_RATE`. */
  rateMin: number;
  rateMax: number;
  /** Day numbers; `LONG_AGO` for "as soon as possible", `FAR_AHEAD` for "until further notice". */
  startsOn: number;
  endsOn: number;
  closesOn: number;
  /** One number a column, in the order of `COUNTED`. */
  counted: readonly number[];
  /** Codes of the words in its text. */
  words: Int32Array;
}

/** The columns that counts are taken of: a set of values for each facet, then the rate's bars. */
export const COUNTED = [...FACETS, 'hourlyRate'] as const;

/** The numbers that values, sets of values and words go by, shared by all segments. */
export interface Numbering {
  facets: readonly { facet: Facet; sets: ValueSets }[];
  dictionary: TextDictionary;
}

/** A numbering that knows nothing yet. */
export function newNumbering(dictionary: TextDictionary): Numbering {
  return { facets: FACETS.map((facet) => ({ facet, sets: new ValueSets() })), dictionary };
}

/**
 * The values by which each facet finds a job. A municipality brings its region and a field its
 * group, so that choosing the wider one finds the narrower ones.
 */
export function facetValues(job: Job): Record<Facet, readonly string[]> {
  const location = job.location === null ? undefined : locationById(job.location);
  const groups = job.workFields.flatMap((id) => workFieldById(id)?.group ?? []);
  return {
    locations: location ? [location.id, location.regionId] : [],
    workroles: [job.workRole],
    workfields: [...job.workFields, ...groups],
    employmentTypes: job.employmentTypes,
    systems: job.systems,
    timeOfDay: job.timeOfDay,
    onCallDuty: job.onCallDuty ? ['yes'] : [],
  };
}

/** The words by which free text finds a job: title, role, workplace and place. */
export function searchableWords(summary: Pick<JobSummary, 'title' | 'workplaceName' | 'names'>) {
  const { workRole, place, region } = summary.names;
  const texts = [summary.title, workRole.sv, workRole.en, summary.workplaceName, place, region];
  return wordsOf(texts.filter((text) => text !== null).join(' '));
}

/** Turns a job into numbers, learning what is new in it. */
export function toDocument(job: Job, summary: JobSummary, numbering: Numbering): IndexDocument {
  const values = facetValues(job);
  return {
    id: job.id,
    publishedAt: Date.parse(job.publishedAt),
    rateMin: job.hourlyRate?.min ?? NO_RATE,
    rateMax: job.hourlyRate?.max ?? NO_RATE,
    startsOn: job.startsOn === null ? LONG_AGO : dayNumber(job.startsOn),
    endsOn: job.endsOn === null ? FAR_AHEAD : dayNumber(job.endsOn),
    closesOn: dayNumber(job.closesOn),
    counted: [
      ...numbering.facets.map(({ facet, sets }) => sets.setIdOf(values[facet])),
      rateBarsCode(job.hourlyRate),
    ],
    words: numbering.dictionary.add(searchableWords(summary)),
  };
}
