'use client';

import { startTransition, useState } from 'react';
import { whenIdle } from '../internal/whenIdle';

interface Uses {
  isOpen: boolean;
  /** Its content has been shown since it was made. */
  isUsed: boolean;
  count: number;
}

/**
 * Numbers the uses of a sheet that stays in the page, so that each has content of its own.
 * @returns The number, which is the key of the content; and a function that renders the content of
 * the next use in idle time, to be called when the sheet has closed.
 */
export function useUses(open: boolean): [count: number, renew: () => void] {
  const [uses, setUses] = useState<Uses>({ isOpen: open, isUsed: open, count: 0 });
  if (uses.isOpen !== open) {
    // Opened again before there was new content
    const count = open && uses.isUsed ? uses.count + 1 : uses.count;
    setUses({ isOpen: open, isUsed: open || uses.isUsed, count });
  }
  const renewed = (now: Uses) =>
    now.isOpen || !now.isUsed ? now : { ...now, isUsed: false, count: now.count + 1 };
  return [uses.count, () => void whenIdle(() => startTransition(() => setUses(renewed)))];
}
