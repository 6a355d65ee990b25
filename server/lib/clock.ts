import { TIME_ZONE } from '#domain/limits';
import { HOUR } from './time';

/** Time as a value that a test can set. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/**
 * Monotonic time, for the age of things in memory: the wall clock may be set back, and cached
 * values would then be kept that much longer.
 */
export interface SteadyClock {
  /** Milliseconds since some moment of this process. */
  elapsed(): number;
}

export const systemClock: Clock & SteadyClock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
};

const stockholmDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Stockholm of an instant in milliseconds, `YYYY-MM-DD`. */
export function dayOf(milliseconds: number): string {
  return stockholmDay.format(milliseconds);
}

/** Milliseconds from an instant to the next full hour at which it is another day in Stockholm. */
export function untilTomorrow(now: number): number {
  const today = dayOf(now);
  let then = Math.ceil((now + 1) / HOUR) * HOUR;
  while (dayOf(then) === today) then += HOUR;
  return then - now;
}

/** Today in Stockholm, `YYYY-MM-DD`. */
export function today(clock: Clock): string {
  return dayOf(clock.now());
}
