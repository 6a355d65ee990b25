import type { SteadyClock } from '../lib/clock';
import { MINUTE, SECOND } from '../lib/time';

/** Exports that a node makes beside each other, of those that move. */
const AT_ONCE = 3;
/** Those that stand still included: each holds the rows of one candidate in memory. */
const AT_ONCE_IN_ALL = 16;
/** Of them those that have failed before: whoever asks for the first time always finds room. */
const AGAIN_AT_ONCE = 8;
/** Milliseconds without a row or a byte after which an export stands still and another begins. */
const STANDS_AFTER = 5 * SECOND;
/** Milliseconds without one after which its try is given up, within the lease of an export. */
const GIVEN_UP_AFTER = 5 * MINUTE;

/** The place of one export. */
export interface ExportSlot {
  /** None that has failed before may have it. */
  isForFirstTries: boolean;
  /** Says which try of its export it is. */
  setTry(attempt: number): void;
  /** A row or a byte was read. */
  moved(): void;
  /** Rejects when the export has stood still for too long. */
  givenUp: Promise<never>;
  /** Aborted then. */
  signal: AbortSignal;
  free(): void;
}

/** How many exports a node makes at once: what hangs holds up nothing for anybody else. */
export interface ExportSlots {
  /** Gives up what has stood still for too long. @returns null when there is no room. */
  take(): ExportSlot | null;
}

interface Making {
  movedAt: number;
  isAgain: boolean;
  giveUp(): void;
}

export function createExportSlots(clock: SteadyClock): ExportSlots {
  const all = new Set<Making>();
  const stoodFor = ({ movedAt }: Making) => clock.elapsed() - movedAt;

  function hasRoom(): boolean {
    const moving = [...all].filter((one) => stoodFor(one) < STANDS_AFTER);
    return moving.length < AT_ONCE && all.size < AT_ONCE_IN_ALL;
  }

  return {
    take() {
      for (const one of all) if (stoodFor(one) >= GIVEN_UP_AFTER) one.giveUp();
      if (!hasRoom()) return null;
      const abandoned = new AbortController();
      const givenUp = new Promise<never>((_resolve, reject) => {
        abandoned.signal.addEventListener('abort', () => reject(abandoned.signal.reason));
      });
      // It may be given up when nothing waits for it any more
      givenUp.catch(() => undefined);
      const mine: Making = {
        movedAt: clock.elapsed(),
        isAgain: false,
        giveUp: () => {
          all.delete(mine);
          const minutes = GIVEN_UP_AFTER / MINUTE;
          abandoned.abort(new Error(`An export stood still for ${minutes} minutes: given up.`));
        },
      };
      const again = [...all].filter(({ isAgain }) => isAgain).length;
      all.add(mine);
      return {
        isForFirstTries: again >= AGAIN_AT_ONCE,
        setTry: (attempt) => {
          mine.isAgain = attempt > 1;
        },
        moved: () => {
          mine.movedAt = clock.elapsed();
        },
        givenUp,
        signal: abandoned.signal,
        free: () => all.delete(mine),
      };
    },
  };
}
