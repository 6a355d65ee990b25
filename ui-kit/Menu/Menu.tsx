'use client';

import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from 'react';
import { useLatePart } from '../internal/latePart';
import type { WithLinkComponent } from '../internal/linkComponent';
import type { OpenProps } from '../internal/openProps';
import type { SlotProps } from '../internal/slot';
import { Text } from '../internal/Text';
import { useControlled } from '../internal/useControlled';
import { useIds } from '../internal/useIds';
import type { MenuEntry } from './MenuRow';
import { popupPart } from './popupPart';

/** The props of the element that opens the menu. */
export interface MenuTriggerProps {
  /** The menu opens beside its element, which gets the focus back. */
  ref: Ref<HTMLButtonElement>;
  /** Names the menu. */
  id: string;
  /** Says that it opens a menu. */
  'aria-haspopup': 'menu';
  /** Whether the menu is open. */
  'aria-expanded': boolean;
  /** The id of the open menu; undefined while it is closed. */
  'aria-controls': string | undefined;
  /** Opens and closes the menu. */
  onClick: () => void;
  /** Arrow down and Arrow up open the menu. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Props of {@link Menu}; the rest, `ref` and `className` go to the menu's surface. */
export interface MenuProps
  extends WithLinkComponent,
    OpenProps,
    Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Renders the button that opens it; spread the props on it. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** The actions and links, in order. */
  items: readonly MenuEntry[];
  /** Which edge of the button the menu is aligned with. Default `start`. */
  align?: 'start' | 'end';
  /** Attributes, classes and refs of the parts inside. */
  slotProps?: {
    /** Of the element with the role `menu`. */
    list?: SlotProps<'ul'> | undefined;
  };
}

/** Actions on one thing, behind a button. Arrows, Home, End, letters and Escape work in it. */
export function Menu(props: MenuProps) {
  const { trigger, items, align = 'start', linkComponent, slotProps, ...own } = props;
  const { open: ownersOpen, defaultOpen = false, onOpenChange, ...surface } = own;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useControlled(ownersOpen, defaultOpen, onOpenChange);
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
      <Text>
        {trigger({
          ref: button,
          id: ids.button,
          'aria-haspopup': 'menu',
          'aria-expanded': open,
          'aria-controls': open ? ids.menu : undefined,
          onClick: handleClick,
          onKeyDown: handleKeyDown,
        })}
      </Text>
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
          surface={surface}
          list={slotProps?.list}
        />
      )}
    </>
  );
}
