import Fade from '@mui/material/Fade';
import Modal, { type ModalProps as MuiModalProps } from '@mui/material/Modal';
import Slide, { type SlideProps } from '@mui/material/Slide';
import type { ComponentPropsWithRef, RefObject } from 'react';
import { MuiScope } from '../../MuiScope';
import { cx } from '../cx';
import { useHydrated } from '../useHydrated';
import type { CloseReason } from './closeReason';
import { InitialFocus } from './InitialFocus';
import styles from './ModalSurface.module.css';
import { LAYER_ATTRIBUTE } from './modalLayers';
import { useModalLayer } from './useModalLayer';

/** The props of every modal component of the kit. */
export interface ModalProps {
  open: boolean;
  /** Asks to be closed; the owner sets `open`. */
  onClose: (reason: CloseReason) => void;
  /** Called when the exit animation has ended. */
  onExited?: (() => void) | undefined;
  /**
   * Position in the stacking order, from 100; a modal stack sets it. Default: above what is open.
   */
  order?: number | undefined;
}

interface ModalSurfaceProps extends ModalProps, Omit<ComponentPropsWithRef<'div'>, 'role'> {
  role?: 'dialog' | 'alertdialog';
  /** Gets the focus on opening; else the surface itself does, whose name is then read. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False: neither Escape nor a press outside closes it; Back and its own buttons do. */
  dismissible?: boolean;
  /** The direction when it slides in from an edge; else it fades in. */
  slide?: SlideProps['direction'] | undefined;
  /** Class of the layer, which positions the surface. */
  layerClassName?: string | undefined;
}

const LAYER = { [LAYER_ATTRIBUTE]: '' };
const SLOT_PROPS = {
  backdrop: { className: styles.backdrop },
} satisfies MuiModalProps['slotProps'];
const REASONS = { escapeKeyDown: 'escape', backdropClick: 'backdrop' } as const;

function Surface(props: ModalSurfaceProps) {
  const { open, onClose, onExited, order, initialFocus, dismissible = true, slide, ...own } = props;
  const { layerClassName, role = 'dialog', className, onFocus, ...rest } = own;
  const { children, ...panelProps } = rest;
  const { place, rootRef } = useModalLayer({ open, order, onBack: () => onClose('back') });

  const handleClose: MuiModalProps['onClose'] = (event, reason) => {
    // A component inside has handled the key: an open list, a number being typed.
    const used = 'defaultPrevented' in event && event.defaultPrevented === true;
    if (dismissible && !used) onClose(REASONS[reason]);
  };
  const panel = (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is dialog or alertdialog.
    <div
      {...panelProps}
      role={role}
      aria-modal="true"
      tabIndex={-1}
      className={cx(styles.panel, className)}
    >
      <InitialFocus open={open} target={initialFocus} />
      {children}
    </div>
  );

  return (
    <Modal
      {...LAYER}
      ref={rootRef}
      open={open}
      onClose={handleClose}
      onTransitionExited={() => onExited?.()}
      disableRestoreFocus
      slotProps={SLOT_PROPS}
      className={cx(styles.layer, layerClassName)}
      style={{ zIndex: place }}
      data-state={open ? 'open' : 'closing'}
    >
      {/* MUI puts its own focus handler on the transition, which would replace the panel's. */}
      {slide === undefined ? (
        <Fade in={open} onFocus={onFocus}>
          {panel}
        </Fade>
      ) : (
        <Slide in={open} direction={slide} onFocus={onFocus}>
          {panel}
        </Slide>
      )}
    </Modal>
  );
}

/**
 * The shared box and behaviour of Dialog, Sheet, ConfirmDialog, FilterSheet and the pickers: MUI's
 * Modal in the kit's look, with Back, stacking and the return of the focus added.
 */
export function ModalSurface(props: ModalSurfaceProps) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <MuiScope>
      <Surface {...props} />
    </MuiScope>
  );
}
