import { isDay } from '../DateField/dayValue';
import { isTime, type TimeRules } from '../TimeField/timeValue';

/** The two halves of a value; each '' for none, or the text that was typed where it is no value. */
export interface DateTimeHalves {
  day: string;
  time: string;
}

const MARK = 'T';
const DAY_LENGTH = 10;
const TIME_LENGTH = 5;

/**
 * The halves of a value. A half that is no day or time may have a T of its own, so the other one says
 * where it ends; two such halves are parted at the first.
 *
 * @example halvesOf('2026-12-01T14:30') // { day: '2026-12-01', time: '14:30' }
 */
export function halvesOf(value: string): DateTimeHalves {
  const places = [DAY_LENGTH, value.length - TIME_LENGTH - 1, value.indexOf(MARK)];
  const [withDay = -1, withTime = -1, first = -1] = places;
  const at = (place: number): DateTimeHalves => ({
    day: value.slice(0, place),
    time: value.slice(place + 1),
  });
  if (value[withDay] === MARK && isDay(at(withDay).day)) return at(withDay);
  if (value[withTime] === MARK && isTime(at(withTime).time)) return at(withTime);
  if (value.endsWith(MARK)) return at(value.length - 1);
  return first < 0 ? { day: value, time: '' } : at(first);
}

/** The value of two halves: '' without either. */
export function joined({ day, time }: DateTimeHalves): string {
  return day === '' && time === '' ? '' : `${day}${MARK}${time}`;
}

/** Whether a value is a day and a time, `2026-12-01T14:30`. */
export function isDateTime(value: string): boolean {
  const { day, time } = halvesOf(value);
  return isDay(day) && isTime(time);
}

/** The day of a limit, `2026-12-01T08:00` or a day alone. */
export function dayOf(limit: string | undefined): string | undefined {
  return limit === undefined ? undefined : halvesOf(limit).day;
}

/** Which times of a day lie between two limits: all of them on a day between theirs. */
export function timeRulesOn(
  day: string,
  { min, max }: { min?: string | undefined; max?: string | undefined },
): TimeRules {
  const on = (limit: string | undefined) => {
    const { day: ofLimit, time } = halvesOf(limit ?? '');
    return ofLimit === day && time !== '' ? time : undefined;
  };
  return { min: on(min), max: on(max) };
}
