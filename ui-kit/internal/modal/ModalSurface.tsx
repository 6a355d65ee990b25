import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { STACKING } from '../../theme/stacking';
import { cx } from '../cx';
import { mergeRefs } from '../mergeRefs';
import { useHydrated } from '../useHydrated';
import styles from './ModalSurface.module.css';
import { layerCount } from './modalLayers';
import { type CloseReason, useModalLayer } from './useModalLayer';
import { usePresence } from './usePresence';

/** What every modal part of the kit takes. */
export interface ModalProps {
  open: boolean;
  /** Asks to be closed; the owner sets `open`. */
  onClose: (reason: CloseReason) => void;
  /** Called when the exit animation has ended. */
  onExited?: (() => void) | undefined;
  /** Place in the stacking order, from 100; a modal stack gives it. Default: above what is open. */
  order?: number | undefined;
}

interface ModalSurfaceProps extends ModalProps, Omit<ComponentPropsWithRef<'div'>, 'role'> {
  role?: 'dialog' | 'alertdialog';
  /** Takes the focus on opening; else the surface itself, whose name is then read. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** False: neither Escape nor a press beside it closes; Back and its own buttons do. */
  dismissible?: boolean;
  /** Class of the layer, which places the surface. */
  layerClassName?: string | undefined;
  /** Style of the layer, for a surface placed beside something. */
  layerStyle?: CSSProperties | undefined;
}

function Layer(
  props: Omit<ModalSurfaceProps, 'onExited'> & {
    closing: boolean;
    root: RefObject<HTMLDivElement | null>;
  },
) {
  const { open, onClose, order, initialFocus, dismissible = true, closing, root, ...own } = props;
  const { layerClassName, layerStyle, role = 'dialog', className, ref, children, ...rest } = own;
  const panel = useRef<HTMLDivElement>(null);
  // Taken once: a modal keeps its place while others come and go.
  const [place] = useState(() => Math.max(order ?? 0, STACKING.modal.value + layerCount()));
  useModalLayer({ active: open, layer: root, panel, initialFocus, dismissible, onClose });

  return (
    <div
      ref={root}
      className={cx(styles.layer, layerClassName)}
      style={{ ...layerStyle, zIndex: place }}
      data-state={closing ? 'closing' : 'open'}
    >
      {/* For pointers only: the keyboard has Escape and the close button. */}
      <div
        className={styles.backdrop}
        aria-hidden="true"
        onClick={() => dismissible && onClose('backdrop')}
      />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is dialog or alertdialog. */}
      <div
        {...rest}
        ref={mergeRefs(panel, ref)}
        role={role}
        aria-modal="true"
        tabIndex={-1}
        className={cx(styles.panel, className)}
      >
        {children}
      </div>
    </div>
  );
}

/** The box and the behaviour under Dialog, Sheet, ConfirmDialog, FilterSheet and the pickers. */
export function ModalSurface({ onExited, ...props }: ModalSurfaceProps) {
  const hydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const presence = usePresence(props.open, root, onExited);
  if (!hydrated || presence === 'absent') return null;
  return createPortal(
    <Layer {...props} root={root} closing={presence === 'closing'} />,
    document.body,
  );
}
