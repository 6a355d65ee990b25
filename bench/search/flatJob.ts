import { dayNumber } from '#domain/calendar/days';
import type { JobFilter } from '#domain/jobs/filter';
import type { ListPart } from '#domain/jobs/filterFields';
import { isPartActive, rateLimits } from '#domain/jobs/filterParts';
import type { Job } from '#domain/jobs/job';
import { COMPARED_BY, comparableRate } from '#domain/pay/comparableRate';
import { fold } from '#domain/text/fold';
import { locationById, workFieldById } from '#domain/vocabulary/lookup';
import { adTexts } from '../../server/jobs/index/text/adTexts';
import { BENCH_TODAY } from './generateJobs';

/** The lists that the benchmark's queries filter by; every engine supports them. */
export const BENCH_LISTS = [
  'locations',
  'workroles',
  'workfields',
  'employmentTypes',
  'systems',
  'timeOfDay',
] as const satisfies readonly ListPart[];

/** A job in the format of a general engine: regions and groups expanded, no nulls in numbers. */
export interface FlatJob {
  id: string;
  /** The whole ad. */
  text: string;
  locations: string[];
  workroles: string[];
  workfields: string[];
  employmentTypes: string[];
  systems: string[];
  timeOfDay: string[];
  onCallDuty: boolean;
  /** The comparable rate; -1 when the ad states none. */
  rateMin: number;
  rateMax: number;
  /** Day numbers, 0 and 1 000 000 for no limit. */
  startsOn: number;
  endsOn: number;
  closesOn: number;
  publishedAt: number;
}

const NO_END = 1_000_000;

export function flatJob(job: Job): FlatJob {
  const location = job.location === null ? undefined : locationById(job.location);
  const rate = job.hourlyRate && comparableRate(job.hourlyRate, COMPARED_BY);
  return {
    id: job.id,
    text: fold(adTexts(job).join(' ')),
    locations: location ? [...new Set([location.id, location.regionId])] : [],
    workroles: [job.workRole],
    workfields: [...new Set(job.workFields.flatMap((id) => [id, workFieldById(id)?.group ?? id]))],
    employmentTypes: job.employmentTypes,
    systems: job.systems,
    timeOfDay: job.timeOfDay,
    onCallDuty: job.onCallDuty,
    rateMin: rate?.min ?? -1,
    rateMax: rate?.max ?? -1,
    startsOn: job.startsOn === null ? 0 : dayNumber(job.startsOn),
    endsOn: job.endsOn === null ? NO_END : dayNumber(job.endsOn),
    closesOn: dayNumber(job.closesOn),
    publishedAt: Date.parse(job.publishedAt),
  };
}

/** The filter's limits in a flat job's numbers; null when it sets none. */
export function flatLimits(filter: JobFilter) {
  const { min, max } = rateLimits(filter);
  const { fromDate, toDate } = filter;
  return {
    today: dayNumber(BENCH_TODAY),
    rate: isPartActive(filter, 'hourlyRate') ? { from: min ?? 0, to: max ?? NO_END } : null,
    period: isPartActive(filter, 'period')
      ? {
          from: fromDate === null ? 0 : dayNumber(fromDate),
          to: toDate === null ? NO_END : dayNumber(toDate),
        }
      : null,
  };
}
