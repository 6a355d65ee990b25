/** An interest that a visitor showed, until they have signed in. */
export interface PendingInterest {
  jobId: string;
  /** When the button was pressed, milliseconds since 1970. */
  at: number;
  /** The Idempotency-Key of the press: however often it is sent, there is one interest. */
  key: string;
}

/**
 * Milliseconds: long enough for a registration, and short enough that the visitor still wants it.
 */
export const PENDING_INTEREST_LIFETIME = 60 * 60 * 1000;

/**
 * The beginning of the cookie's name. It contains a `PendingInterest` as JSON when the button was pressed before hydration. The page reads
 * it, so it is not HttpOnly.
 */
export const PENDING_INTEREST_COOKIE = 'vikari_interest';

/** The name of a job's own cookie: two tabs may each have a press that waits. */
export const pendingInterestCookie = (jobId: string): string =>
  `${PENDING_INTEREST_COOKIE}.${jobId}`;

/** Validates a stored press; null when it is not for this job, or too old. */
export function parsePendingInterest(
  value: unknown,
  jobId: string,
  now: number,
): PendingInterest | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept: Partial<Record<keyof PendingInterest, unknown>> = value;
  const { at, key } = kept;
  if (kept.jobId !== jobId || typeof key !== 'string' || typeof at !== 'number') return null;
  return at <= now && now - at < PENDING_INTEREST_LIFETIME ? { jobId, at, key } : null;
}
