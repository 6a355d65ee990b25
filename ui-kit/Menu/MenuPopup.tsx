'use client';

import MuiMenu from '@mui/material/Menu';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import type { LinkComponent } from '../internal/linkComponent';
import { layerHost } from '../internal/modal/layerHost';
import { useScrollLock } from '../internal/modal/scrollLock';
import { useHiddenPage } from '../internal/modal/useHiddenPage';
import type { SlotProps } from '../internal/slot';
import { MuiScope } from '../MuiScope';
import styles from './Menu.module.css';
import { type MenuEntry, MenuRow } from './MenuRow';

/** Props of {@link MenuPopup}. */
export interface MenuPopupProps {
  open: boolean;
  onClose: () => void;
  /** The button that it opens at. */
  anchorEl: () => HTMLElement | null;
  align: 'start' | 'end';
  /** Id of the list. */
  menuId: string;
  /** Id of the button, which names it. */
  labelId: string;
  items: readonly MenuEntry[];
  /** The last row gets the focus on opening, instead of the first. */
  fromLast: boolean;
  linkComponent: LinkComponent | undefined;
  /** Of the surface that the list is on. */
  surface: ComponentPropsWithRef<'div'>;
  /** Of the list. */
  list: SlotProps<'ul'> | undefined;
}

/** The list of a menu, in MUI's popover. */
export function MenuPopup(props: MenuPopupProps) {
  const { open, onClose, anchorEl, align, menuId, labelId, items, fromLast, linkComponent } = props;
  const { surface, list } = props;
  useScrollLock(open);
  useHiddenPage(open);
  const horizontal = align === 'start' ? 'left' : 'right';
  return (
    <MuiScope>
      <MuiMenu
        open={open}
        onClose={onClose}
        container={() => layerHost()}
        // Ours is released later.
        disableScrollLock
        // MUI focuses the first; when the last should have the focus, its row takes it.
        autoFocus={!fromLast}
        anchorEl={anchorEl}
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: 'top', horizontal }}
        slotProps={{
          list: {
            ...list,
            id: menuId,
            'aria-labelledby': labelId,
            // An action that is not possible now is focusable, so that a screen reader announces it.
            disabledItemsFocusable: true,
          },
          paper: { ...surface, className: cx(styles.paper, surface.className) },
        }}
      >
        {items.map((item, index) => (
          <MenuRow
            key={item.id}
            item={item}
            startsHere={fromLast && index === items.length - 1}
            linkComponent={linkComponent}
            onDone={onClose}
          />
        ))}
      </MuiMenu>
    </MuiScope>
  );
}
