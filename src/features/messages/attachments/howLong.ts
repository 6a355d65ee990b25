import { addDays, isCalendarDay } from '#domain/calendar/days';
import type { MessageId } from '../../../i18n/intl';
import { endOfDay } from '../../../lib/dates';

/** For how long the employer may open what is shared. */
export const HOW_LONG = ['chat', 'week', 'month', 'day'] as const;
export type HowLong = (typeof HOW_LONG)[number];

/** The days of the fixed choices. */
export const DAYS_OPEN = { week: 7, month: 30 } as const;
/** The last day that can be chosen, in days from now: the server takes no more. */
const FURTHEST = 365;

/** The first and the last day that can be chosen, `YYYY-MM-DD`. */
export function daysToChoose(today: string): { min: string; max: string } {
  return { min: today, max: addDays(today, FURTHEST) };
}

/** Why a chosen day cannot be; null when it can. */
export function dayProblem(day: string, today: string): MessageId | null {
  const { min, max } = daysToChoose(today);
  if (!isCalendarDay(day)) return 'chat_documents.day.required';
  if (day < min) return 'chat_documents.day.past';
  return day > max ? 'chat_documents.day.far' : null;
}

/** The last second in which they may open it, ISO 8601 UTC; null: as long as the chat goes on. */
export function openUntilOf(
  howLong: HowLong,
  { today, day }: { today: string; day: string },
): string | null {
  if (howLong === 'chat') return null;
  const last = howLong === 'day' ? day : addDays(today, DAYS_OPEN[howLong]);
  return new Date(endOfDay(last)).toISOString();
}
