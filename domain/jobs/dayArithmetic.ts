import { dayNumber } from './calendarDay';

/** Arithmetic on calendar days, `YYYY-MM-DD`, which know no time zone. */

const MS_PER_DAY = 86_400_000;
const DAYS_PER_WEEK = 7;
const WEEKDAYS_PER_WEEK = 5;
/** 1970-01-01, day number 0, was a Thursday: `Date.getUTCDay` 4. */
const FIRST_DAY_OF_WEEK = 4;

/** The day `days` later; earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Days from `from` until `to`: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * Days from `from` to `to`, both included, that are not Saturday or Sunday (the
 * specification's part 9); 0 when `to` is earlier.
 */
export function weekdaysBetween(from: string, to: string): number {
  const days = daysBetween(from, to) + 1;
  if (days <= 0) return 0;
  let count = Math.floor(days / DAYS_PER_WEEK) * WEEKDAYS_PER_WEEK;
  for (let rest = 0; rest < days % DAYS_PER_WEEK; rest += 1) {
    const weekday = (dayNumber(from) + rest + FIRST_DAY_OF_WEEK) % DAYS_PER_WEEK;
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}
