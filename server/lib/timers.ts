import { HOUR, MINUTE } from './time';
import type { Turn, Watch } from './watch';

/** A background task; `signal` is aborted when its turn is given up. */
type Task = (signal?: AbortSignal) => Promise<unknown>;

/** Background tasks by name, each with its interval in milliseconds. */
export type Timers = Readonly<Record<string, readonly [milliseconds: number, task: Task]>>;

/** Milliseconds from the start to the first of the tasks that run seldom, and from it to the next. */
const FIRST = 60_000;
const NEXT = 1000;

/** Milliseconds that a turn may take: many times its interval, so that only what hangs is given up. */
const limitOf = (interval: number): number => Math.min(Math.max(30 * interval, 5 * MINUTE), HOUR);

export interface TimersOptions {
  /** @param task - the name of the one that failed. */
  onError: (error: unknown, task: string) => void;
  watch: Watch;
  /** Whether a task may run now; all may when absent. */
  mayRun?: (name: string) => boolean;
}

/**
 * Runs each task repeatedly, at its own interval in milliseconds, never twice at once, and without
 * keeping the process alive. Those that run seldom also run soon after the start: a node that is
 * replaced every hour would never get to them. A turn that hangs is given up, and the next one begins.
 * @returns a function that stops them all.
 */
export function every(
  tasks: Timers,
  { onError, watch, mayRun = () => true }: TimersOptions,
): () => void {
  let seldom = 0;
  const timers = Object.entries(tasks).flatMap(([name, [milliseconds, task]]) => {
    let running: Turn | null = null;
    const run = (): void => {
      if (running || !mayRun(name)) return;
      const turn = watch.begin(name, limitOf(milliseconds), () => {
        running = null;
      });
      running = turn;
      // In a promise from its first line on: what it throws at once is reported too, and ends nothing
      (async () => task(turn.signal))()
        .then(turn.ended, (error: unknown) => {
          turn.failed();
          onError(error, name);
        })
        .finally(() => {
          if (running === turn) running = null;
        });
    };
    const again = setInterval(run, milliseconds).unref();
    if (milliseconds <= FIRST) return [again];
    const first = setTimeout(run, FIRST + NEXT * seldom).unref();
    seldom += 1;
    return [again, first];
  });
  return () => {
    // One function for both kinds
    for (const timer of timers) clearInterval(timer);
  };
}
