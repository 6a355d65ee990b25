/** Runs one task at a time, in the order of the calls. */
export interface Turnstile {
  pass<T>(work: () => Promise<T>): Promise<T>;
}

/** A queue without tasks. */
export function turnstile(): Turnstile {
  let last: Promise<unknown> = Promise.resolve();
  return {
    pass(work) {
      const turn = last.then(work);
      // An error is passed to its own caller, not to the next one
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
