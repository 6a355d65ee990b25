'use client';

import MuiPopover from '@mui/material/Popover';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { cx } from '../internal/cx';
import { layerHost } from '../internal/modal/layerHost';
import { useScrollLock } from '../internal/modal/scrollLock';
import { useHiddenPage } from '../internal/modal/useHiddenPage';
import { MuiScope } from '../MuiScope';
import styles from './Popover.module.css';

/** Props of {@link PopoverSurface}. */
export interface PopoverSurfaceProps {
  open: boolean;
  onClose: () => void;
  /** The button that it opens at. */
  anchorEl: () => HTMLElement | null;
  align: 'start' | 'end';
  titleId: string;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Of the surface. */
  surface: ComponentPropsWithRef<'div'>;
}

/** The surface of a popover, in MUI's: a dialog that keeps the focus until it is closed. */
export function PopoverSurface(props: PopoverSurfaceProps) {
  const { open, onClose, anchorEl, align, titleId, title, closeLabel, children, surface } = props;
  useScrollLock(open);
  useHiddenPage(open);
  const horizontal = align === 'start' ? 'left' : 'right';
  return (
    <MuiScope>
      <MuiPopover
        open={open}
        onClose={onClose}
        container={() => layerHost()}
        // Ours is released later.
        disableScrollLock
        anchorEl={anchorEl}
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: 'top', horizontal }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            ...surface,
            className: cx(styles.paper, surface.className),
          },
        }}
      >
        <div className={styles.head}>
          <div id={titleId} className={styles.title}>
            {title}
          </div>
          <IconButton
            size="small"
            label={closeLabel}
            icon={<Icon name="close" />}
            onClick={onClose}
          />
        </div>
        <div className={styles.body}>{children}</div>
      </MuiPopover>
    </MuiScope>
  );
}
