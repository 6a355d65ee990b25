import { addDays, dayFromNumber, dayNumber } from '../internal/days';

/** A week by ISO 8601: it begins on Monday and belongs to the year of its Thursday. */
export interface Week {
  /** 1–53. */
  weekNumber: number;
  /** The ISO week-year: 29 December 2025 is in week 1 of 2026. */
  year: number;
  /** Its Monday, `YYYY-MM-DD`. */
  startDate: string;
  /** Its Sunday. */
  endDate: string;
}

const DAYS = 7;
/** 1970-01-01, day number 0, was a Thursday: the fourth day, counted from 0. */
const FIRST_WEEKDAY = 3;

/** The week that a day lies in. */
export function weekOf(day: string): Week {
  const number = dayNumber(day);
  const monday = number - ((((number + FIRST_WEEKDAY) % DAYS) + DAYS) % DAYS);
  const year = Number(dayFromNumber(monday + 3).slice(0, 4));
  const fourthOfJanuary = dayNumber(`${year}-01-04`);
  return {
    weekNumber: Math.round((monday + 3 - fourthOfJanuary) / DAYS) + 1,
    year,
    startDate: dayFromNumber(monday),
    endDate: dayFromNumber(monday + 6),
  };
}

/** `49_2026`: how a week is stored. */
export function weekKey({ weekNumber, year }: Week): string {
  return `${weekNumber}_${year}`;
}

/** The week of a key; null for a key that stands for none, such as week 53 of a year with 52. */
export function weekOfKey(key: string): Week | null {
  const [, number, year] = /^(\d{1,2})_(\d{4})$/u.exec(key) ?? [];
  if (number === undefined || year === undefined) return null;
  const week = weekOf(addDays(`${year}-01-04`, (Number(number) - 1) * DAYS));
  return weekKey(week) === `${Number(number)}_${year}` ? week : null;
}

/** The week of `today` and the ones after it. */
export function weeksFrom(today: string, count: number): Week[] {
  return Array.from({ length: count }, (_, at) => weekOf(addDays(today, at * DAYS)));
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
