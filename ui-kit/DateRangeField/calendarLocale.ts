import dayjs from 'dayjs';
import english from 'dayjs/locale/en';
import { addDays } from '../../domain/calendar/days';
import { formatDay } from '../internal/days';
import { firstWeekdayOf } from './monthGrid';

const A_SUNDAY = '2026-01-04';
const DAYS_PER_WEEK = 7;
/** From Monday to Thursday: a week belongs to the ISO week of its Thursday. */
const THURSDAY = 3;

/**
 * The first week of a year is the one with this day of January: a setting that dayjs's type leaves
 * out.
 */
function withYearStart<Locale extends object>(locale: Locale, yearStart: number): Locale {
  return Object.assign(locale, { yearStart });
}

/**
 * Sets a locale's weeks and names of days in dayjs, which MUI's calendar computes with. They come
 * from the browser.
 *
 * @param locale - BCP 47.
 * @returns The locale's name for dayjs.
 */
export function calendarLocale(locale: string): string {
  // dayjs looks names up in lower case
  const name = `vk-${locale.toLowerCase()}`;
  if (name in dayjs.Ls) return name;
  const firstWeekday = firstWeekdayOf(locale);
  const fromFirst = (THURSDAY - firstWeekday + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  const names = (weekday: 'long' | 'short') =>
    Array.from({ length: DAYS_PER_WEEK }, (_, at) =>
      formatDay(addDays(A_SUNDAY, at), locale, { weekday }),
    );
  dayjs.locale(
    withYearStart(
      {
        ...english,
        name,
        weekdays: names('long'),
        weekdaysShort: names('short'),
        weekdaysMin: names('short'),
        // dayjs counts from Sunday
        weekStart: (firstWeekday + 1) % DAYS_PER_WEEK,
        ordinal: (number: number) => `${number}`,
        formats: {},
      },
      DAYS_PER_WEEK - fromFirst,
    ),
    undefined,
    true,
  );
  return name;
}
