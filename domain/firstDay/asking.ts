import { dayNumber } from '#domain/calendar/days';

/** Days before the first one on which what is missing is asked for, the earliest first. */
export const ASKING_DAYS = [7, 2] as const;
export type AskingDay = (typeof ASKING_DAYS)[number];

/**
 * Which question of an employer is due: the one whose day has come and that was not asked. Where the
 * assignment was booked later than that, the question that fits the days that are left.
 *
 * @param firstDay - `YYYY-MM-DD` in Stockholm; null where the job says none: nothing is due.
 * @param asked - the last question that was asked.
 * @param today - `YYYY-MM-DD` in Stockholm.
 */
export function askingDue(
  firstDay: string | null,
  asked: number | null,
  today: string,
): AskingDay | null {
  if (firstDay === null) return null;
  const left = dayNumber(firstDay) - dayNumber(today);
  if (left < 0) return null;
  const due = ASKING_DAYS.findLast((days) => left <= days) ?? null;
  return due !== null && (asked === null || asked > due) ? due : null;
}

/** In the place of the last question once the first day has come: what is said is held from then on. */
export const BEGUN = 0;
