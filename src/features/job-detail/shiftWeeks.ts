import { addDays } from '#domain/calendar/days';
import { type IsoWeek, isoWeekOf, weekKey } from '#domain/calendar/isoWeek';
import type { Shift } from '#domain/jobs/jobFacts';

/** Shifts on days one after the other, with the same times. */
export interface ShiftRun {
  firstDay: string;
  lastDay: string;
  from: string;
  to: string;
  /** They end on the day after they begin. */
  overnight: boolean;
}

export interface ShiftWeek {
  week: IsoWeek;
  runs: ShiftRun[];
}

/** Shifts by the ISO week in which they begin. */
export function shiftWeeks(shifts: readonly Shift[]): ShiftWeek[] {
  const weeks = new Map<string, ShiftWeek>();
  for (const { day, from, to } of shifts) {
    const week = isoWeekOf(day);
    const known = weeks.get(weekKey(week)) ?? { week, runs: [] };
    weeks.set(weekKey(week), known);
    const last = known.runs.at(-1);
    if (last && last.from === from && last.to === to && addDays(last.lastDay, 1) === day) {
      last.lastDay = day;
    } else {
      known.runs.push({ firstDay: day, lastDay: day, from, to, overnight: to <= from });
    }
  }
  return [...weeks.values()];
}
