import { toDay } from '../../domain/calendar/days';
import { formatDay } from '../internal/days';

/** The values that a typed date is read with. */
export interface DateTextOptions {
  /** `YYYY-MM-DD`; a date without a year is the next such date from here on. */
  today: string;
  /** The language whose month names are accepted besides English ones. */
  locale: string;
}

/** The month, 1–12, of a name or its beginning; null for none or several. */
function monthByName(name: string, locale: string): number | null {
  const wanted = name.toLowerCase().replace(/\.$/u, '');
  if (wanted.length < 3) return null;
  const found = new Set<number>();
  for (const language of [locale, 'en-GB']) {
    for (let month = 1; month <= 12; month += 1) {
      const day = toDay(2026, month, 1) ?? '';
      const full = formatDay(day, language, { month: 'long' }).toLowerCase();
      if (full.startsWith(wanted)) found.add(month);
    }
  }
  const [month] = found;
  return found.size === 1 && month !== undefined ? month : null;
}

/** `27` is 2027; a year of four digits is itself. */
function fullYear(written: string): number {
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}

function withYear(
  year: string | undefined,
  month: number,
  date: number,
  today: string,
): string | null {
  if (year !== undefined) return toDay(fullYear(year), month, date);
  const thisYear = Number(today.slice(0, 4));
  const day = toDay(thisYear, month, date);
  // 29 February may not exist this year, but in a later one.
  return day !== null && day >= today ? day : toDay(thisYear + 1, month, date);
}

const ISO = /^(\d{4})-?(\d{2})-?(\d{2})$/u;
const NUMBERS = /^(\d{1,2})[/.\s-]+(\d{1,2})(?:[/.\s-]+(\d{4}|\d{2}))?\.?$/u;
const DAY_NAME =
  /^(?:den\s+)?(\d{1,2})(?:st|nd|rd|th|:[ae]|\.)?\s*(\p{L}+\.?)(?:\s+(\d{4}|\d{2}))?$/iu;
const NAME_DAY = /^(\p{L}+\.?)\s+(\d{1,2})(?:,?\s+(\d{4}))?$/u;

/**
 * Reads a date as people type it: `2026-12-01`, `20261201`, `1/12`, `1.12.2026`, `1 dec`, `1
 * december 2026`, `dec 1`. The day comes before the month, as in Sweden and Britain.
 *
 * @returns `YYYY-MM-DD`, or null when it is not a date.
 */
export function parseDay(text: string, { today, locale }: DateTextOptions): string | null {
  const typed = text.trim().replace(/\s+/gu, ' ');
  const iso = ISO.exec(typed);
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = NUMBERS.exec(typed);
  if (numbers) return withYear(numbers[3], Number(numbers[2]), Number(numbers[1]), today);
  const dayName = DAY_NAME.exec(typed);
  const nameDay = dayName ?? NAME_DAY.exec(typed);
  if (!nameDay) return null;
  const [, first = '', second = '', year] = nameDay;
  const [date, name] = dayName ? [first, second] : [second, first];
  const month = monthByName(name, locale);
  return month === null ? null : withYear(year, month, Number(date), today);
}
