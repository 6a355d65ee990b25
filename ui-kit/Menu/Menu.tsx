import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { useLatePart } from '../internal/latePart';
import type { WithLinkComponent } from '../internal/linkComponent';
import { useIds } from '../internal/useIds';
import type { MenuEntry } from './MenuRow';
import { popupPart } from './popupPart';

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
  const close = () => setOpen(false);
  const Popup = useLatePart(popupPart, { open, onFailed: close });

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
      {Popup !== null && (
        <Popup
          open={open}
          onClose={close}
          anchorEl={() => button.current}
          align={align}
          menuId={ids.menu}
          labelId={ids.button}
          items={items}
          fromLast={fromLast}
          linkComponent={linkComponent}
        />
      )}
    </>
  );
}
