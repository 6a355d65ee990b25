import { ApiError } from '#domain/api/errors';

/** Of one owner, beside those that run. */
const MOST_WAITING = 8;

/**
 * Runs at most so many of the given functions at once. The others wait: each owner's in their order,
 * and the owners in turn, so that nobody waits for another's hundred; nobody has all places, so that
 * one owner's that hang leave room. For work that needs much memory, which is why one owner has only a
 * few that wait.
 *
 * @throws ApiError `rate_limited` when the owner has too many that wait.
 */
export function atMost(limit: number): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  const ofOne = Math.max(1, limit - 1);
  /** How many each owner has under way. */
  const running = new Map<string, number>();
  /** The owner whose turn it is comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let all = 0;

  const mayBegin = (owner: string) => all < limit && (running.get(owner) ?? 0) < ofOne;

  function begin(owner: string): void {
    all += 1;
    running.set(owner, (running.get(owner) ?? 0) + 1);
  }

  function end(owner: string): void {
    all -= 1;
    const left = (running.get(owner) ?? 1) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
  }

  /** Its place is taken here, before any later call can ask. */
  function beginNext(): void {
    for (const [owner, [next, ...rest]] of waiting) {
      if (!next || !mayBegin(owner)) continue;
      waiting.delete(owner);
      if (rest.length > 0) waiting.set(owner, rest);
      begin(owner);
      next();
      return;
    }
  }

  return async (owner, work) => {
    const own = waiting.get(owner) ?? [];
    if (mayBegin(owner)) begin(owner);
    else {
      if (own.length >= MOST_WAITING) {
        throw new ApiError('rate_limited', 'Too many files at once. Wait until some are done.');
      }
      await new Promise<void>((resolve) => waiting.set(owner, [...own, resolve]));
    }
    try {
      return await work();
    } finally {
      end(owner);
      beginNext();
    }
  };
}
