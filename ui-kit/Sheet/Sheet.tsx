'use client';

import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { cx } from '../internal/cx';
import { ModalHeader, type ModalSlotProps } from '../internal/modal/ModalHeader';
import parts from '../internal/modal/ModalParts.module.css';
import { ModalSurface } from '../internal/modal/ModalSurface';
import type { ModalProps } from '../internal/modal/modalProps';
import { useModalOpen } from '../internal/modal/useModalOpen';
import { slot } from '../internal/slot';
import { useDirection } from '../internal/useDirection';
import { useIds } from '../internal/useIds';
import styles from './Sheet.module.css';

/** Props of {@link Sheet}; the rest goes to the sheet's element. */
export interface SheetProps
  extends ModalProps,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Names the sheet. */
  title: ReactNode;
  /** The close button's label for screen readers: "Stäng". */
  closeLabel: string;
  /** What the sheet is about; it scrolls between the title and the buttons. */
  children: ReactNode;
  /** Buttons at the bottom, always visible. */
  actions?: ReactNode;
  /**
   * `bottom` as high as its content, `end` the whole height at the end of the reading direction.
   * Default `bottom`.
   */
  side?: 'bottom' | 'end';
  /** Gets the focus on opening; else the sheet does, whose title is read. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** False: Escape and a press outside do not close it. Default true. */
  dismissible?: boolean;
  /** Attributes, classes and refs of the parts inside. */
  slotProps?: ModalSlotProps;
}

/** A surface that slides in from an edge: a menu on a phone, details beside a list. */
export function Sheet(props: SheetProps) {
  const {
    title,
    closeLabel,
    children,
    actions,
    side = 'bottom',
    className,
    open,
    defaultOpen,
    onClose,
    slotProps,
    ...rest
  } = props;
  const [isOpen, close] = useModalOpen({ open, defaultOpen, onClose });
  const ids = useIds('title');
  // In physical directions, as MUI has them.
  const sideways = useDirection() === 'rtl' ? 'right' : 'left';
  return (
    <ModalSurface
      {...rest}
      open={isOpen}
      onClose={close}
      aria-labelledby={ids.title}
      slide={side === 'bottom' ? 'up' : sideways}
      layerClassName={cx(styles.layer, styles[`${side}Layer`])}
      className={cx(styles.sheet, styles[side], className)}
    >
      <ModalHeader
        titleId={ids.title}
        title={title}
        closeLabel={closeLabel}
        onClose={() => close('button')}
        titleProps={slotProps?.title}
      />
      <div {...slot(slotProps?.body, parts.body)}>{children}</div>
      {actions && <div {...slot(slotProps?.actions, parts.footer)}>{actions}</div>}
    </ModalSurface>
  );
}
