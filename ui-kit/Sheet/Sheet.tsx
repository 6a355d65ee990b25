import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { cx } from '../internal/cx';
import { ModalHeader } from '../internal/modal/ModalHeader';
import parts from '../internal/modal/ModalParts.module.css';
import { ModalSurface } from '../internal/modal/ModalSurface';
import type { ModalProps } from '../internal/modal/modalProps';
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
  children: ReactNode;
  /** Buttons at the bottom, always visible. */
  actions?: ReactNode;
  /**
   * `bottom` as high as its content, `end` the whole height at the end of the reading direction.
   * Default `bottom`.
   */
  side?: 'bottom' | 'end';
  initialFocus?: RefObject<HTMLElement | null>;
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
    onClose,
    ...rest
  } = props;
  const ids = useIds('title');
  // In physical directions, as MUI has them.
  const sideways = useDirection() === 'rtl' ? 'right' : 'left';
  return (
    <ModalSurface
      {...rest}
      onClose={onClose}
      aria-labelledby={ids.title}
      slide={side === 'bottom' ? 'up' : sideways}
      layerClassName={cx(styles.layer, styles[`${side}Layer`])}
      className={cx(styles.sheet, styles[side], className)}
    >
      <ModalHeader
        titleId={ids.title}
        title={title}
        closeLabel={closeLabel}
        onClose={() => onClose('button')}
      />
      <div className={parts.body}>{children}</div>
      {actions && <div className={parts.footer}>{actions}</div>}
    </ModalSurface>
  );
}
