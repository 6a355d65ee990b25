import { addDays } from '#domain/calendar/days';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { nearbyRoles } from '#domain/jobs/selection';
import { EMPLOYMENT_TYPES } from '#domain/vocabulary/employmentTypes';
import { APP_LOCATIONS, MUNICIPALITIES, REGIONS } from '#domain/vocabulary/locations';
import { WORK_FIELDS } from '#domain/vocabulary/workFields';
import { WORKING_HOURS } from '#domain/vocabulary/workingHours';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import { BENCH_TODAY } from './generateJobs';
import { type Random, randomFrom } from './random';

type Part = (random: Random) => Partial<JobFilter>;

const roleGroup: Part = (random) => {
  const { id } = random.skewed(WORK_ROLES);
  return { workroles: [id, ...nearbyRoles([id], WORK_ROLES)] };
};
const region: Part = (random) => ({ locations: [random.skewed(REGIONS).id] });
const places: Part = (random) => ({
  locations: [random.skewed(APP_LOCATIONS).id, random.skewed(MUNICIPALITIES).id],
});
const field: Part = (random) => ({ workfields: [random.skewed(WORK_FIELDS).id] });
const type: Part = (random) => ({ employmentTypes: [random.skewed(EMPLOYMENT_TYPES).id] });
const times: Part = (random) => ({
  timeOfDay: [random.one(WORKING_HOURS).id, random.one(WORKING_HOURS).id],
});
const onCall: Part = () => ({ onCallDuty: true });
const rate: Part = (random) => {
  const minHourlyRate = 510 + 10 * random.below(100);
  return { minHourlyRate, maxHourlyRate: minHourlyRate + 10 + 10 * random.below(100) };
};
const minRate: Part = (random) => ({ minHourlyRate: 510 + 10 * random.below(100) });
const period: Part = (random) => {
  const fromDate = addDays(BENCH_TODAY, random.below(100));
  return { fromDate, toDate: addDays(fromDate, 7 + random.below(60)) };
};

/** Typical searches: mostly one or two filters, sometimes none, sometimes all at once. */
const KINDS: readonly (readonly Part[])[] = [
  [],
  [roleGroup],
  [region],
  [roleGroup, region],
  [roleGroup, places],
  [field],
  [field, region],
  [times],
  [onCall],
  [minRate],
  [period],
  [roleGroup, rate],
  [roleGroup, region, minRate, period],
  [roleGroup, region, field, type, times, minRate, period],
];

const WORDS = [
  'sjuksköterska',
  'läkare',
  'sköterska',
  'barnmorska',
  'stockholm',
  'göteborg natt',
  'vårdcentral',
  'iva sommaruppdrag',
  'vikariat malmö',
  'psyk',
];

/** As people type them: with a mistake. */
const MISSPELT = ['sjukskötreska', 'barnmoska', 'stokholm', 'fysioteraput', 'vårdcentarlen natt'];

export interface BenchQueries {
  /** Filters without text. */
  filters: JobFilter[];
  /** Correctly spelt words, some with a filter. */
  texts: JobFilter[];
  /** Misspelt words. */
  misspelt: JobFilter[];
}

/** The same queries for every engine and size. */
export function generateQueries(): BenchQueries {
  const random = randomFrom(7);
  const filterOf = (kind: readonly Part[]): JobFilter =>
    Object.assign({ ...EMPTY_FILTER }, ...kind.map((part) => part(random)));
  return {
    filters: Array.from({ length: 10 }, () => KINDS.map(filterOf)).flat(),
    texts: [[], [], [region], [roleGroup]].flatMap((kind) =>
      WORDS.map((text) => ({ ...filterOf(kind), text })),
    ),
    misspelt: MISSPELT.map((text) => ({ ...EMPTY_FILTER, text })),
  };
}
