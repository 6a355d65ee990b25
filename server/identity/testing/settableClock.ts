import type { Clock, SteadyClock } from '../../lib/clock';

/** A clock that a test sets. */
export interface SettableClock extends Clock, SteadyClock {
  /** Moves it forward, milliseconds. */
  advance(milliseconds: number): void;
  /** Sets only the wall clock back, as an administrator may. */
  setBack(milliseconds: number): void;
}

export function settableClock(start = Date.parse('2026-03-02T09:00:00Z')): SettableClock {
  let now = start;
  let elapsed = 0;
  return {
    now: () => now,
    elapsed: () => elapsed,
    advance: (milliseconds) => {
      now += milliseconds;
      elapsed += milliseconds;
    },
    setBack: (milliseconds) => {
      now -= milliseconds;
    },
  };
}
