import type { Clock } from '../lib/clock';
import { MINUTE, SECOND } from '../lib/time';

/** Milliseconds for which unused turns are kept: a worker looks more often than that. */
const KEPT = 10 * SECOND;

/** Turns at an even rate; some that were not used are kept. */
export interface Rate {
  /** Whether there is a turn, without taking it. */
  isFree(): boolean;
  take(): void;
}

/** @param perMinute - turns; without a limit when absent. */
export function createRate(perMinute: number | undefined, clock: Clock): Rate {
  if (perMinute === undefined) return { isFree: () => true, take: () => undefined };
  const most = Math.max(1, (perMinute * KEPT) / MINUTE);
  let turns = most;
  let countedAt = clock.now();
  function count(): void {
    const now = clock.now();
    // A wall clock may be set back
    const passed = Math.max(0, now - countedAt);
    turns = Math.min(most, turns + (perMinute ?? 0) * (passed / MINUTE));
    countedAt = now;
  }
  return {
    isFree() {
      count();
      return turns >= 1;
    },
    take() {
      turns -= 1;
    },
  };
}
