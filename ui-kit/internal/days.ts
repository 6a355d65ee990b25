/** Calendar days as text, `YYYY-MM-DD`, which know no time zone. */
import { dateFormatter } from './dateFormatter';

const MS_PER_DAY = 86_400_000;

/** Days since 1970-01-01. */
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

/** A day from its parts, month from 1; null when there is none, such as 31 June. */
export function toDay(year: number, month: number, date: number): string | null {
  const time = new Date(Date.UTC(year, month - 1, date));
  const real =
    time.getUTCFullYear() === year &&
    time.getUTCMonth() === month - 1 &&
    time.getUTCDate() === date;
  return real ? time.toISOString().slice(0, 10) : null;
}

/** Formats a day in words. The zone is the day's own, so that it never slips to the day before. */
export function formatDay(
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' },
): string {
  return dateFormatter(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
