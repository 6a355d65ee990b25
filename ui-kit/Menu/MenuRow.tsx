'use client';

import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { IconElement } from '../internal/iconElement';
import type { LinkComponent } from '../internal/linkComponent';
import { Text } from '../internal/Text';
import styles from './Menu.module.css';

/** One action or link. */
export interface MenuEntry {
  id: string;
  label: ReactNode;
  /** Decorative, before the label. */
  icon?: IconElement;
  /** An address makes it a link. */
  href?: string;
  /** Called when it is chosen; the menu closes first. */
  onSelect?: () => void;
  disabled?: boolean;
  /** Destructive; placed last. */
  destructive?: boolean;
  /** A line above it: the start of another group of actions. */
  divided?: boolean;
}

interface MenuRowProps extends Omit<MenuItemProps, 'onSelect'> {
  item: MenuEntry;
  /** It gets the focus on opening, instead of the first. */
  startsHere: boolean;
  linkComponent: LinkComponent | undefined;
  onDone: () => void;
}

/**
 * A row of the menu. The props that MUI's list gives its children (focus, selection) go to the
 * item.
 */
export function MenuRow({ item, startsHere, linkComponent, onDone, ...given }: MenuRowProps) {
  const { label, icon, href, onSelect, disabled, destructive, divided } = item;
  const link = href === undefined ? {} : { component: linkComponent ?? 'a', href };

  function handleClick() {
    onDone();
    onSelect?.();
  }

  // Space chooses an item of a menu as Enter does; in a browser's link it would scroll the page.
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    given.onKeyDown?.(event as KeyboardEvent<HTMLLIElement>);
    if (href === undefined || event.key !== ' ') return;
    event.preventDefault();
    if (!disabled) event.currentTarget.click();
  }

  return (
    <MenuItem
      {...given}
      {...link}
      onKeyDown={handleKeyDown}
      autoFocus={startsHere}
      disabled={disabled}
      onClick={handleClick}
      className={cx(styles.item, destructive && styles.destructive, divided && styles.divided)}
    >
      <Text>{icon}</Text>
      <span>{label}</span>
    </MenuItem>
  );
}
