import type { AlertFrequency } from '../alerts/alerts';

/** Of one candidate, or of one visitor's device; the oldest go when there are more. */
export const MOST_SAVED = { jobs: 300, hidden: 1000, searches: 30 } as const;

/** What a candidate may do with a job: keep it, or have it out of their sight. Never both. */
export const JOB_MARKS = ['saved', 'hidden'] as const;
export type JobMark = (typeof JOB_MARKS)[number];

export interface MarkedJob {
  jobId: string;
  mark: JobMark;
  /** Instant, ISO 8601 UTC. */
  markedAt: string;
}

/** A search that is kept, and how its owner hears of it. */
export interface SavedSearch {
  id: string;
  /** The canonical query of the list's address, without its order: `roles=…&q=natt`; not ''. */
  query: string;
  /** Instant, ISO 8601 UTC. */
  createdAt: string;
  frequency: AlertFrequency;
  /** How it notifies when `frequency` is not `never`; at least one of them then. */
  mail: boolean;
  push: boolean;
}

/** All that a candidate has saved; the newest first. */
export interface Saved {
  marks: MarkedJob[];
  searches: SavedSearch[];
}

/** The most marks that one call takes over; more are sent in several calls. */
export const MOST_CARRIED = 400;
/** The most jobs that one call asks for. */
export const MOST_JOBS_BY_ID = 60;
