import { addDays } from '#domain/calendar/days';
import { stockholmClock, stockholmInstant } from '#domain/calendar/stockholmTime';

/**
 * The hours without notifications, by the clock in Stockholm: from the beginning of one to the
 * beginning of the other, over midnight when the second is earlier. 0–23, and not the same.
 */
export interface QuietHours {
  from: number;
  to: number;
}

/** Until the candidate chooses others. */
export const DEFAULT_QUIET_HOURS: Readonly<QuietHours> = { from: 21, to: 7 };
export const LAST_HOUR = 23;

/**
 * When the quiet hours end in which an instant is, both in milliseconds since the epoch; null when
 * it is outside of them.
 */
export function quietUntil(now: number, hours: QuietHours | null): number | null {
  if (hours === null) return null;
  const { day, time } = stockholmClock(now);
  const hour = Number(time.slice(0, 2));
  const overMidnight = hours.to < hours.from;
  const isQuiet = overMidnight
    ? hour >= hours.from || hour < hours.to
    : hour >= hours.from && hour < hours.to;
  if (!isQuiet) return null;
  const endsTomorrow = overMidnight && hour >= hours.from;
  return stockholmInstant(endsTomorrow ? addDays(day, 1) : day, clockTime(hours.to));
}

/** `07:00` for 7. */
export function clockTime(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
