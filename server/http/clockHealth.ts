import { SECOND } from '../lib/time';
import type { GaugeSource } from '../metrics/metrics';
import type { HeldClock } from '../storage/heldClock';
import type { HealthPart } from './health';

/** Milliseconds between two looks at the store's time. */
const MEASURED = 30 * SECOND;

/** Looks at the store's time now and then. @returns a function that stops it. */
export function measureAgain(
  clock: HeldClock,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let failing = false;
  const timer = setInterval(() => {
    clock.measure().then(
      () => {
        failing = false;
      },
      (error: unknown) => {
        if (!failing) onError(error);
        failing = true;
      },
    );
  }, MEASURED).unref();
  return async () => clearInterval(timer);
}

/**
 * A node whose clock is wrong is named, and still ready: it works by the store's time, and if it is the
 * store's that is wrong, every node would be taken away.
 */
export function clockHealth(clock: HeldClock): HealthPart {
  return {
    name: 'clock',
    needed: false,
    read: () => ({
      ok: clock.doubt === null,
      doubt: clock.doubt,
      secondsAhead: clock.difference === null ? null : Math.round(clock.difference / SECOND),
    }),
  };
}

export function clockGauges(clock: HeldClock): readonly GaugeSource[] {
  return [
    {
      name: 'vikari_clock_difference_seconds',
      help: "Seconds that the clock of this node is ahead of the database's.",
      read: () => (clock.difference ?? Number.NaN) / SECOND,
    },
    {
      name: 'vikari_clock_in_doubt',
      help: 'Whether the time is in doubt, so that nothing is deleted by it: 1, else 0.',
      read: () => (clock.doubt === null ? 0 : 1),
    },
  ];
}
