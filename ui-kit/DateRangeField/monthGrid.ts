import { addDays, daysBetween, toDay, weekdayOf } from '../../domain/calendar/days';

const DAYS_PER_WEEK = 7;
const MONTHS_PER_YEAR = 12;
/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The first day of a month, `YYYY-MM-DD`. */
export const firstOf = (month: string): string => `${month}-01`;

/** The month that is `months` later; earlier when negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * MONTHS_PER_YEAR + number - 1 + months;
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(Math.floor(count / MONTHS_PER_YEAR), 4)}-${pad((count % MONTHS_PER_YEAR) + 1, 2)}`;
}

/** The last day of a month, `YYYY-MM-DD`. */
export const lastOf = (month: string): string => addDays(firstOf(addMonths(month, 1)), -1);

/** The same date `months` later, or the last of that month where it has fewer days. */
export function addMonthsToDay(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const [year = 0, number = 1] = month.split('-').map(Number);
  return toDay(year, number, Number(day.slice(8))) ?? lastOf(month);
}

/** The first day of the week of a day. */
function startOfWeek(day: string, firstWeekday: number): string {
  return addDays(day, -((weekdayOf(day) - firstWeekday + DAYS_PER_WEEK) % DAYS_PER_WEEK));
}

/** A locale's data on weeks: a method or, in older browsers, a property. */
type WeekLocale = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

/** The day that weeks begin with in a locale, 0 for Monday to 6 for Sunday. Unknown: Monday. */
export function firstWeekdayOf(locale: string): number {
  const known: WeekLocale = new Intl.Locale(locale);
  const info = known.getWeekInfo?.() ?? known.weekInfo;
  return info === undefined ? 0 : info.firstDay - 1;
}

/** A key of the calendar, as the browser names it. */
export interface CalendarKey {
  key: string;
  shiftKey: boolean;
}

/**
 * The day that a key moves to, by the ARIA practices; null for a key that moves nowhere.
 *
 * @param isRtl - the next day is to the left.
 */
export function dayOfKey(
  { key, shiftKey }: CalendarKey,
  day: string,
  { firstWeekday, isRtl }: { firstWeekday: number; isRtl: boolean },
): string | null {
  const forward = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, DAYS_PER_WEEK);
    case 'ArrowUp':
      return addDays(day, -DAYS_PER_WEEK);
    case 'Home':
      return startOfWeek(day, firstWeekday);
    case 'End':
      return addDays(startOfWeek(day, firstWeekday), DAYS_PER_WEEK - 1);
    case 'PageDown':
      return addMonthsToDay(day, shiftKey ? MONTHS_PER_YEAR : 1);
    case 'PageUp':
      return addMonthsToDay(day, shiftKey ? -MONTHS_PER_YEAR : -1);
    default:
      return null;
  }
}

/**
 * The first of the months shown, so that `day` is in one of them: as little as possible is moved.
 *
 * @param first - the first month now, `YYYY-MM`.
 * @param count - how many months are shown.
 */
export function firstMonthWith(first: string, day: string, count: number): string {
  const month = monthOf(day);
  if (month < first) return month;
  const last = addMonths(first, count - 1);
  return month > last ? addMonths(month, 1 - count) : first;
}

/** True when `day` is one of the days of `months` months from `first` on. */
export function isShown(day: string, first: string, months: number): boolean {
  return day >= firstOf(first) && daysBetween(day, lastOf(addMonths(first, months - 1))) >= 0;
}
