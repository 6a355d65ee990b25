'use client';

import { useLatePart } from '../latePart';
import { useHydrated } from '../useHydrated';
import { ModalComing } from './ModalComing';
import type { ModalSurfaceProps } from './modalProps';
import { surfacePart } from './surfacePart';

/**
 * The shared box and behaviour of Dialog, ConfirmDialog, FilterSheet and the pickers: MUI's
 * Modal in the kit's look, with Back, stacking and the return of the focus added. It is loaded when
 * the browser is idle; one that is opened earlier shows a loading state.
 */
export function ModalSurface(props: ModalSurfaceProps) {
  const { open, onClose, onExited } = props;
  const hydrated = useHydrated();
  const Surface = useLatePart(surfacePart, {
    open,
    onFailed: () => onClose('button'),
    onGivenUp: () => onExited?.(),
  });
  if (!hydrated) return null;
  if (Surface !== null) return <Surface {...props} />;
  return open && <ModalComing onClose={onClose} />;
}
