'use client';

import { type ReactNode, type RefObject, useCallback } from 'react';
import dialog from '../DateRangeField/DateRangeDialog.module.css';
import { placeSurface } from '../DateRangeField/placeSurface';
import { cx } from './cx';
import { ModalHeader } from './modal/ModalHeader';
import parts from './modal/ModalParts.module.css';
import { ModalSurface } from './modal/ModalSurface';
import type { PickedDialogProps } from './PickedField';
import { useIds } from './useIds';

interface PickedDialogFrameProps extends Pick<PickedDialogProps, 'open' | 'onClose' | 'anchor'> {
  labels: { title: string; close: string };
  /** Gets the focus when it opens. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Called with the surface when it has come, before the focus moves; the same function in every render. */
  onCome?: ((surface: HTMLDivElement) => void) | undefined;
  className?: string | undefined;
  bodyClassName: string | undefined;
  children: ReactNode;
}

/** What opens from the button of a `PickedField`: beside its box, closed by the keys that open it. */
export function PickedDialog(props: PickedDialogFrameProps) {
  const { open, onClose, anchor, labels, initialFocus, onCome, className, bodyClassName } = props;
  const ids = useIds('title');
  // Each time that it opens, also while it still fades out
  const placed = useCallback(
    (surface: HTMLDivElement | null) => {
      if (surface === null || !open) return;
      onCome?.(surface);
      const box = anchor();
      if (box) placeSurface(surface, box);
    },
    [anchor, onCome, open],
  );
  return (
    <ModalSurface
      ref={placed}
      open={open}
      onClose={onClose}
      initialFocus={initialFocus}
      aria-labelledby={ids.title}
      layerClassName={cx(dialog.layer, dialog.anchored)}
      className={cx(dialog.dialog, dialog.oneMonth, className)}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowUp') onClose();
      }}
    >
      <ModalHeader
        titleId={ids.title}
        title={labels.title}
        closeLabel={labels.close}
        onClose={onClose}
      />
      <div className={cx(parts.body, bodyClassName)}>{props.children}</div>
    </ModalSurface>
  );
}
