import { TIME_ZONE } from '#domain/limits';

/** Time as a value, so that a test can set it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

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
