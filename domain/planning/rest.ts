import { addDays } from '#domain/calendar/days';
import { isoWeekOf } from '#domain/calendar/isoWeek';
import { stockholmInstant } from '#domain/calendar/stockholmTime';
import type { Shift } from '#domain/jobs/jobFacts';

/**
 * Rest between shifts: arbetstidslagen (1982:673), section 13 (11 hours in a row in every 24) and
 * section 14 (36 hours in a row in every seven days, here ISO weeks). Collective agreements may
 * depart from it, so this warns and never forbids.
 */
const DAILY_REST_HOURS = 11;
const WEEKLY_REST_HOURS = 36;

const HOUR = 3_600_000;

export interface RestWarning {
  /** `overlap`: two shifts at the same time. */
  kind: 'daily' | 'weekly' | 'overlap';
  /** The day of the later shift, or the week's Monday. */
  day: string;
  /** The longest rest that there is, in hours; 0 for an overlap. */
  hours: number;
}

interface Work {
  day: string;
  /** Milliseconds since the epoch. */
  begins: number;
  ends: number;
}

/** When a shift begins and ends. */
function shiftTimes({ day, from, to }: Shift): { begins: number; ends: number } {
  const lastDay = to > from ? day : addDays(day, 1);
  return { begins: stockholmInstant(day, from), ends: stockholmInstant(lastDay, to) };
}

/** Where the shifts leave too little rest, in order. */
export function restWarnings(shifts: readonly Shift[]): RestWarning[] {
  const work = shifts
    .map((shift): Work => ({ day: shift.day, ...shiftTimes(shift) }))
    .sort((one, other) => one.begins - other.begins);
  return [...betweenShifts(work), ...withinWeeks(work)].sort((one, other) =>
    one.day < other.day ? -1 : Number(one.day > other.day),
  );
}

function betweenShifts(work: readonly Work[]): RestWarning[] {
  const warnings: RestWarning[] = [];
  let ended = Number.NEGATIVE_INFINITY;
  for (const { day, begins, ends } of work) {
    const hours = (begins - ended) / HOUR;
    if (hours < 0) warnings.push({ kind: 'overlap', day, hours: 0 });
    else if (hours < DAILY_REST_HOURS) warnings.push({ kind: 'daily', day, hours });
    ended = Math.max(ended, ends);
  }
  return warnings;
}

/** The weeks with work in which no rest is long enough. */
function withinWeeks(work: readonly Work[]): RestWarning[] {
  const mondays = new Set(work.map(({ day }) => isoWeekOf(day).startDate));
  return [...mondays].flatMap((day): RestWarning[] => {
    const hours = longestRest(
      work,
      stockholmInstant(day, '00:00'),
      stockholmInstant(addDays(day, 7), '00:00'),
    );
    return hours < WEEKLY_REST_HOURS ? [{ kind: 'weekly', day, hours }] : [];
  });
}

/** Hours of the longest time without work between two instants. */
function longestRest(work: readonly Work[], from: number, until: number): number {
  let free = from;
  let longest = 0;
  for (const { begins, ends } of work) {
    longest = Math.max(longest, Math.min(begins, until) - free);
    free = Math.max(free, ends);
  }
  return Math.max(longest, until - free) / HOUR;
}
