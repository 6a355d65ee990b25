import type { Rates } from '@vikari/ui-kit/RateRange';
import { JOBS, type Job, TIMES } from './jobs';

/** The filter of the pattern; '' and [] filter nothing. */
export interface SearchFilter {
  role: string;
  place: string;
  times: readonly string[];
  rates: Rates;
}

export const EMPTY_SEARCH: SearchFilter = {
  role: '',
  place: '',
  times: [],
  rates: { min: 500, max: 3500 },
};

/** The parts that can be dropped, each as a whole. */
const PARTS = ['role', 'place', 'times', 'rates'] as const;
export type Part = (typeof PARTS)[number];

/** The filter without one of its parts. */
export function without(filter: SearchFilter, part: Part): SearchFilter {
  return { ...filter, [part]: EMPTY_SEARCH[part] };
}

function isActive(filter: SearchFilter, part: Part): boolean {
  const { role, place, times, rates } = filter;
  const { min, max } = EMPTY_SEARCH.rates;
  const active = {
    role: role !== '',
    place: place !== '',
    times: times.length > 0,
    rates: rates.min !== min || rates.max !== max,
  } satisfies Record<Part, boolean>;
  return active[part];
}

/** How many parts are active; the number on the phone's search bar. */
export function activeCount(filter: SearchFilter): number {
  return PARTS.filter((part) => isActive(filter, part)).length;
}

/** The matching jobs. */
export function jobsFor({ role, place, times, rates }: SearchFilter): Job[] {
  return JOBS.filter(
    (job) =>
      (role === '' || job.role === role) &&
      (place === '' || job.place === place) &&
      (times.length === 0 || times.includes(job.time)) &&
      job.rate >= rates.min &&
      job.rate <= rates.max,
  );
}

/** How many jobs each time of day would add: counted without the times' own filter. */
export function timeCounts(filter: SearchFilter): number[] {
  const jobs = jobsFor(without(filter, 'times'));
  return TIMES.map((time) => jobs.filter((job) => job.time === time).length);
}

const BAR = 100;

/** The distribution of the rates, counted without the rates' own filter. */
export function rateHistogram(filter: SearchFilter) {
  const { min, max } = EMPTY_SEARCH.rates;
  const rates = jobsFor(without(filter, 'rates')).map(({ rate }) => rate);
  const bars = Array.from({ length: (max - min) / BAR }, (_, at) => {
    const from = min + at * BAR;
    return rates.filter((rate) => rate >= from && rate < from + BAR).length;
  });
  return { from: min, width: BAR, bars };
}

/** Which part to drop to get results, and how many; most first. */
export function whatToDrop(filter: SearchFilter): { part: Part; total: number }[] {
  return PARTS.filter((part) => isActive(filter, part))
    .map((part) => ({ part, total: jobsFor(without(filter, part)).length }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}
