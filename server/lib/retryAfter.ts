import { SECOND } from './time';

/**
 * Milliseconds of a `Retry-After`, which is in seconds or a date; null when there is none, or it
 * cannot be read.
 *
 * @param now - milliseconds since the epoch.
 */
export function retryAfterOf(value: string | null, now: number): number | null {
  if (value === null) return null;
  const asked = /^\d+$/u.test(value.trim()) ? Number(value) * SECOND : Date.parse(value) - now;
  return Number.isNaN(asked) ? null : Math.max(asked, 0);
}
