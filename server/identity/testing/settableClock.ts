import type { Clock } from '../../clock';

/** A clock that stands still until it is moved. */
export interface SettableClock extends Clock {
  /** Moves it on, milliseconds. */
  advance(milliseconds: number): void;
}

export function settableClock(start = Date.parse('2026-03-02T09:00:00Z')): SettableClock {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
