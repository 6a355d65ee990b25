import { addDays } from '#domain/calendar/days';
import { type IsoWeek, isoWeekOf } from '#domain/calendar/isoWeek';

/** How far from the asked period is looked. */
const FARTHEST_WEEKS = 52;
const DAYS_PER_WEEK = 7;

interface Period {
  fromDate: string | null;
  toDate: string | null;
}

/** The smallest number from 1 to `most` that holds, where all above it hold too; null for none. */
function firstThat(most: number, holds: (number: number) => boolean): number | null {
  if (most < 1 || !holds(most)) return null;
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The weeks to look in where a period has nothing: the nearest one before it that has jobs, and the
 * nearest one after it.
 *
 * @param hasJobs - whether there are jobs in a period, both days included.
 */
export function nearWeeks(
  { fromDate, toDate }: Period,
  today: string,
  hasJobs: (fromDate: string, toDate: string) => boolean,
): IsoWeek[] {
  const weeks: IsoWeek[] = [];
  if (fromDate !== null && fromDate > today) {
    const last = addDays(fromDate, -1);
    const start = isoWeekOf(last).startDate;
    const startOf = (number: number) => {
      const monday = addDays(start, (1 - number) * DAYS_PER_WEEK);
      return monday < today ? today : monday;
    };
    const nearest = firstThat(FARTHEST_WEEKS, (number) => hasJobs(startOf(number), last));
    if (nearest !== null) weeks.push(isoWeekOf(startOf(nearest)));
  }
  if (toDate !== null) {
    const first = addDays(toDate < today ? today : toDate, 1);
    const end = isoWeekOf(first).endDate;
    const endOf = (number: number) => addDays(end, (number - 1) * DAYS_PER_WEEK);
    const nearest = firstThat(FARTHEST_WEEKS, (number) => hasJobs(first, endOf(number)));
    if (nearest !== null) weeks.push(isoWeekOf(endOf(nearest)));
  }
  return weeks;
}
