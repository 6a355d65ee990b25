/** Lets one piece of work through at a time, in the order of arrival. */
export interface Turnstile {
  pass<T>(work: () => Promise<T>): Promise<T>;
}

/** A turnstile that nobody waits at. */
export function turnstile(): Turnstile {
  let last: Promise<unknown> = Promise.resolve();
  return {
    pass(work) {
      const turn = last.then(work);
      // A failure is its own caller's, not the next one's
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
