import { addDays, toDay } from '../calendar/days';
import { tidyDay } from './tidy';
import { asciiDigits, dayOrderOf, readWritten } from './writtenDay';

/** The values that a typed date is read with. */
export interface ReadDayOptions {
  /** `YYYY-MM-DD`; a date without a year is the next such date from here on. */
  today: string;
  /**
   * The language: what it writes is read, and the order of its numbers decides `12/1`. Names of months
   * are also accepted in English.
   */
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
  /^(?:den\s+)?(\d{1,2})(?:st|nd|rd|th|er|:[ae]|[.º])?[\s-]*(\p{L}+\.?)(?:,?[\s-]+(\d{4}|['’-]?\d{2}))?$/iu;
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
  const { today, locale } = options;
  const typed = asciiDigits(tidyDay(text), locale);
  const full = FULL.exec(typed);
  if (full) {
    const [, year, , month = full[5], date = full[6]] = full;
    return inCalendar(said(toDay(Number(year), Number(month), Number(date))), locale);
  }
  const written = readWritten(typed, locale);
  if (written !== null) {
    const [date = 0, month = 0, year] = written.split('-').reverse();
    return year === undefined
      ? unlessOtherCalendar(withYear(undefined, Number(month), Number(date), today), typed, locale)
      : inCalendar({ day: written }, locale);
  }
  const bare = typed.replace(WEEKDAY, '');
  const read =
    readShort(bare, options) ?? readNumbers(bare, options) ?? readWithName(bare, options);
  return unlessOtherCalendar(inCalendar(read, locale), bare, locale);
}

/** Years ahead of ours in the Buddhist calendar. */
const BUDDHIST_AHEAD = 543;

/**
 * Years are Gregorian. In a language whose people count in another calendar, a year that is no
 * Gregorian one of our time is theirs: the Buddhist one differs by its year alone; of others the day
 * is not known.
 */
function inCalendar(read: DayReading | null, locale: string): DayReading | null {
  const { calendar } = dayOrderOf(locale);
  if (read === null || calendar === 'gregory') return read;
  if ('day' in read) return said(gregorian(read.day, calendar));
  const readings = read.readings.flatMap((day) => gregorian(day, calendar) ?? []);
  return readings.length === 0 ? null : { readings };
}

function gregorian(day: string, calendar: string): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (year >= 1800 && year < 2300) return day;
  return calendar === 'buddhist' ? toDay(year - BUDDHIST_AHEAD, month, date) : null;
}

/** Numbers without a whole year may be of another calendar, whose months are others: it is asked. */
function unlessOtherCalendar(
  read: DayReading | null,
  typed: string,
  locale: string,
): DayReading | null {
  const { calendar } = dayOrderOf(locale);
  const isSure = calendar === 'gregory' || calendar === 'buddhist' || /\d{4}|\p{L}/u.test(typed);
  return read === null || 'readings' in read || isSure ? read : { readings: [read.day] };
}

const said = (day: string | null): DayReading | null => (day === null ? null : { day });

/**
 * Three groups of two digits. With hyphens or nothing between them the year is first, as in ISO 8601;
 * by dots or slashes they are in the order of the language.
 */
function readShort(typed: string, { today, locale }: ReadDayOptions): DayReading | null {
  const [, first = '', separator = '', second, third = ''] = SHORT.exec(typed) ?? [];
  if (second === undefined) return null;
  // Without separators only six digits are three groups of two
  if (separator === '' && typed.length !== 6) return null;
  const { isMonthFirst, isYearFirst } = dayOrderOf(locale);
  const yearFirst = first.length === 2 ? short(first, second, third) : null;
  const hasYearLast = third.length === 2;
  const dayFirst = hasYearLast ? short(third, second, first) : null;
  const monthFirst = hasYearLast && isMonthFirst ? short(third, first, second) : null;
  const yearLast = monthFirst === null ? [dayFirst] : [monthFirst, dayFirst];
  const isYearLast = separator !== '' && separator !== '-' && !isYearFirst;
  return chosen(isYearLast ? [...yearLast, yearFirst] : [yearFirst, ...yearLast], today);
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

function readNumbers(typed: string, { today, locale }: ReadDayOptions): DayReading | null {
  const { isMonthFirst, isYearFirst } = dayOrderOf(locale);
  const apart = APART.exec(typed);
  if (apart) {
    const [, first = '', second = '', year = ''] = apart;
    const dayFirst = short(year, second, first);
    return chosen(isMonthFirst ? [short(year, first, second), dayFirst] : [dayFirst], today);
  }
  const [, first, second, year] = NUMBERS.exec(typed) ?? [];
  if (first === undefined) return null;
  const dayFirst = withYear(year, Number(second), Number(first), today);
  if (!isMonthFirst) return dayFirst;
  const monthFirst = withYear(year, Number(first), Number(second), today);
  // Nobody who writes the year first has said which of the others is the month
  if (isYearFirst && year !== undefined) return either(monthFirst, dayFirst);
  return monthFirst ?? dayFirst;
}

/** The one of two readings that there is; both where they differ. */
function either(one: DayReading | null, other: DayReading | null): DayReading | null {
  if (one === null || other === null) return one ?? other;
  if (!('day' in one && 'day' in other) || one.day === other.day) return one;
  return { readings: [one.day, other.day] };
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
