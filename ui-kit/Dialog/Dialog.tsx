'use client';

import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { cx } from '../internal/cx';
import { ModalFooter } from '../internal/modal/ModalFooter';
import { ModalHeader, type ModalSlotProps } from '../internal/modal/ModalHeader';
import parts from '../internal/modal/ModalParts.module.css';
import { ModalSurface } from '../internal/modal/ModalSurface';
import type { ModalProps } from '../internal/modal/modalProps';
import { useModalOpen } from '../internal/modal/useModalOpen';
import { slot } from '../internal/slot';
import { useIds } from '../internal/useIds';
import { kitTexts } from '../KitProvider/readKit';
import styles from './Dialog.module.css';

/** Props of {@link Dialog}; the rest goes to the dialog's element. */
export interface DialogProps
  extends ModalProps,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Names the dialog. */
  title: ReactNode;
  /** The close button's label for screen readers: "Stäng". Default: the KitProvider's. */
  closeLabel?: string;
  /** What the dialog is about; it scrolls between the title and the buttons. */
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** 400, 560 or 800 px at most. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /**
   * Gets the focus on opening, such as the first field; else the dialog does, whose title is read.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * False: Escape and a press outside do not close it. For content that must not be lost. Default
   * true.
   */
  dismissible?: boolean;
  /** Attributes, classes and refs of the parts inside. */
  slotProps?: ModalSlotProps;
}

/** A task or a message in front of the page. On a phone it fills the lower part of the screen. */
export function Dialog(props: DialogProps) {
  const {
    title,
    closeLabel = kitTexts().dialog.closeLabel,
    children,
    actions,
    size = 'medium',
    className,
    open,
    defaultOpen,
    onClose,
    slotProps,
    ...rest
  } = props;
  const [isOpen, close] = useModalOpen({ open, defaultOpen, onClose });
  const ids = useIds('title');
  return (
    <ModalSurface
      {...rest}
      open={isOpen}
      onClose={close}
      aria-labelledby={ids.title}
      layerClassName={styles.layer}
      className={cx(styles.dialog, styles[size], className)}
    >
      <ModalHeader
        titleId={ids.title}
        title={title}
        closeLabel={closeLabel}
        onClose={() => close('button')}
        titleProps={slotProps?.title}
      />
      <div {...slot(slotProps?.body, parts.body)}>{children}</div>
      {actions && <ModalFooter {...slotProps?.actions}>{actions}</ModalFooter>}
    </ModalSurface>
  );
}
