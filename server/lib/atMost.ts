/**
 * Runs at most so many of the given functions at once; the others wait in order. For work that
 * needs much memory.
 */
export function atMost(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot is passed to the next waiting call directly, so that no later call gets it first
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
