import { ApiError } from '#domain/api/errors';

/** Of one owner, beside those that run. */
const MOST_WAITING = 8;

/**
 * Runs at most so many of the given functions at once. The others wait: each owner's in their order,
 * and the owners in turn, so that nobody waits for another's hundred. For work that needs much
 * memory, which is why one owner has only a few that wait.
 *
 * @throws ApiError `rate_limited` when the owner has too many that wait.
 */
export function atMost(limit: number): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  let running = 0;
  /** The owner whose turn it is comes first. */
  const waiting = new Map<string, (() => void)[]>();

  function takeNext(): (() => void) | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [owner, [next, ...rest]] = first;
    waiting.delete(owner);
    if (rest.length > 0) waiting.set(owner, rest);
    return next;
  }

  return async (owner, work) => {
    if (running >= limit) {
      const own = waiting.get(owner) ?? [];
      if (own.length >= MOST_WAITING) {
        throw new ApiError('rate_limited', 'Too many files at once. Wait until some are done.');
      }
      await new Promise<void>((resolve) => waiting.set(owner, [...own, resolve]));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The slot is passed to the next waiting call directly, so that no later call gets it first
      const next = takeNext();
      if (next) next();
      else running -= 1;
    }
  };
}
