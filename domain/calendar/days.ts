/** Calendar days as text, `YYYY-MM-DD`, without a time zone. */

const MS_PER_DAY = 86_400_000;
const DAYS_PER_WEEK = 7;
const WEEKDAYS_PER_WEEK = 5;
/** 1970-01-01, day number 0, was a Thursday: three days after its Monday. */
const DAYS_FROM_MONDAY = 3;
/** In the years 1900 to 2999. */
const SHAPE = /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/;

/**
 * True for a `YYYY-MM-DD` that exists, in the years 1900 to 2999: `2026-02-30` does not. Databases have no
 * year 0, and the day after 9999-12-31 is no `YYYY-MM-DD`, so that days far away cannot be reckoned with.
 */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !SHAPE.test(value)) return false;
  const ms = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value);
}

/** A day from its parts, month from 1; null when it does not exist, such as 31 June. */
export function toDay(year: number, month: number, date: number): string | null {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  const day = `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
  return isCalendarDay(day) ? day : null;
}

/** Whole days since 1970-01-01 of a calendar day, so that days compare as numbers. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
}

/** The day with this number. */
export function dayFromNumber(number: number): string {
  return new Date(number * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The day `days` later; earlier when negative. */
export function addDays(day: string, days: number): string {
  return dayFromNumber(dayNumber(day) + days);
}

/** Days from `from` until `to`: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 for a Monday to 6 for a Sunday. */
export function weekdayOf(day: string): number {
  const weekday = (dayNumber(day) + DAYS_FROM_MONDAY) % DAYS_PER_WEEK;
  return weekday < 0 ? weekday + DAYS_PER_WEEK : weekday;
}

/**
 * Days from `from` to `to`, both included, that are not Saturday or Sunday (the
 * specification's part 9); 0 when `to` is earlier.
 */
export function weekdaysBetween(from: string, to: string): number {
  const days = daysBetween(from, to) + 1;
  if (days <= 0) return 0;
  let count = Math.floor(days / DAYS_PER_WEEK) * WEEKDAYS_PER_WEEK;
  const first = weekdayOf(from);
  for (let rest = 0; rest < days % DAYS_PER_WEEK; rest += 1) {
    if ((first + rest) % DAYS_PER_WEEK < WEEKDAYS_PER_WEEK) count += 1;
  }
  return count;
}
