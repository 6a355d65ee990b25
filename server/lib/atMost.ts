/**
 * Runs what it is given, at most so many at once; the others wait in the order in which they came.
 * For what takes a lot of memory.
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
      // The place goes to the next one as it is, so that nobody who comes now gets before it
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
