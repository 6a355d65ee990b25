import { addDays, toDay } from '../calendar/days';
import { tidyDay } from './tidy';

/** The values that a typed date is read with. */
export interface ReadDayOptions {
  /** `YYYY-MM-DD`; a date without a year is the next such date from here on. */
  today: string;
  /** The language whose month names are accepted besides English ones. */
  locale: string;
}

/** What a text says: one day, or the days that it may mean, of which the writer has to choose. */
export type DayReading = { day: string } | { readings: readonly string[] };

/** Days ahead that somebody means by a year of two digits. */
const FORESEEN = 3 * 366;

const FULL = /^(\d{4})(?:([-/. ])(\d{1,2})\2(\d{1,2})|(\d{2})(\d{2}))$/u;
const SHORT = /^(\d{1,2})([-/. ]|)(\d{1,2})\2(\d{1,2})$/u;
const NUMBERS = /^(\d{1,2})[/.\s-]+(\d{1,2})(?:[/.\s-]+(\d{4}))?\.?$/u;
/** `24/12 26`: the year stands apart, so there is one order. */
const APART = /^(\d{1,2})[/.-](\d{1,2})[\s-]+['’-]?(\d{2})$/u;
const DAY_NAME =
  /^(?:den\s+)?(\d{1,2})(?:st|nd|rd|th|:[ae]|\.)?[\s-]*(\p{L}+\.?)(?:,?[\s-]+(\d{4}|['’-]?\d{2}))?$/iu;
const NAME_DAY = /^(\p{L}+\.?)\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?$/iu;
const WEEKDAY =
  /^(?:(?:mån|tis|ons|tors|fre|lör|sön)(?:dag(?:en)?)?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)[.,]?\s+(?=.*\d)/iu;

/**
 * Reads a date as people type it: `2026-12-01`, `26-12-1`, `261201`, `1/12`, `1.12.26`, `1 dec`,
 * `tisdag 1 december 2026`, `Dec 1`. The day comes before the month, as in Sweden and Britain. A year
 * of two digits is one that lies ahead; where it may be more than one day, or lies behind, the
 * writer is asked.
 *
 * @returns null when it is no date.
 */
export function readDay(text: string, options: ReadDayOptions): DayReading | null {
  const typed = tidyDay(text).replace(WEEKDAY, '');
  const full = FULL.exec(typed);
  if (full) {
    const [, year, , month = full[5], date = full[6]] = full;
    return said(toDay(Number(year), Number(month), Number(date)));
  }
  return readShort(typed, options) ?? readNumbers(typed, options) ?? readWithName(typed, options);
}

const said = (day: string | null): DayReading | null => (day === null ? null : { day });

/** Three groups of two digits: by dots or slashes the day is first, else the year, as in ISO 8601. */
function readShort(typed: string, { today }: ReadDayOptions): DayReading | null {
  const [, first = '', separator = '', second, third = ''] = SHORT.exec(typed) ?? [];
  if (second === undefined) return null;
  // Without separators only six digits are three groups of two
  if (separator === '' && typed.length !== 6) return null;
  const yearFirst = first.length === 2 ? short(first, second, third) : null;
  const dayFirst = third.length === 2 ? short(third, second, first) : null;
  const isDayFirst = separator !== '' && separator !== '-';
  return chosen(isDayFirst ? [dayFirst, yearFirst] : [yearFirst, dayFirst], today);
}

/** `27` is 2027. */
function short(year: string, month: string, date: string): string | null {
  return toDay(2000 + Number(year), Number(month), Number(date));
}

/** The first reading where it alone is meant: it lies ahead, and no other one does. */
function chosen(candidates: readonly (string | null)[], today: string): DayReading | null {
  const readings = [...new Set(candidates.flatMap((day) => day ?? []))];
  const [usual] = readings;
  if (usual === undefined) return null;
  const foreseen = readings.filter((day) => day >= today && day <= addDays(today, FORESEEN));
  return foreseen.length === 1 && foreseen[0] === usual ? { day: usual } : { readings };
}

function readNumbers(typed: string, { today }: ReadDayOptions): DayReading | null {
  const apart = APART.exec(typed);
  if (apart) {
    const [, date = '', month = '', year = ''] = apart;
    return chosen([short(year, month, date)], today);
  }
  const [, date, month, year] = NUMBERS.exec(typed) ?? [];
  return date === undefined ? null : withYear(year, Number(month), Number(date), today);
}

function readWithName(typed: string, { today, locale }: ReadDayOptions): DayReading | null {
  const dayName = DAY_NAME.exec(typed);
  const nameDay = dayName ?? NAME_DAY.exec(typed);
  if (!nameDay) return null;
  const [, first = '', second = '', year] = nameDay;
  const [date, name] = dayName ? [first, second] : [second, first];
  const month = monthByName(name, locale);
  return month === null ? null : withYear(year, month, Number(date), today);
}

function withYear(
  year: string | undefined,
  month: number,
  date: number,
  today: string,
): DayReading | null {
  const digits = year?.replace(/\D/gu, '');
  if (digits?.length === 2) return chosen([short(digits, String(month), String(date))], today);
  if (digits !== undefined) return said(toDay(Number(digits), month, date));
  const thisYear = Number(today.slice(0, 4));
  const day = toDay(thisYear, month, date);
  // 29 February may not exist this year, but in a later one
  return said(day !== null && day >= today ? day : toDay(thisYear + 1, month, date));
}

/** The month, 1–12, of a name or its beginning; null for none or several. */
function monthByName(name: string, locale: string): number | null {
  const wanted = name.toLowerCase().replace(/\.$/u, '');
  if (wanted.length < 3) return null;
  const found = new Set<number>();
  for (const language of [locale, 'en-GB']) {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const full = format.format(Date.UTC(2026, month - 1, 1)).toLowerCase();
      if (full.startsWith(wanted)) found.add(month);
    }
  }
  const [month] = found;
  return found.size === 1 && month !== undefined ? month : null;
}
