import type { PlannedJob, YearOfWork } from '#domain/api/planning';
import { addDays } from '#domain/calendar/days';
import { isoWeekOf } from '#domain/calendar/isoWeek';
import { stockholmClock } from '#domain/calendar/stockholmTime';
import { jobStatusOn } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import { assignmentDays, isWithin } from '#domain/planning/bookings';
import { weeksOfYear } from '#domain/planning/yearPlan';
import { hasApplicationOn } from '../applications/applicationRecords';
import type { StoredJobs } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import type { Database } from '../storage/database';
import { type AssignmentRow, findAssignments, findInterviews } from './plan.repository';

const DAYS_PER_WEEK = 7;

export interface PlanService {
  /**
   * What is booked in a year.
   *
   * @param options.year - an ISO week-year; null for this one.
   * @param options.job - the id or slug of a job that the candidate considers; null for none.
   */
  find(userId: string, options: { year: number | null; job: string | null }): Promise<YearOfWork>;
}

export function createPlanService({
  db,
  clock,
  jobs,
}: {
  db: Database;
  clock: Clock;
  jobs: Pick<StoredJobs, 'find'>;
}): PlanService {
  /** The job, where everybody or this candidate can see it and has not booked it. */
  async function findConsidered(
    userId: string,
    slugOrId: string,
    booked: readonly AssignmentRow[],
  ): Promise<Job | null> {
    const job = await jobs.find(slugOrId);
    if (!job || booked.some((one) => one.job.id === job.id)) return null;
    const status = jobStatusOn(job, today(clock));
    const isShown = status === 'open' || status === 'closed';
    return isShown || (await hasApplicationOn(db, userId, job.id)) ? job : null;
  }

  return {
    async find(userId, { year: asked, job }) {
      const year = asked ?? isoWeekOf(today(clock)).year;
      const period = daysOfYear(year);
      const around = {
        from: addDays(period.from, -DAYS_PER_WEEK),
        to: addDays(period.to, DAYS_PER_WEEK),
      };
      const booked = await findAssignments(db, userId);
      const assignments = booked
        .map(({ applicationId, status, job }) => ({ applicationId, status, job: toPlanned(job) }))
        .filter(({ job }) => job.from === null || isWithin(job, around))
        .sort((one, other) => order(one.job, other.job));
      const interviews = (await findInterviews(db, userId))
        .filter(({ startsAt }) => isoWeekOf(stockholmClock(Date.parse(startsAt)).day).year === year)
        .map(({ applicationId, startsAt, endsAt, job }) => {
          const { title, slug, workplaceName } = toPlanned(job);
          return { applicationId, startsAt, endsAt, job: { title, slug, workplaceName } };
        });
      const considered = job === null ? null : await findConsidered(userId, job, booked);
      return { year, assignments, interviews, considered: considered && toPlanned(considered) };
    },
  };
}

/** The first Monday and the last Sunday of an ISO week-year. */
function daysOfYear(year: number): { from: string; to: string } {
  const weeks = weeksOfYear(year);
  return { from: weeks.at(0)?.startDate ?? '', to: weeks.at(-1)?.endDate ?? '' };
}

/** Those that begin first; those without a first day last. */
function order(one: PlannedJob, other: PlannedJob): number {
  const [a, b] = [one.from ?? '9999', other.from ?? '9999'];
  return a < b ? -1 : Number(a > b);
}

function toPlanned(job: Job): PlannedJob {
  const { id, slug, title, workplace, shifts } = job;
  return {
    id,
    slug,
    title,
    workplaceName: workplace.name,
    ...assignmentDays(job),
    shifts: shifts ?? null,
  };
}
