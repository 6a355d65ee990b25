/** Instants as text in a language and a time zone. */

import { dayNumber } from '../../domain/calendar/days';
import { dateFormatter } from './dateFormatter';
import { formatDay } from './days';

/** The language and time zone in which an instant is shown. */
export interface Clock {
  /** BCP 47: `sv-SE`. */
  locale: string;
  /** IANA: `Europe/Stockholm`. Always given, so that server and browser agree. */
  timeZone: string;
}

/** A time zone with the current day. */
export interface Calendar extends Clock {
  /** Today in that time zone, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Milliseconds, each a whole number of the next. Every zone's offset is a multiple of a quarter of
 * an hour, so all instants of one quarter are on the same day; those of a longer span are when its
 * ends are.
 */
const SPANS_MS = [21_600_000, 900_000] as const;

type DayReader = (instant: string) => string;
const readers = new Map<string, DayReader>();

/** The day of instants in a time zone, `YYYY-MM-DD`; made once per zone, it caches the days. */
export function dayReader(timeZone: string): DayReader {
  const known = readers.get(timeZone);
  if (known !== undefined) return known;
  // Sweden writes a date as ISO 8601 does.
  const format = dateFormatter('sv-SE', { timeZone });
  /** By the start of a span; null when midnight is within it. */
  const days = SPANS_MS.map(() => new Map<number, string | null>());
  const reader = (instant: string) => {
    const ms = Date.parse(instant);
    for (const [index, span] of SPANS_MS.entries()) {
      const start = Math.floor(ms / span) * span;
      let day = days[index]?.get(start);
      if (day === undefined) {
        day = format.format(start);
        if (format.format(start + span - 1) !== day) day = null;
        days[index]?.set(start, day);
      }
      if (day !== null) return day;
    }
    return format.format(ms);
  };
  readers.set(timeZone, reader);
  return reader;
}

/** The time of day: `14:05`. */
export function formatTime(instant: string, { locale, timeZone }: Clock): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return dateFormatter(locale, clock).format(Date.parse(instant));
}

/**
 * "I dag", "Måndag 4 maj", "Lördag 3 maj 2025"; the weekday is formatted separately, as browsers
 * join it differently.
 */
export function formatDayHeading(
  day: string,
  { locale, today }: Omit<Calendar, 'timeZone'>,
): string {
  const ago = dayNumber(today) - dayNumber(day);
  const words =
    ago === 0 || ago === 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day')
      : `${formatDay(day, locale, { weekday: 'long' })} ${formatDate(day, locale, today)}`;
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

/**
 * When something last happened, as short as possible: `14:05`, `i går`, `tis`, `4 maj`, `4 maj
 * 2025`.
 */
export function formatWhen(instant: string, calendar: Calendar): string {
  const { locale, today, timeZone } = calendar;
  const day = dayReader(timeZone)(instant);
  const ago = dayNumber(today) - dayNumber(day);
  if (ago === 0) return formatTime(instant, calendar);
  if (ago === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  if (ago > 1 && ago < 7) return formatDay(day, locale, { weekday: 'short' });
  return formatDate(day, locale, today);
}

function formatDate(day: string, locale: string, today: string): string {
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDay(day, locale, {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}
