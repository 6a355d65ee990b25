import Fade from '@mui/material/Fade';
import Modal, { type ModalProps as MuiModalProps } from '@mui/material/Modal';
import Slide from '@mui/material/Slide';
import { useState } from 'react';
import { MuiScope } from '../../MuiScope';
import { cx } from '../cx';
import { useHydrated } from '../useHydrated';
import { InitialFocus } from './InitialFocus';
import styles from './ModalSurface.module.css';
import { LAYER_ATTRIBUTE } from './modalLayers';
import type { ModalSurfaceProps } from './modalProps';
import { useModalLayer } from './useModalLayer';

const LAYER = { [LAYER_ATTRIBUTE]: '' };
const SLOT_PROPS = {
  backdrop: { className: styles.backdrop },
} satisfies MuiModalProps['slotProps'];
// The layer hides it, without styling all of its content again
const KEPT_STYLE = { visibility: 'inherit' } as const;
const REASONS = { escapeKeyDown: 'escape', backdropClick: 'backdrop' } as const;

type SurfaceState = 'never' | 'open' | 'closing' | 'closed';

function Surface(props: ModalSurfaceProps) {
  const { open, onClose, onExited, order, initialFocus, dismissible = true, slide, ...own } = props;
  const { layerClassName, role = 'dialog', className, onFocus, ...rest } = own;
  const { children, keepMounted = false, ...panelProps } = rest;
  const [state, setState] = useState<SurfaceState>(open ? 'open' : 'never');
  if (open && state !== 'open') setState('open');
  if (!open && state === 'open') setState('closing');
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
      style={keepMounted ? { ...panelProps.style, ...KEPT_STYLE } : panelProps.style}
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
      onTransitionExited={() => {
        setState('closed');
        onExited?.();
      }}
      disableRestoreFocus
      disableScrollLock
      keepMounted={keepMounted && state !== 'never'}
      slotProps={SLOT_PROPS}
      className={cx(styles.layer, layerClassName)}
      style={{ zIndex: place }}
      data-state={state}
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

/** {@link ModalSurface} itself, with MUI's modal. */
export function MuiSurface(props: ModalSurfaceProps) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  return (
    <MuiScope>
      <Surface {...props} />
    </MuiScope>
  );
}
