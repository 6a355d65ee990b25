'use client';

import { startTransition, useEffect, useState } from 'react';
import { type Drawn, drawnCount, type ToDraw } from './drawnCount';
import { useHydrated } from './useHydrated';
import { whenIdle } from './whenIdle';

/**
 * Counts up to `total` in idle time, so that a long list of expensive items never blocks the press
 * that opened it. Content from the server is complete at once.
 */
export function useProgressiveCount({ total, list, first, step }: ToDraw): number {
  const hydrated = useHydrated();
  const [drawn, setDrawn] = useState<Drawn>({ list, count: hydrated ? first : total });
  const now = drawnCount(drawn, { total, list, first, step });
  if (now.list !== drawn.list || now.count !== drawn.count) setDrawn(now);
  const { count } = now;

  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setDrawn({ list, count: count + step })));
  }, [count, total, list, step]);
  return count;
}
