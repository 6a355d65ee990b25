import { toDay } from '../../domain/calendar/days';
import { type ReadDayOptions, readDay } from '../../domain/text/readDay';
import { tidyDay } from '../../domain/text/tidy';
import { checkDay, type DayRules } from '../DateRangeField/dateRange';

/** Why a day cannot be taken; `readings` are the days that the text may mean. */
export type DayProblem =
  | { kind: 'invalid' | 'too_early' | 'too_late' | 'unavailable' }
  | { kind: 'unsure'; readings: readonly string[] };

/** Whether a value is a day, `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(value) ?? [];
  return year !== undefined && toDay(Number(year), Number(month), Number(date)) !== null;
}

/**
 * The value of a typed text: the day, '' for none, or the text itself where it is no single day.
 *
 * @example typedValue('1 dec', { today: '2026-11-21', locale: 'sv-SE' }) // '2026-12-01'
 */
export function typedValue(text: string, options: ReadDayOptions): string {
  const typed = tidyDay(text);
  const read = typed === '' ? null : readDay(typed, options);
  return read !== null && 'day' in read ? read.day : typed;
}

/** What is wrong with a value; null for none and for a day that can be chosen. */
export function problemOf(value: string, options: ReadDayOptions & DayRules): DayProblem | null {
  if (value === '') return null;
  if (isDay(value)) {
    const kind = checkDay(value, options);
    return kind && { kind };
  }
  const read = readDay(value, options);
  return read !== null && 'readings' in read
    ? { kind: 'unsure', readings: read.readings }
    : { kind: 'invalid' };
}
