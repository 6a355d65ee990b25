import { addDays, weekdayOf } from '#domain/calendar/days';
import { stockholmClock, stockholmInstant } from '#domain/calendar/stockholmTime';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When daily alerts go out, and on Mondays weekly ones; by the clock in Stockholm. */
const ALERT_MORNING = '07:00';
/** Milliseconds in which what happens is gathered into one instant alert. */
const GATHERED = 3 * MINUTE;
/** Milliseconds between two instant alerts of one search. */
const BETWEEN = HOUR;
/** Instant alerts of one search from morning to morning; what comes then waits for the next one. */
export const MOST_INSTANT = 5;
/** Jobs that one mail lists; the others are counted. */
export const MOST_LISTED = 10;

/** The instants that decide what is due, in milliseconds since the epoch. */
export interface AlertTimes {
  /** An instant alert is due of what was noted until then, */
  instant: number;
  /** when its search did not notify since then */
  notSince: number;
  /** and less than `MOST_INSTANT` times since the last morning. A daily one of what was noted before it. */
  morning: number;
  /** The last Monday's morning; for weekly ones. */
  monday: number;
}

export function alertTimes(now: number): AlertTimes {
  const { day, time } = stockholmClock(now);
  const lastMorning = time >= ALERT_MORNING ? day : addDays(day, -1);
  return {
    instant: now - GATHERED,
    notSince: now - BETWEEN,
    morning: stockholmInstant(lastMorning, ALERT_MORNING),
    monday: stockholmInstant(addDays(lastMorning, -weekdayOf(lastMorning)), ALERT_MORNING),
  };
}
