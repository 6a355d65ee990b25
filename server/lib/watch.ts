import type { SteadyClock } from './clock';
import { SECOND } from './time';

/** One turn of a task that was begun. */
export interface Turn {
  /** Aborted when the turn is given up. */
  signal: AbortSignal;
  ended(): void;
  failed(): void;
}

/** A background task as it was last seen. */
interface TaskState {
  task: string;
  /** Milliseconds since its last turn ended well; since it was first begun when none has yet. */
  sinceTurn: number;
  /** Milliseconds since the turn that runs began; null between two turns. */
  running: number | null;
  /** Turns that were given up. */
  gaveUp: number;
}

/** Knows of every background task when it last turned: what stops without a word is seen here. */
export interface Watch {
  /**
   * A turn of a task begins. One that has not ended within `limit` milliseconds is reported and given
   * up: `onLate` has it started again.
   */
  begin(task: string, limit: number, onLate?: () => void): Turn;
  states(): TaskState[];
}

interface Seen {
  turnedAt: number;
  begunAt: number | null;
  gaveUp: number;
}

export function createWatch({
  clock,
  onError,
}: {
  clock: SteadyClock;
  onError(error: unknown): void;
}): Watch {
  const tasks = new Map<string, Seen>();

  function seen(task: string): Seen {
    const known = tasks.get(task);
    if (known) return known;
    const first = { turnedAt: clock.elapsed(), begunAt: null, gaveUp: 0 };
    tasks.set(task, first);
    return first;
  }

  return {
    begin(task, limit, onLate = () => undefined) {
      const mine = seen(task);
      mine.begunAt = clock.elapsed();
      const abandoned = new AbortController();
      const late = setTimeout(() => {
        mine.gaveUp += 1;
        mine.begunAt = null;
        const error = new Error(
          `The task "${task}" has not ended in ${limit / SECOND} s: it is given up and begun again.`,
        );
        abandoned.abort(error);
        onError(error);
        onLate();
      }, limit);
      late.unref();
      const end = (isWell: boolean): void => {
        clearTimeout(late);
        if (abandoned.signal.aborted) return;
        mine.begunAt = null;
        if (isWell) mine.turnedAt = clock.elapsed();
      };
      return {
        signal: abandoned.signal,
        ended: () => end(true),
        failed: () => end(false),
      };
    },
    states() {
      const now = clock.elapsed();
      return [...tasks].map(([task, { turnedAt, begunAt, gaveUp }]) => ({
        task,
        sinceTurn: now - turnedAt,
        running: begunAt === null ? null : now - begunAt,
        gaveUp,
      }));
    },
  };
}
