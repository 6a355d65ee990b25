/** Runs one task at a time. */
export interface TaskQueue {
  /** Runs a task after those that were given earlier. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs a short task before those of `run` that still wait, in the order of such tasks. So that
   * those wait no longer than for a few, one of them has its turn after `MOST_FIRST` in a row.
   */
  runFirst<T>(work: () => Promise<T>): Promise<T>;
  /** Tasks that run or wait. */
  readonly size: number;
}

export const MOST_FIRST = 16;

/** A queue without tasks. */
export function createTaskQueue(): TaskQueue {
  const first: (() => Promise<void>)[] = [];
  const others: (() => Promise<void>)[] = [];
  let firstInARow = 0;
  let isRunning = false;

  function next(): (() => Promise<void>) | undefined {
    const isTheirTurn = firstInARow < MOST_FIRST || others.length === 0;
    const task = isTheirTurn ? first.shift() : undefined;
    firstInARow = task ? firstInARow + 1 : 0;
    return task ?? others.shift();
  }

  async function runAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let task = next(); task; task = next()) await task();
    isRunning = false;
  }

  function add<T>(waiting: (() => Promise<void>)[], work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      // An error is passed to its own caller, not to the next one
      waiting.push(() => work().then(resolve, reject));
      void runAll();
    });
  }

  return {
    run: (work) => add(others, work),
    runFirst: (work) => add(first, work),
    get size() {
      return first.length + others.length + (isRunning ? 1 : 0);
    },
  };
}
