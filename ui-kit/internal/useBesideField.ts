'use client';

import { useLayoutEffect, useState } from 'react';
import { useControlled } from './useControlled';

/** The props by which what opens beside a field is opened and closed. */
export interface FieldOpenProps {
  /** Whether it is open, when its owner holds that. */
  open?: boolean | undefined;
  /** Whether it is open at the start. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Whether what opens beside a field is open, held by its owner or by itself.
 *
 * @param box - the element that it must not cover; null for none.
 * @returns the state, the box while it is open, and what changes the state.
 */
export function useBesideField(
  { open: ownersOpen, defaultOpen = false, onOpenChange }: FieldOpenProps,
  box: () => Element | null | undefined,
): { open: boolean; anchor: DOMRect | null; setOpen: (open: boolean) => void } {
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const [open, setOpen] = useControlled({
    value: ownersOpen,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const measured = () => box()?.getBoundingClientRect() ?? null;

  // Its owner opens it without a press, and may keep it as it is at one
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when it opens, not at each render.
  useLayoutEffect(() => setAnchor((known) => (open ? (known ?? measured()) : null)), [open]);

  function change(next: boolean) {
    setAnchor(next ? measured() : null);
    setOpen(next);
  }

  return { open, anchor: open ? anchor : null, setOpen: change };
}
