import { addDays, weekdayOf } from '#domain/calendar/days';
import { publicHolidaysOf } from '#domain/calendar/publicHolidays';

/** A day and an hour as one text that orders as time does. */
export type Instant = string;

export const instant = (day: string, hour: number): Instant =>
  `${day} ${String(hour).padStart(2, '0')}`;

/** From the first instant until the second, which is not included. */
type Span = readonly [from: Instant, until: Instant];

export interface RedDays {
  /** True for a public holiday other than a Sunday. */
  isPublicHoliday(day: string): boolean;
  isHolidayTime(at: Instant): boolean;
  isMajorHolidayTime(at: Instant): boolean;
}

/** From and until which hour the time of a holiday is paid for. */
export interface HolidayHours {
  /** On the day before a holiday. */
  eveFrom: number;
  /** On the day before a major holiday's eve, Maundy Thursday among them. */
  majorEveFrom: number;
  /** On the next weekday that is no holiday. */
  until: number;
}

const SATURDAY = 5;
const MAJOR_EVES = ['whit_sunday', 'midsummer', 'christmas', 'new_year'];
const EASTER = ['good_friday', 'easter_sunday', 'easter_monday'];

/**
 * The holidays of some years by the clock, as AB divides them: major ones are Easter, Whitsun,
 * Midsummer, Christmas and New Year, each from the evening before its eve.
 */
export function redDaysOf(years: readonly number[], hours: HolidayHours): RedDays {
  const around = [Math.min(...years) - 1, ...years, Math.max(...years) + 1];
  const holidays = [...new Set(around)].flatMap(publicHolidaysOf);
  const days = new Set(holidays.map(({ day }) => day));
  const untilWorkday = (day: string): Instant => {
    let next = addDays(day, 1);
    while (weekdayOf(next) >= SATURDAY || days.has(next)) next = addDays(next, 1);
    return instant(next, hours.until);
  };
  const major: Span[] = [];
  const others: Span[] = [];
  for (const { id, day } of holidays) {
    if (id === 'good_friday') {
      // From Maundy Thursday until the day after Easter Monday
      major.push([instant(addDays(day, -1), hours.majorEveFrom), untilWorkday(day)]);
    } else if (MAJOR_EVES.includes(id)) {
      const eve = addDays(day, -1);
      major.push([instant(addDays(eve, -1), hours.majorEveFrom), untilWorkday(eve)]);
    } else if (!EASTER.includes(id)) {
      others.push([instant(addDays(day, -1), hours.eveFrom), untilWorkday(day)]);
    }
  }
  const within = (spans: readonly Span[], at: Instant) =>
    spans.some(([from, until]) => from <= at && at < until);
  return {
    isPublicHoliday: (day) => days.has(day),
    isHolidayTime: (at) => within(others, at),
    isMajorHolidayTime: (at) => within(major, at),
  };
}
