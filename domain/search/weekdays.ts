import { addDays, weekdayOf } from '#domain/calendar/days';
import { capital, MONTHS, type Period, textOf } from './periods';

/** Days until the next such weekday, from 1: today's is the one in a week. */
const daysUntil = (today: string, weekday: number): number =>
  ((weekday - weekdayOf(today) + 6) % 7) + 1;

/** From Monday, with what says that the next one is meant; alone they are words of the ads' hours. */
export const WEEKDAYS: readonly (readonly [sv: string, en: string])[] = [
  ['måndag', 'Monday'],
  ['tisdag', 'Tuesday'],
  ['onsdag', 'Wednesday'],
  ['torsdag', 'Thursday'],
  ['fredag', 'Friday'],
  ['lördag', 'Saturday'],
  ['söndag', 'Sunday'],
];
export const ON_WEEKDAY = {
  sv: ['på', 'nu på', 'nästa', 'kommande', 'redan på'],
  en: ['on', 'this', 'next', 'coming'],
} as const;

/** True for "måndag" and "Monday". */
export const isWeekday = (word: string): boolean =>
  WEEKDAYS.some(([sv, en]) => sv === word || en.toLowerCase() === word);

/** The next day that a weekday names; null for any other word. */
export function nextWeekday(word: string, today: string): Period | null {
  const at = WEEKDAYS.findIndex(([sv, en]) => sv === word || en.toLowerCase() === word);
  const names = WEEKDAYS[at];
  if (!names) return null;
  const day = addDays(today, daysUntil(today, at));
  const [, month = 0, date = 0] = day.split('-').map(Number);
  const [sv, en] = names;
  const [monthSv = '', monthEn = ''] = MONTHS[month - 1] ?? [];
  const label = textOf(`${capital(sv)} ${date} ${monthSv}`, `${en} ${date} ${monthEn}`);
  return { fromDate: day, toDate: day, label };
}
