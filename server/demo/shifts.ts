import { dayFromNumber, dayNumber, weekdayOf } from '#domain/calendar/days';
import type { Job } from '#domain/jobs/job';
import type { Shift } from '#domain/jobs/jobFacts';
import type { Random } from './random';
import type { FieldText } from './texts/fieldTexts';

/** The times of a shift, and its working hours: a day shift has an unpaid break of half an hour. */
interface ShiftKind {
  from: string;
  to: string;
  hours: number;
  /** At most so many in a week. */
  most: number;
}

const NIGHT: ShiftKind = { from: '21:00', to: '07:00', hours: 10, most: 4 };
const WARD = {
  day: { from: '07:00', to: '15:30', hours: 8, most: 5 },
  evening: { from: '13:30', to: '22:00', hours: 8, most: 5 },
  night: NIGHT,
} as const satisfies Record<string, ShiftKind>;
const OFFICE = {
  day: { from: '08:00', to: '16:30', hours: 8, most: 5 },
  evening: { from: '11:30', to: '20:00', hours: 8, most: 5 },
  night: NIGHT,
} as const satisfies Record<string, ShiftKind>;

/** No demo job names more shifts; a longer assignment is scheduled as it goes on. */
export const MOST_SHIFTS = 60;
const DAYS_PER_WEEK = 7;
const WEEKDAYS = [0, 1, 2, 3, 4] as const;
const OVER_A_WEEKEND = [2, 3, 4, 5, 6] as const;
/** Every third weekend is worked. */
const WEEKEND_EVERY = 3;
const ROTATION = ['day', 'evening', 'night'] as const;

/** The parameters of a demo job's shifts. */
export type Schedule = Pick<Job, 'timeOfDay' | 'startsOn' | 'endsOn' | 'hoursPerWeek'> &
  Pick<FieldText, 'hours'>;

/**
 * All shifts of an assignment, with eleven hours of rest between them and a day and a half a week;
 * null when it has no end, or has too many of them.
 */
export function shiftsOf(schedule: Schedule, random: Random): Shift[] | null {
  const { startsOn, endsOn, hoursPerWeek } = schedule;
  if (startsOn === null || endsOn === null || hoursPerWeek === null) return null;
  const [start, end] = [dayNumber(startsOn), dayNumber(endsOn)];
  const weeks = (end - start + 1) / DAYS_PER_WEEK;
  if ((weeks * hoursPerWeek) / NIGHT.hours > MOST_SHIFTS) return null;

  const shifts: Shift[] = [];
  let owed = 0;
  let monday = start - weekdayOf(startsOn);
  for (let week = 0; monday <= end; week += 1) {
    const [first, last] = [Math.max(0, start - monday), Math.min(DAYS_PER_WEEK - 1, end - monday)];
    owed += (hoursPerWeek * (last - first + 1)) / DAYS_PER_WEEK;
    const { kinds, weekdays } = weekPlan(schedule, week);
    const { hours, most } = kinds[0];
    const free = weekdays.filter((weekday) => weekday >= first && weekday <= last);
    const count = Math.min(Math.max(0, Math.round(owed / hours)), free.length, most);
    owed -= count * hours;
    const skipped = random.integer(0, free.length - count);
    for (const [at, weekday] of free.slice(skipped, skipped + count).entries()) {
      // Days come before evenings: an evening before an early morning would leave too little rest
      const { from, to } = at < count / 2 ? kinds[0] : kinds[1];
      shifts.push({ day: dayFromNumber(monday + weekday), from, to });
    }
    if (shifts.length > MOST_SHIFTS) return null;
    monday += DAYS_PER_WEEK;
  }
  return withinPeriod(shifts, endsOn);
}

/** The kinds of a week's first and second half, which are equally long, and its possible days. */
function weekPlan(
  { timeOfDay, hours }: Schedule,
  week: number,
): { kinds: readonly [ShiftKind, ShiftKind]; weekdays: readonly number[] } {
  const times = hours === 'shift' ? WARD : OFFICE;
  if (timeOfDay.includes('rotating')) {
    const kind = times[ROTATION[week % ROTATION.length] ?? 'day'];
    return { kinds: [kind, kind], weekdays: WEEKDAYS };
  }
  const overWeekend = timeOfDay.includes('weekend') && week % WEEKEND_EVERY === WEEKEND_EVERY - 1;
  const weekdays = overWeekend ? OVER_A_WEEKEND : WEEKDAYS;
  if (timeOfDay.includes('night')) return { kinds: [times.night, times.night], weekdays };
  const [first, last] = timeOfDay.includes('day')
    ? [times.day, timeOfDay.includes('evening') && !overWeekend ? times.evening : times.day]
    : [times.evening, times.evening];
  return { kinds: [first, last], weekdays };
}

/** Without a night that would end after the assignment. */
function withinPeriod(shifts: Shift[], endsOn: string): Shift[] {
  return shifts.filter(({ day, from, to }) => day < endsOn || to > from);
}
