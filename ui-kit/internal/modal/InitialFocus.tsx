import { type RefObject, useEffect } from 'react';

interface InitialFocusProps {
  open: boolean;
  target: RefObject<HTMLElement | null> | undefined;
}

/**
 * Gives the focus to one part of a modal on opening. It stands inside the modal, so its effect comes
 * before that of MUI's focus trap, which leaves a focus that is inside alone.
 */
export function InitialFocus({ open, target }: InitialFocusProps) {
  useEffect(() => {
    if (open) target?.current?.focus({ preventScroll: true });
  }, [open, target]);
  return null;
}
