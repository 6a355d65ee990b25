import { addDays } from '#domain/calendar/days';

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
const HOUR = 60;
const DAY = 24 * HOUR;

function minuteOf(clock: string): number {
  const [, hours, minutes] = CLOCK.exec(clock) ?? [];
  const minute = Number(hours) * HOUR + Number(minutes);
  if (!(minute <= DAY)) throw new RangeError(`${clock} is no time of a day.`);
  return minute;
}

/**
 * A shift's hours by the clock. The nights in which the clock changes count as any other night.
 * @throws {RangeError} when `from` or `to` is no time of a day.
 */
export function hoursOf({ day, from, to }: Shift): WorkedHour[] {
  const start = minuteOf(from);
  const end = minuteOf(to) > start ? minuteOf(to) : minuteOf(to) + DAY;
  const hours: WorkedHour[] = [];
  for (let minute = start; minute < end; ) {
    const next = Math.min(end, (Math.floor(minute / HOUR) + 1) * HOUR);
    hours.push({
      day: minute < DAY ? day : addDays(day, 1),
      hour: Math.floor((minute % DAY) / HOUR),
      minutes: next - minute,
    });
    minute = next;
  }
  return hours;
}
