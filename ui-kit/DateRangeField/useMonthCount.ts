'use client';

import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../theme/breakpoints';

const WIDE = `(min-width: ${BREAKPOINTS.tablet}px)`;

function watch(onChange: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** How many months the calendar shows: two from a tablet's width on, else one. */
export function useMonthCount(): 1 | 2 {
  return useSyncExternalStore(
    watch,
    () => (window.matchMedia?.(WIDE).matches ? 2 : 1),
    () => 1,
  );
}
