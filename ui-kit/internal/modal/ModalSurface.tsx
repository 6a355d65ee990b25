import { createPortal } from 'react-dom';
import { Spinner } from '../../Spinner';
import { useLatePart } from '../latePart';
import { useHydrated } from '../useHydrated';
import styles from './ModalSurface.module.css';
import type { ModalSurfaceProps } from './modalProps';
import { surfacePart } from './surfacePart';

/**
 * The shared box and behaviour of Dialog, Sheet, ConfirmDialog, FilterSheet and the pickers: MUI's
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
  if (!open) return null;
  return createPortal(
    <div aria-hidden="true" className={styles.coming}>
      <span className={styles.plate}>
        <Spinner size="large" />
      </span>
    </div>,
    document.body,
  );
}
