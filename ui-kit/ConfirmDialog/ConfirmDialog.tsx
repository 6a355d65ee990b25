'use client';

import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { Button } from '../Button';
import { cx } from '../internal/cx';
import { ModalFooter } from '../internal/modal/ModalFooter';
import { ModalSurface } from '../internal/modal/ModalSurface';
import type { ModalProps } from '../internal/modal/modalProps';
import { useModalOpen } from '../internal/modal/useModalOpen';
import { useIds } from '../internal/useIds';
import { kitTexts } from '../KitProvider/readKit';
import styles from './ConfirmDialog.module.css';

/** Props of {@link ConfirmDialog}; the rest goes to the dialog's element. */
export interface ConfirmDialogProps
  extends ModalProps,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  /** The question: "Ta bort referensen?" */
  title: ReactNode;
  /** What happens, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the question: "Ta bort". Never "OK". */
  confirmLabel: string;
  /** The cancel button: "Behåll". Default: the KitProvider's. */
  cancelLabel?: string;
  /** Called when the action is chosen; the dialog stays open until its owner closes it. */
  onConfirm: () => void;
  /**
   * True when something is lost: the cancel button has the focus, and the other has a warning
   * colour.
   */
  destructive?: boolean;
  /** True while the action is in progress. */
  loading?: boolean;
}

/** A question with two answers, before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    cancelLabel = kitTexts().confirmDialog.cancelLabel,
    onConfirm,
    ...own
  } = props;
  const { open, defaultOpen, onClose, destructive = false, loading = false, ...more } = own;
  const { className, ...rest } = more;
  const [isOpen, close] = useModalOpen({ open, defaultOpen, onClose });
  const ids = useIds('title', 'text');
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <ModalSurface
      {...rest}
      open={isOpen}
      onClose={close}
      role="alertdialog"
      aria-labelledby={ids.title}
      aria-describedby={ids.text}
      initialFocus={destructive ? cancel : confirm}
      layerClassName={styles.layer}
      className={cx(styles.dialog, className)}
    >
      <div className={styles.words}>
        <h2 id={ids.title} className={styles.title}>
          {title}
        </h2>
        <div id={ids.text} className={styles.text}>
          {children}
        </div>
      </div>
      <ModalFooter>
        <Button ref={cancel} variant="secondary" onClick={() => close('button')}>
          {cancelLabel}
        </Button>
        <Button
          ref={confirm}
          variant={destructive ? 'danger' : 'primary'}
          loading={loading}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </ModalFooter>
    </ModalSurface>
  );
}
