import MuiMenu from '@mui/material/Menu';
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import type { WithLinkComponent } from '../internal/linkComponent';
import { useHydrated } from '../internal/useHydrated';
import { useIds } from '../internal/useIds';
import { MuiScope } from '../MuiScope';
import styles from './Menu.module.css';
import { type MenuEntry, MenuRow } from './MenuRow';

/** The props of the element that opens the menu. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Props of {@link Menu}. */
export interface MenuProps extends WithLinkComponent {
  /** Renders the button that opens it; spread the props on it. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly MenuEntry[];
  /** Which edge of the button the menu is aligned with. Default `start`. */
  align?: 'start' | 'end';
}

/** Actions on one thing, behind a button. Arrows, Home, End, letters and Escape work in it. */
export function Menu({ trigger, items, align = 'start', linkComponent }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [fromLast, setFromLast] = useState(false);
  const ids = useIds('button', 'menu');
  // MUI's closed menu asks for the document, which the server has not
  const hydrated = useHydrated();
  const close = () => setOpen(false);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setFromLast(event.key === 'ArrowUp');
    setOpen(true);
  }

  function handleClick() {
    setFromLast(false);
    setOpen(!open);
  }

  return (
    <>
      {trigger({
        ref: button,
        id: ids.button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? ids.menu : undefined,
        onClick: handleClick,
        onKeyDown: handleKeyDown,
      })}
      {hydrated && (
        <MuiScope>
          <MuiMenu
            open={open}
            onClose={close}
            // MUI focuses the first; when the last should have the focus, its row takes it.
            autoFocus={!fromLast}
            anchorEl={() => button.current}
            anchorOrigin={{ vertical: 'bottom', horizontal: align === 'start' ? 'left' : 'right' }}
            transformOrigin={{ vertical: 'top', horizontal: align === 'start' ? 'left' : 'right' }}
            slotProps={{
              list: {
                id: ids.menu,
                'aria-labelledby': ids.button,
                // An action that is not possible now is focusable, so that a screen reader announces
                // it.
                disabledItemsFocusable: true,
              },
              paper: { className: styles.paper },
            }}
          >
            {items.map((item, index) => (
              <MenuRow
                key={item.id}
                item={item}
                startsHere={fromLast && index === items.length - 1}
                linkComponent={linkComponent}
                onDone={close}
              />
            ))}
          </MuiMenu>
        </MuiScope>
      )}
    </>
  );
}
