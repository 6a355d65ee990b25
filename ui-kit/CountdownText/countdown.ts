/** How far away a day is. */
export type Countdown =
  /** `days` is at least 1. */
  { kind: 'upcoming'; days: number } | { kind: 'today' } | { kind: 'past' };

const DAY_MS = 86_400_000;

/** A calendar day as its number since 1970; independent of time zones and summer time. */
function dayNumber(day: string): number {
  const ms = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new RangeError(`Not a day as YYYY-MM-DD: ${day}`);
  return ms / DAY_MS;
}

/**
 * How many days are left.
 * @param day The last day, `YYYY-MM-DD`, included.
 * @param today `YYYY-MM-DD`
 * @throws RangeError when one is not a day.
 */
export function countdownTo(day: string, today: string): Countdown {
  const days = dayNumber(day) - dayNumber(today);
  if (days < 0) return { kind: 'past' };
  return days === 0 ? { kind: 'today' } : { kind: 'upcoming', days };
}
