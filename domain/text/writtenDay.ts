import { toDay } from '../calendar/days';

/** How days are written, with a year and without. In UTC, and always in the Gregorian calendar. */
const WITH_YEAR: readonly Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'short', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'numeric', year: 'numeric' },
  { day: '2-digit', month: '2-digit', year: 'numeric' },
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
];
const WITHOUT_YEAR: readonly Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'numeric' },
];
const MONTHS = 12;

interface Writer {
  withYear: readonly Intl.DateTimeFormat[];
  withoutYear: readonly Intl.DateTimeFormat[];
  /** Each digit of the language as an ASCII one. */
  digits: ReadonlyMap<string, string>;
  /** The calendar that people of the language use, where it is another: `persian`. */
  calendar: string;
  /** Whether the month comes before the day in numbers: `12/24`. */
  isMonthFirst: boolean;
  /** Whether the year comes first, with the month before the day: `2026/12/24`. */
  isYearFirst: boolean;
}

const writers = new Map<string, Writer>();

function digitsOf(locale: string): [string, string][] {
  const format = new Intl.NumberFormat(locale, { useGrouping: false });
  return Array.from({ length: 10 }, (_, digit) => [format.format(digit), String(digit)]);
}

/** How a language writes days. Made once: its formats are slow to make. */
function writerOf(locale: string): Writer {
  const known = writers.get(locale);
  if (known) return known;
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const orderOf = (options: Intl.DateTimeFormatOptions) =>
    formatOf(options)
      .formatToParts(0)
      .map(({ type }) => type)
      .filter((type) => type === 'day' || type === 'month' || type === 'year');
  const [first] = orderOf({ day: 'numeric', month: 'numeric' });
  const [start] = orderOf({ day: 'numeric', month: 'numeric', year: 'numeric' });
  const made: Writer = {
    withYear: WITH_YEAR.map(formatOf),
    withoutYear: WITHOUT_YEAR.map(formatOf),
    digits: new Map([
      ...digitsOf('ar-u-nu-arab'),
      ...digitsOf('fa-u-nu-arabext'),
      ...digitsOf(locale),
    ]),
    calendar: new Intl.DateTimeFormat(locale).resolvedOptions().calendar,
    isMonthFirst: first === 'month',
    isYearFirst: start === 'year' && first === 'month',
  };
  writers.set(locale, made);
  return made;
}

/** How a language orders the numbers of a date, and the calendar that its people use. */
export function dayOrderOf(locale: string) {
  const { isMonthFirst, isYearFirst, calendar } = writerOf(locale);
  return { isMonthFirst, isYearFirst, calendar };
}

/** The same text with the digits 0 to 9. */
export function asciiDigits(text: string, locale: string): string {
  const { digits } = writerOf(locale);
  return text.replace(/\p{Nd}/gu, (digit) => digits.get(digit) ?? digit);
}

/** Points, commas and spaces are one space: what two notations of one date may differ in. */
const bare = (text: string, locale: string): string =>
  asciiDigits(text, locale)
    .toLowerCase()
    .replace(/[\u200e\u200f\u061c]/gu, '')
    .replace(/[\s.,]+/gu, ' ')
    .trim();

/**
 * Reads a day exactly as the language writes it, long, short or in numbers: whatever a field shows can
 * be typed back. Every day that the numbers of the text allow is written, and compared with the text.
 *
 * @returns the day; month and day alone, `12-24`, where the text has no year; null for another text.
 */
export function readWritten(text: string, locale: string): string | null {
  const { withYear, withoutYear } = writerOf(locale);
  const wanted = bare(text, locale);
  const numbers = [...wanted.matchAll(/\d+/gu)].map(([digits]) => digits);
  const year = numbers.find((digits) => digits.length === 4);
  const dates = new Set(numbers.filter((digits) => digits.length <= 2).map(Number));
  const formats = year === undefined ? withoutYear : withYear;
  for (const date of dates) {
    for (let month = 1; month <= MONTHS; month += 1) {
      // Without a year, one that has a 29 February
      const day = toDay(Number(year ?? 2028), month, date);
      if (day === null) continue;
      const at = Date.parse(day);
      if (formats.some((format) => bare(format.format(at), locale) === wanted)) {
        return year === undefined ? day.slice(5) : day;
      }
    }
  }
  return null;
}
