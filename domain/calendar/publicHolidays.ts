import { addDays, toDay, weekdayOf } from './days';

/** Sweden's public holidays other than Sundays: lag (1989:253) om allmänna helgdagar. */
type HolidayId =
  | 'new_year'
  | 'epiphany'
  | 'good_friday'
  | 'easter_sunday'
  | 'easter_monday'
  | 'may_day'
  | 'ascension'
  | 'whit_sunday'
  | 'national_day'
  | 'midsummer'
  | 'all_saints'
  | 'christmas'
  | 'boxing_day';

/** A public holiday, by the day on which it falls. */
export interface PublicHoliday {
  day: string;
  id: HolidayId;
}

const SATURDAY = 5;

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * correction + 114;
  return toDay(year, Math.floor(days / 31), (days % 31) + 1) ?? '';
}

/** The first Saturday on a day or after it. */
function saturdayFrom(day: string): string {
  return addDays(day, (SATURDAY + 7 - weekdayOf(day)) % 7);
}

/** The public holidays of a year, in order. */
export function publicHolidaysOf(year: number): PublicHoliday[] {
  const easter = easterSunday(year);
  const on = (month: number, date: number) => toDay(year, month, date) ?? '';
  const holidays: PublicHoliday[] = [
    { id: 'new_year', day: on(1, 1) },
    { id: 'epiphany', day: on(1, 6) },
    { id: 'good_friday', day: addDays(easter, -2) },
    { id: 'easter_sunday', day: easter },
    { id: 'easter_monday', day: addDays(easter, 1) },
    { id: 'may_day', day: on(5, 1) },
    { id: 'ascension', day: addDays(easter, 39) },
    { id: 'whit_sunday', day: addDays(easter, 49) },
    { id: 'national_day', day: on(6, 6) },
    { id: 'midsummer', day: saturdayFrom(on(6, 20)) },
    { id: 'all_saints', day: saturdayFrom(on(10, 31)) },
    { id: 'christmas', day: on(12, 25) },
    { id: 'boxing_day', day: on(12, 26) },
  ];
  return holidays.sort((one, other) => (one.day < other.day ? -1 : 1));
}
