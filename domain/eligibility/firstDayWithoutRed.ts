import { addDays, dayFromNumber, dayNumber } from '#domain/calendar/days';
import type { CandidateFacts, JobToTake } from './candidateFacts';
import type { EligibilityRule } from './rules';

/** No experience and no qualifying period lasts longer. */
const FARTHEST_DAYS = 36_525;

/**
 * The first day, from `today` on, on which a rule no longer says red of an assignment that begins
 * then; null when it always does. Time never makes a rule red, so the days are halved until one is
 * left; most often it is the day on which the rule says green.
 */
export function firstDayWithoutRed(
  { check }: EligibilityRule,
  job: JobToTake,
  candidate: CandidateFacts,
  today: string,
): string | null {
  const first = check(job, candidate, today);
  if (first.verdict !== 'red') return today;
  const isRed = (day: number) => check(job, candidate, dayFromNumber(day)).verdict === 'red';
  let red = dayNumber(today);
  let free = dayNumber(first.greenOn ?? addDays(today, FARTHEST_DAYS));
  if (first.greenOn === null && isRed(free)) return null;
  if (first.greenOn !== null && isRed(free - 1)) red = free - 1;
  while (free - red > 1) {
    const middle = Math.floor((red + free) / 2);
    if (isRed(middle)) red = middle;
    else free = middle;
  }
  return dayFromNumber(free);
}
