import type { ComponentPropsWithRef, RefObject } from 'react';
import type { CloseReason } from './closeReason';
import type { ModalOpenProps } from './useModalOpen';

/** The props of every modal component of the kit. */
export interface ModalProps extends ModalOpenProps {
  /** Called when the exit animation has ended. */
  onExited?: (() => void) | undefined;
  /**
   * Position in the stacking order, from 100; a modal stack sets it. Default: above what is open.
   */
  order?: number | undefined;
}

/** The props of {@link ModalSurface}; the rest, and `ref`, go to the panel. */
export interface ModalSurfaceProps
  extends Omit<ModalProps, keyof ModalOpenProps>,
    Omit<ComponentPropsWithRef<'div'>, 'role'> {
  open: boolean;
  onClose: (reason: CloseReason) => void;
  role?: 'dialog' | 'alertdialog';
  /** Gets the focus on opening; else the surface itself does, whose name is then read. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False: neither Escape nor a press outside closes it; Back and its own buttons do. */
  dismissible?: boolean;
  /** Keeps it in the page, hidden, from the first idle moment on, so that it opens at once. */
  keepMounted?: boolean | undefined;
  /** Class of the layer, which positions the surface. */
  layerClassName?: string | undefined;
}
