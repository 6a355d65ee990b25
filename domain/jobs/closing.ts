import { daysBetween } from '../calendar/days';
import type { Job, JobStatus } from './job';

/** How long an open job can still be applied to. */
export type Closing =
  /** `days` is at least 1. */
  { kind: 'closes_in'; days: number } | { kind: 'closing_today' } | { kind: 'closed' };

type Closable = Pick<Job, 'status' | 'closesOn' | 'endsOn'>;

/**
 * The last day on which a job can be applied to: nobody can be hired for days that have passed,
 * however late it closes.
 */
export function lastDayToApply({ closesOn, endsOn }: Pick<Job, 'closesOn' | 'endsOn'>): string {
  return endsOn !== null && endsOn < closesOn ? endsOn : closesOn;
}

/**
 * An open job's state on the day `today` (`YYYY-MM-DD` in Stockholm). It stays open through the whole
 * of its last day to apply.
 */
export function closingOf(lastDay: string, today: string): Closing {
  const days = daysBetween(today, lastDay);
  if (days < 0) return { kind: 'closed' };
  return days === 0 ? { kind: 'closing_today' } : { kind: 'closes_in', days };
}

/** The status that callers see: `closed` follows from the day. */
export function jobStatusOn(job: Closable, today: string): JobStatus {
  return job.status === 'open' && lastDayToApply(job) < today ? 'closed' : job.status;
}
