'use client';

import { type RefObject, useEffect } from 'react';

interface InitialFocusProps {
  open: boolean;
  target: RefObject<HTMLElement | null> | undefined;
}

/**
 * Gives the focus to one element of a modal on opening. It is inside the modal, so its effect runs
 * before that of MUI's focus trap, which does not move a focus that is inside already.
 */
export function InitialFocus({ open, target }: InitialFocusProps) {
  useEffect(() => {
    if (!open) return;
    target?.current?.focus({ preventScroll: true });
    // Inside the modal only: the page behind it stays where it is
    target?.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open, target]);
  return null;
}
