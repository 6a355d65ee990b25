import { daysBetween } from '../calendar/days';
import type { Job, JobStatus } from './job';

/** How long a job can still be applied to. */
export type Closing =
  /** `days` is at least 1. */
  | { kind: 'closes_in'; days: number }
  | { kind: 'closing_today' }
  | { kind: 'closed' }
  /** Taken away by its employer: for now, or for good. */
  | { kind: 'unavailable'; status: 'disabled' | 'deleted' };

type Closable = Pick<Job, 'status' | 'closesOn'>;

/**
 * Where a job stands on the day `today` (`YYYY-MM-DD` in Stockholm). It stays open through the
 * whole of `closesOn`; being disabled or deleted goes before having closed.
 */
export function closingOf({ status, closesOn }: Closable, today: string): Closing {
  if (status !== 'open') return { kind: 'unavailable', status };
  const days = daysBetween(today, closesOn);
  if (days < 0) return { kind: 'closed' };
  return days === 0 ? { kind: 'closing_today' } : { kind: 'closes_in', days };
}

/** The status as callers see it: `closed` follows from the day. */
export function jobStatusOn(job: Closable, today: string): JobStatus {
  return job.status === 'open' && job.closesOn < today ? 'closed' : job.status;
}
