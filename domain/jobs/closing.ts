import { daysBetween } from '../calendar/days';
import type { Job, JobStatus } from './job';

/** How long a job can still be applied to. */
export type Closing =
  /** `days` is at least 1. */
  | { kind: 'closes_in'; days: number }
  | { kind: 'closing_today' }
  | { kind: 'closed' }
  /** Hidden by its employer: temporarily, or permanently. */
  | { kind: 'unavailable'; status: 'disabled' | 'deleted' };

type Closable = Pick<Job, 'status' | 'closesOn'>;

/**
 * A job's state on the day `today` (`YYYY-MM-DD` in Stockholm). It stays open through the whole of
 * `closesOn`; disabled or deleted takes precedence over closed.
 */
export function closingOf({ status, closesOn }: Closable, today: string): Closing {
  if (status !== 'open') return { kind: 'unavailable', status };
  const days = daysBetween(today, closesOn);
  if (days < 0) return { kind: 'closed' };
  return days === 0 ? { kind: 'closing_today' } : { kind: 'closes_in', days };
}

/** The status that callers see: `closed` follows from the day. */
export function jobStatusOn(job: Closable, today: string): JobStatus {
  return job.status === 'open' && job.closesOn < today ? 'closed' : job.status;
}
