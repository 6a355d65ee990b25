import { startTransition, useEffect, useState } from 'react';

/** Runs when the browser has nothing better to do; where it cannot say so, soon. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 200 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 16);
  return () => clearTimeout(handle);
}

/**
 * Counts up to `total` in idle moments, so that a long list of costly things never blocks the press
 * that opened it.
 * @param first How many are there at once.
 */
export function useProgressiveCount(total: number, first: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setCount(count + 1)));
  }, [count, total]);
  return Math.min(count, total);
}
