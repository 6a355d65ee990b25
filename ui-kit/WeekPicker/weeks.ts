import { addDays } from '../../domain/calendar/days';
import { isoWeekOf, type IsoWeek as Week } from '../../domain/calendar/isoWeek';

const DAYS = 7;

/** The week of `today` and the ones after it. */
export function weeksFrom(today: string, count: number): Week[] {
  return Array.from({ length: count }, (_, at) => isoWeekOf(addDays(today, at * DAYS)));
}

/** Weeks of one month. */
export interface MonthOfWeeks {
  /** `2026-12`: the month of each week's Thursday, where most of its days are. */
  month: string;
  weeks: Week[];
}

/** Puts consecutive weeks under their months. */
export function byMonth(weeks: readonly Week[]): MonthOfWeeks[] {
  const months: MonthOfWeeks[] = [];
  for (const week of weeks) {
    const month = addDays(week.startDate, 3).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.weeks.push(week);
    else months.push({ month, weeks: [week] });
  }
  return months;
}

/** Months of one year. */
export interface YearOfWeeks {
  /** `2026` */
  year: string;
  months: MonthOfWeeks[];
}

/** Puts consecutive months under their years. */
export function byYear(months: readonly MonthOfWeeks[]): YearOfWeeks[] {
  const years: YearOfWeeks[] = [];
  for (const month of months) {
    const year = month.month.slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) last.months.push(month);
    else years.push({ year, months: [month] });
  }
  return years;
}
