import { TIME_ZONE } from '#domain/limits';

/** Time as a value, so that a test can set it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/**
 * Time that only ever goes on, for how long something lives in memory: the wall clock may be set
 * back, and what is kept would then be kept that much longer.
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

/** Today in Stockholm, `YYYY-MM-DD`. */
export function today(clock: Clock): string {
  return stockholmDay.format(clock.now());
}
