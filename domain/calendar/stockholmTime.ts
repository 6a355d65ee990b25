import { addDays, dayNumber, toDay, weekdayOf } from './days';

/** Clock times in Europe/Stockholm, which every assignment and interview is given in. */

const HOUR = 3_600_000;
const MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
const SUNDAY = 6;
const MARCH = 3;
const OCTOBER = 10;
const LAST_DATE = 31;

/** 01:00 UTC on the last Sunday of a month with 31 days, when the clocks are changed. */
function changeOf(year: number, month: number): number {
  const last = toDay(year, month, LAST_DATE) ?? '';
  const sunday = addDays(last, -((weekdayOf(last) + 7 - SUNDAY) % 7));
  return dayNumber(sunday) * MS_PER_DAY + HOUR;
}

/** The offset from UTC in milliseconds: two hours in summer time, else one. */
function offsetAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= changeOf(year, MARCH) && instant < changeOf(year, OCTOBER);
  return isSummer ? 2 * HOUR : HOUR;
}

/**
 * The instant of a clock time in Stockholm, in milliseconds since the epoch. A time that exists
 * twice, when the clocks go back, is the first; one that does not exist is an hour later.
 *
 * @param day - `YYYY-MM-DD`.
 * @param time - `HH:MM`.
 */
export function stockholmInstant(day: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const local = dayNumber(day) * MS_PER_DAY + hours * HOUR + minutes * MINUTE;
  const inSummer = local - 2 * HOUR;
  return offsetAt(inSummer) === 2 * HOUR ? inSummer : local - HOUR;
}

/** The day and clock time in Stockholm of an instant. */
export function stockholmClock(instant: number): { day: string; time: string } {
  const local = new Date(instant + offsetAt(instant)).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}
