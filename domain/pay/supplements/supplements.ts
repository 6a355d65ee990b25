import { addDays, weekdayOf } from '#domain/calendar/days';
import { roundUpTo } from '../amounts';
import type { PayLine } from '../payLine';
import type { SupplementAgreement, SupplementAmounts, SupplementKind } from './agreements';
import { instant, type RedDays, redDaysOf } from './redDays';
import { hoursOf, type Shift, type WorkedHour } from './workedTime';

const FRIDAY = 4;
const SATURDAY = 5;
const SUNDAY = 6;
const EVENING = 19;
const NIGHT = 22;
/** AB: the hours of a month are rounded up to half an hour. */
const HALF_HOUR = 30;
const ORE_AND_MINUTES = 100 * 60;

/** Which supplement an hour of a day gives; null for none. */
function supplementKind(
  day: string,
  hour: number,
  redDays: RedDays,
  agreement: SupplementAgreement,
): SupplementKind | null {
  const at = instant(day, hour);
  if (redDays.isMajorHolidayTime(at)) {
    const isNight = hour >= NIGHT || hour < agreement.majorNightUntil;
    return isNight ? 'major_holiday_night' : 'major_holiday';
  }
  const isNight = hour >= NIGHT || hour < agreement.nightUntil;
  const isFreeNight = isNight && isFree(hour >= NIGHT ? addDays(day, 1) : day, redDays);
  if (redDays.isHolidayTime(at)) return isFreeNight ? 'holiday_night' : 'holiday';
  if (isWeekend(day, hour, agreement)) return isFreeNight ? 'weekend_night' : 'weekend';
  if (isNight) return 'weekday_night';
  return hour >= EVENING ? 'weekday_evening' : null;
}

/** A day whose night before it is paid higher. */
function isFree(day: string, redDays: RedDays): boolean {
  return weekdayOf(day) >= SATURDAY || redDays.isPublicHoliday(day);
}

function isWeekend(day: string, hour: number, agreement: SupplementAgreement): boolean {
  const weekday = weekdayOf(day);
  if (weekday === FRIDAY) return hour >= EVENING;
  if (weekday === SATURDAY || weekday === SUNDAY) return true;
  return weekday === 0 && hour < agreement.weekendUntil;
}

/**
 * The supplements of shifts: a line for each month, period of amounts and kind, in SEK, to the
 * nearest krona. The hours of a line are rounded up to half an hour, as AB does with a month's.
 * A line's amount is null where no amount was published.
 * @throws {RangeError} when a shift's `from` or `to` is no time of a day.
 */
export function supplementLines(
  shifts: readonly Shift[],
  agreement: SupplementAgreement,
): PayLine[] {
  const hours = shifts.flatMap(hoursOf);
  if (hours.length === 0) return [];
  const years = [...new Set(hours.map(({ day }) => Number(day.slice(0, 4))))];
  const redDays = redDaysOf(years, agreement.holidayHours);
  const sums = new Map<string, Sum>();
  for (const worked of hours) {
    const kind = supplementKind(worked.day, worked.hour, redDays, agreement);
    if (kind) addTo(sums, kind, worked, agreement);
  }
  return [...sums.values()].map(lineOf);
}

interface Sum {
  kind: SupplementKind;
  year: number;
  period: SupplementAmounts | null;
  minutes: number;
}

function addTo(
  sums: Map<string, Sum>,
  kind: SupplementKind,
  { day, minutes }: WorkedHour,
  { periods }: SupplementAgreement,
): void {
  const period = periods.find(({ from, until }) => from <= day && day <= until) ?? null;
  const key = `${day.slice(0, 7)} ${kind} ${period?.from}`;
  const before = sums.get(key)?.minutes ?? 0;
  sums.set(key, { kind, year: Number(day.slice(0, 4)), period, minutes: before + minutes });
}

function lineOf({ kind, year, period, minutes }: Sum): PayLine {
  const paid = roundUpTo(minutes, HALF_HOUR);
  const amount = period?.amounts[kind] ?? null;
  return {
    rule: `supplement_${kind}`,
    amount: amount === null ? null : Math.round((paid * amount) / ORE_AND_MINUTES),
    year,
    source: amount === null ? null : (period?.source ?? null),
    minutes: paid,
  };
}
