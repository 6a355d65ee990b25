/** Runs one task at a time, in the order of the calls. */
export interface TaskQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Tasks that run or wait. */
  readonly size: number;
}

/** A queue without tasks. */
export function createTaskQueue(): TaskQueue {
  let last: Promise<unknown> = Promise.resolve();
  let size = 0;
  return {
    run(work) {
      const turn = last.then(work);
      // An error is passed to its own caller, not to the next one
      last = turn.catch(() => undefined);
      size += 1;
      last = last.then(() => {
        size -= 1;
      });
      return turn;
    },
    get size() {
      return size;
    },
  };
}
