import { addDays } from '#domain/calendar/days';
import { isoWeekOf } from '#domain/calendar/isoWeek';
import { stockholmClock, stockholmInstant } from '#domain/calendar/stockholmTime';
import type { Shift } from '#domain/jobs/jobFacts';

/** A clock time in Stockholm. */
type ClockTime = ReturnType<typeof stockholmClock>;

/** Too little rest. */
export type RestWarning =
  | {
      /** `overlap`: two shifts at the same time. */
      kind: 'daily' | 'overlap';
      /** The day of the later shift. */
      day: string;
      /** The rest in hours; 0 for an overlap. */
      hours: number;
      /** When the work before it ends. */
      after: ClockTime;
      /** When the later shift begins; for an overlap that is earlier than `after`. */
      before: ClockTime;
    }
  | {
      kind: 'weekly';
      /** The week's Monday. */
      day: string;
      /** The longest rest in it, in hours. */
      hours: number;
    };

/**
 * Rest between shifts, in hours: arbetstidslagen (1982:673), section 13 (11 hours in a row in every 24) and
 * section 14 (36 hours in a row in every seven days, here ISO weeks). Collective agreements may
 * depart from it, so this warns and never forbids.
 */
export const REST_HOURS = { daily: 11, weekly: 36 } as const;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Work {
  day: string;
  /** Milliseconds since the epoch. */
  begins: number;
  ends: number;
}

/** When a shift begins and ends, in milliseconds since the epoch. */
export function shiftTimes({ day, from, to }: Shift): { begins: number; ends: number } {
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

/** The warnings of what is booked, and those that a job beside it would add. */
export function restWarningsWith(
  booked: readonly Shift[],
  considered: readonly Shift[],
): { booked: RestWarning[]; added: RestWarning[] } {
  const before = restWarnings(booked);
  const known = new Set(before.map((warning) => JSON.stringify(warning)));
  const added = restWarnings([...booked, ...considered]).filter(
    (warning) => !known.has(JSON.stringify(warning)),
  );
  return { booked: before, added };
}

/**
 * Rest that is too short between two shifts. A shorter break is none of these while the 24 hours
 * from the beginning of the work before it hold a longer rest: a day may be worked in two parts.
 */
function betweenShifts(work: readonly Work[]): RestWarning[] {
  const warnings: RestWarning[] = [];
  let last: Work | null = null;
  for (const one of work) {
    const { day, begins, ends } = one;
    if (last) {
      const hours = (begins - last.ends) / HOUR;
      const clocks = { after: stockholmClock(last.ends), before: stockholmClock(begins) };
      const longest = longestRest(work, last.begins, last.begins + DAY);
      if (hours < 0) warnings.push({ kind: 'overlap', day, hours: 0, ...clocks });
      else if (hours < REST_HOURS.daily && hours >= longest) {
        warnings.push({ kind: 'daily', day, hours, ...clocks });
      }
    }
    if (!last || ends > last.ends) last = one;
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
    return hours < REST_HOURS.weekly ? [{ kind: 'weekly', day, hours }] : [];
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
