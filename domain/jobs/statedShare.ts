import type { Job, Scope } from './job';

/** Hours of a full working week. */
const FULL_WEEK = 40;
/** Percent from which a job is full time: weeks with nights and weekends have fewer hours. */
export const FULL_TIME_FROM = 90;
/** "Part time" without a number is found where part time is asked for, and by no number. */
const PART_TIME: Scope = { min: 1, max: 1 };
const FULL_TIME: Scope = { min: 100, max: 100 };

/**
 * How much of full time a job is, in percent: as its ad says, else by its hours a week. Null when it says
 * neither.
 */
export function statedShare({
  hoursPerWeek,
  source,
}: Pick<Job, 'hoursPerWeek' | 'source'>): Scope | null {
  const extent = source.name === 'jobtech' ? source.extent : null;
  if (source.name === 'jobtech' && source.scope) return source.scope;
  if (hoursPerWeek !== null) {
    const percent = shareOfHours(hoursPerWeek);
    return { min: percent, max: percent };
  }
  if (extent === null) return null;
  return extent === 'full_time' ? FULL_TIME : PART_TIME;
}

/** Percent of full time of the hours of a week, at most 100. */
export const shareOfHours = (hours: number): number =>
  Math.min(Math.round((hours / FULL_WEEK) * 100), 100);
