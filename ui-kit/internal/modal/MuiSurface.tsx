'use client';

import Fade from '@mui/material/Fade';
import Modal, { type ModalProps as MuiModalProps } from '@mui/material/Modal';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { MuiScope } from '../../MuiScope';
import { cx } from '../cx';
import { Text } from '../Text';
import { useHydrated } from '../useHydrated';
import { whenIdle } from '../whenIdle';
import { InitialFocus } from './InitialFocus';
import { layerHost } from './layerHost';
import { ModalComing } from './ModalComing';
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

type SurfaceState = 'open' | 'closing' | 'closed';

/** Whether a modal that is kept in the page has been rendered, which is done in idle time. */
function useKept(keepMounted: boolean): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (keepMounted) return whenIdle(() => startTransition(() => setKept(true)));
  }, [keepMounted]);
  return keepMounted && isKept;
}

/**
 * Whether a modal is shown. A large one that is kept in the page is shown after the press that opens
 * it has been answered, in an update that another press can interrupt.
 */
function useShown(asked: boolean, keepMounted: boolean): boolean {
  const later = useDeferredValue(asked);
  return asked && (later || !keepMounted);
}

function Surface(props: ModalSurfaceProps) {
  const { open: asked, onClose, onExited, order, initialFocus, dismissible = true, ...own } = props;
  const { layerClassName, role = 'dialog', className, onFocus, ...rest } = own;
  const { children, keepMounted = false, ...panelProps } = rest;
  const isKept = useKept(keepMounted);
  const open = useShown(asked, keepMounted);
  const [state, setState] = useState<SurfaceState>(open ? 'open' : 'closed');
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
      <Text>{children}</Text>
    </div>
  );

  if (asked && !open && !isKept) return <ModalComing onClose={onClose} />;
  return (
    <Modal
      {...LAYER}
      ref={rootRef}
      open={open}
      onClose={handleClose}
      container={() => layerHost()}
      onTransitionExited={() => {
        setState('closed');
        onExited?.();
      }}
      disableRestoreFocus
      disableScrollLock
      keepMounted={isKept}
      slotProps={SLOT_PROPS}
      className={cx(styles.layer, layerClassName)}
      style={{ zIndex: place }}
      data-state={state}
    >
      {/* MUI puts its own focus handler on the transition, which would replace the panel's. */}
      <Fade in={open} onFocus={onFocus}>
        {panel}
      </Fade>
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
