import { addDays, dayNumber } from '#domain/calendar/days';
import { stockholmClock } from '#domain/calendar/stockholmTime';
import { assignmentDays } from '#domain/planning/bookings';
import { shiftTimes } from '#domain/planning/rest';
import { OCCASIONS, type Occasion } from './items';
import type { PromisedDays } from './promises';

/** Days after the end of an assignment in which something can be ticked. */
export const TICKING_DAYS = 30;
/** The same after a shift, where the job says no last day. */
export const ENDLESS_TICKING_DAYS = 60;

/** Whether an occasion has come, may be ticked, or is past. */
export type OccasionState = 'ahead' | 'open' | 'over';

/**
 * The occasions of an assignment that have come or will, with the day of each. A shift has come when it has
 * begun; where its ad names no shifts, each day from the first on is taken for one.
 *
 * @param now - milliseconds since the epoch.
 */
export function occasionsOf(
  days: PromisedDays,
  now: number,
): { occasion: Occasion; day: string; state: OccasionState }[] {
  const { day: today } = stockholmClock(now);
  const { from, to } = assignmentDays(days);
  const shifts = days.shifts ?? [];
  return OCCASIONS.flatMap((occasion, index) => {
    const isEnd = occasion === 'end';
    const shift = shifts[index];
    if (!isEnd && shifts.length > 0 && !shift) return [];
    const day = isEnd ? to : (shift?.day ?? (from === null ? null : addDays(from, index)));
    if (day === null || (to !== null && day > to)) return [];
    const hasCome = !isEnd && shift ? shiftTimes(shift).begins <= now : day <= today;
    const last = to === null ? addDays(day, ENDLESS_TICKING_DAYS) : addDays(to, TICKING_DAYS);
    const isOver = dayNumber(today) > dayNumber(last);
    return [{ occasion, day, state: hasCome ? (isOver ? 'over' : 'open') : 'ahead' }];
  });
}
