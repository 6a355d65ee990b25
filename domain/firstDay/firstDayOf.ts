import type { Job } from '#domain/jobs/job';

/**
 * The day on which somebody works first, `YYYY-MM-DD`: of the first shift, else the first of the
 * assignment; null where the job says neither.
 */
export function firstDayOf({ startsOn, shifts }: Pick<Job, 'startsOn' | 'shifts'>): string | null {
  return shifts?.[0]?.day ?? startsOn;
}
