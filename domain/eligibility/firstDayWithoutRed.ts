import { addDays, dayFromNumber, dayNumber } from '#domain/calendar/days';
import type { CandidateFacts, JobToTake } from './candidateFacts';
import type { EligibilityRule } from './rules';

/** No experience and no qualifying period lasts longer. */
const FARTHEST_DAYS = 36_525;

/**
 * The first day, from `today` on, on which a rule no longer says red of an assignment that begins
 * then; null when it always does. Time never makes a rule red, so the days are halved until one is
 * left.
 */
export function firstDayWithoutRed(
  { check }: EligibilityRule,
  job: JobToTake,
  candidate: CandidateFacts,
  today: string,
): string | null {
  const isRed = (day: string) => check(job, candidate, day)?.verdict === 'red';
  if (!isRed(today)) return today;
  if (isRed(addDays(today, FARTHEST_DAYS))) return null;
  let red = dayNumber(today);
  let free = red + FARTHEST_DAYS;
  while (free - red > 1) {
    const middle = Math.floor((red + free) / 2);
    if (isRed(dayFromNumber(middle))) red = middle;
    else free = middle;
  }
  return dayFromNumber(free);
}
