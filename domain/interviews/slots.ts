/** Interview times (decision 31 of the specification). Instants are ISO 8601 UTC. */

export interface Interval {
  from: string;
  to: string;
}

/** The times that an employer offers for the interviews of one job. */
export interface InterviewCalendar {
  /** How long an interview is, in minutes. */
  minutes: number;
  /** When the recruiter is free. */
  free: Interval[];
}

/** One time that can be asked for. */
export interface InterviewSlot {
  startsAt: string;
  endsAt: string;
  /** Whether the slot is free. */
  free: boolean;
}

/** When the free ones of some slots begin, ISO 8601 UTC. */
export function freeTimes(slots: readonly InterviewSlot[]): string[] {
  return slots.filter(({ free }) => free).map(({ startsAt }) => startsAt);
}

const MINUTE = 60_000;

const at = (instant: number) => new Date(instant).toISOString();

/** Intervals in milliseconds, in order, joined where they touch. */
function merged(intervals: readonly Interval[]): { from: number; to: number }[] {
  const sorted = intervals
    .map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }))
    .sort((one, other) => one.from - other.from);
  const whole: { from: number; to: number }[] = [];
  for (const interval of sorted) {
    const last = whole.at(-1);
    if (last && interval.from <= last.to) last.to = Math.max(last.to, interval.to);
    else whole.push(interval);
  }
  return whole;
}

/**
 * The slots of a calendar that have not begun yet, in order: one after another from the beginning of
 * each free interval.
 *
 * @param taken - what is booked already.
 * @param now - milliseconds since the epoch.
 */
export function slotsOf(
  { minutes, free }: InterviewCalendar,
  taken: readonly Interval[],
  now: number,
): InterviewSlot[] {
  const length = minutes * MINUTE;
  const busy = merged(taken);
  return merged(free).flatMap(({ from, to }) => {
    const slots: InterviewSlot[] = [];
    for (let begins = from; begins + length <= to; begins += length) {
      const ends = begins + length;
      if (begins <= now) continue;
      const isBusy = busy.some((one) => one.from < ends && one.to > begins);
      slots.push({ startsAt: at(begins), endsAt: at(ends), free: !isBusy });
    }
    return slots;
  });
}
