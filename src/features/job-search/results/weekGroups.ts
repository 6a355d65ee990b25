import { isoWeekOf } from '#domain/calendar/isoWeek';
import type { JobWeek } from '#domain/jobs/filter';
import type { JobSummary } from '#domain/jobs/job';

type Days = Pick<JobSummary, 'startsOn' | 'endsOn'>;

/** A week with the jobs under it that have been read. */
export interface WeekGroup<Job> extends JobWeek {
  shown: Job[];
}

/** The read jobs of a list by weeks under their weeks; weeks without read jobs are left out. */
export function weekGroups<Job extends Days>(
  jobs: readonly Job[],
  weeks: readonly JobWeek[],
): WeekGroup<Job>[] {
  const first = weeks[0]?.startDate ?? null;
  const groups = weeks.map((week): WeekGroup<Job> => ({ ...week, shown: [] }));
  for (const job of jobs) {
    const monday = job.startsOn && isoWeekOf(job.startsOn).startDate;
    const begins = monday && first && monday < first ? first : monday;
    groups.find(({ startDate }) => startDate === begins)?.shown.push(job);
  }
  return groups.filter(({ shown }) => shown.length > 0);
}

/** How a job goes on beyond the week under which it is. */
export interface GoesOn {
  /** It has begun before that week. */
  begun: boolean;
  /** The number of the week in which it ends; null in the same week, or when that is not known. */
  until: number | null;
}

/** How a job goes on, seen from the Monday of its week. */
export function goesOn({ startsOn, endsOn }: Days, monday: string): GoesOn {
  const last = endsOn ? isoWeekOf(endsOn) : null;
  return {
    begun: startsOn !== null && startsOn < monday,
    until: last && last.startDate > monday ? last.weekNumber : null,
  };
}
