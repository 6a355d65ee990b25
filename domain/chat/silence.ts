import { addDays, weekdayOf } from '#domain/calendar/days';
import { publicHolidaysOf } from '#domain/calendar/publicHolidays';
import { stockholmClock, stockholmInstant } from '#domain/calendar/stockholmTime';
import { UNANSWERED_DAYS } from './replyLedger';

const DAY = 86_400_000;
const SATURDAY = 5;
/** Nobody is told at night. */
const MORNING = '09:00';

/** After so many whole weekdays without an answer the employer is reminded. */
export const SILENT_WEEKDAYS = 3;

const isHoliday = (day: string) =>
  publicHolidaysOf(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);
const isWorkingDay = (day: string) => weekdayOf(day) < SATURDAY && !isHoliday(day);

/**
 * When an employer that has not answered is reminded, and the candidate notified: at nine in the
 * morning of the first weekday after three whole ones, public holidays left out. Milliseconds since
 * the epoch, from and to.
 *
 * @param waitsSince - when the candidate wrote first without an answer.
 */
export function silentFrom(waitsSince: number): number {
  let { day } = stockholmClock(waitsSince);
  let passed = 0;
  while (passed <= SILENT_WEEKDAYS) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) passed += 1;
  }
  return stockholmInstant(day, MORNING);
}

/** When the candidate is notified that no answer is to be expected. */
export function givenUpFrom(waitsSince: number): number {
  return waitsSince + UNANSWERED_DAYS * DAY;
}

/** How far a silence has gone: nothing is said, the employer is reminded, or no answer is expected. */
const SILENCE_STEPS = ['none', 'reminded', 'given_up'] as const;
export type SilenceStep = (typeof SILENCE_STEPS)[number];

/** How far a silence has gone at an instant. */
export function silenceAt(waitsSince: number, now: number): SilenceStep {
  if (now >= givenUpFrom(waitsSince)) return 'given_up';
  return now >= silentFrom(waitsSince) ? 'reminded' : 'none';
}
