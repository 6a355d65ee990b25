import { addDays, toDay } from './days';

/** Months as text, `YYYY-MM`. */

const MONTHS_PER_YEAR = 12;

/** The month that contains a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Months since year 0, so that months compare as numbers. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * MONTHS_PER_YEAR + Number(month.slice(5, 7)) - 1;
}

/** The first day of the month with this number. */
export function firstDayOfMonth(number: number): string {
  const year = String(Math.floor(number / MONTHS_PER_YEAR)).padStart(4, '0');
  const month = String((number % MONTHS_PER_YEAR) + 1).padStart(2, '0');
  return `${year}-${month}-01`;
}

/** The last day of a month `YYYY-MM`. */
export function lastDayOf(month: string): string {
  return addDays(firstDayOfMonth(monthNumber(month) + 1), -1);
}

/** The same date some months later; the month's last day where that date does not exist. */
export function addMonths(day: string, months: number): string {
  const month = monthOf(firstDayOfMonth(monthNumber(monthOf(day)) + months));
  const [year, number] = month.split('-').map(Number);
  return toDay(year ?? 0, number ?? 0, Number(day.slice(8))) ?? lastDayOf(month);
}
