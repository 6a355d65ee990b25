import { addDays } from '#domain/calendar/days';
import type { IsoWeek } from '#domain/calendar/isoWeek';

/** From a week's Monday to its Thursday. */
const TO_THURSDAY = 3;

/** The month that has most of a week, `YYYY-MM`. */
export function monthOfWeek({ startDate }: Pick<IsoWeek, 'startDate'>): string {
  return addDays(startDate, TO_THURSDAY).slice(0, 7);
}

/** The three months of the quarter that a month is in; months are `YYYY-MM`. */
export function quarterAround(month: string): string[] {
  const first = Math.floor((Number(month.slice(5)) - 1) / 3) * 3 + 1;
  return [first, first + 1, first + 2].map((one) => `${month.slice(0, 4)}-${twoDigits(one)}`);
}

/** The months from one day to another, both included; `most` at most. */
export function monthsBetween(from: string, to: string, most: number): string[] {
  const months: string[] = [];
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  while (months.length < most && `${year}-${twoDigits(month)}` <= to.slice(0, 7)) {
    months.push(`${year}-${twoDigits(month)}`);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return months;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
