import { addDays } from '#domain/calendar/days';
import { stockholmClock, stockholmInstant } from '#domain/calendar/stockholmTime';

/** A shift by the clock of Stockholm: `from` and `to` as `HH:MM`. */
export interface Shift {
  /** The day on which it begins, `YYYY-MM-DD`. */
  day: string;
  from: string;
  /** On the next day when it is not after `from`. `24:00` is midnight. */
  to: string;
}

/** Minutes of a shift inside one hour of a day. */
export interface WorkedHour {
  day: string;
  /** 0 to 23. */
  hour: number;
  minutes: number;
}

const CLOCK = /^([01]\d|2[0-4]):([0-5]\d)$/;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;
const MINUTE = 60_000;
const HOUR = MINUTES_PER_HOUR * MINUTE;

function minuteOf(clock: string): number {
  const [, hours, minutes] = CLOCK.exec(clock) ?? [];
  const minute = Number(hours) * MINUTES_PER_HOUR + Number(minutes);
  if (!(minute <= MINUTES_PER_DAY)) throw new RangeError(`${clock} is no time of a day.`);
  return minute;
}

/**
 * A shift's hours by the clock of Stockholm, with the minutes that are really worked: in the night
 * to the last Sunday of March the hour from 2 to 3 does not exist, in October it comes twice. A time
 * within that hour is read as `stockholmInstant` reads it: in October the first of the two.
 * @throws {RangeError} when `from` or `to` is no time of a day.
 */
export function hoursOf({ day, from, to }: Shift): WorkedHour[] {
  const lastDay = minuteOf(to) > minuteOf(from) ? day : addDays(day, 1);
  const end = stockholmInstant(lastDay, to);
  const hours: WorkedHour[] = [];
  // Stockholm is whole hours from UTC: a new hour begins in both at once
  for (let at = stockholmInstant(day, from); at < end; ) {
    const next = Math.min(end, (Math.floor(at / HOUR) + 1) * HOUR);
    const clock = stockholmClock(at);
    hours.push({
      day: clock.day,
      hour: Number(clock.time.slice(0, 2)),
      minutes: (next - at) / MINUTE,
    });
    at = next;
  }
  return hours;
}
