'use client';

import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../Icon';
import { Text } from '../internal/Text';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { HeaderLinks, type HeaderLinksProps } from './HeaderLinks';
import styles from './HeaderMenu.module.css';
import type { HeaderLabels } from './headerTypes';

/** Props of {@link HeaderMenu}. */
export interface HeaderMenuProps extends Omit<HeaderLinksProps, 'layout'> {
  labels: HeaderLabels;
  /** Content that does not fit in the bar of a phone. */
  actions: ReactNode;
  utilities: ReactNode;
}

/**
 * The menu of small windows: a native disclosure, so that it opens before any script has loaded.
 * Escape, a press outside, a chosen link and a focus that leaves close it.
 */
export function HeaderMenu(props: HeaderMenuProps) {
  const { labels, links, linkComponent, actions, utilities } = props;
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function close(returnFocus: boolean) {
      const details = menu.current;
      if (details === null || !details.open) return;
      details.open = false;
      if (returnFocus) details.querySelector('summary')?.focus();
    }
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') close(true);
    }
    function handlePointerDown({ target }: PointerEvent) {
      if (target instanceof Node && menu.current?.contains(target) === false) close(false);
    }
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', handlePointerDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerdown', handlePointerDown);
    };
  }, []);

  function handleClick({ target }: MouseEvent) {
    const chosen = target instanceof Element && target.closest('a, button') !== null;
    if (chosen && menu.current !== null) menu.current.open = false;
  }

  /** When open, it covers the next focusable elements. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
      currentTarget.open = false;
    }
  }

  return (
    <details ref={menu} className={styles.menu} onBlur={handleBlur}>
      <summary className={styles.button}>
        <span className={styles.icons}>
          <Icon name="menu" />
          <Icon name="close" />
        </span>
        <VisuallyHidden>{labels.menu}</VisuallyHidden>
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles presses of its links and buttons */}
      <div className={styles.panel} onClick={handleClick}>
        <nav aria-label={labels.nav}>
          <HeaderLinks links={links} linkComponent={linkComponent} layout="column" />
        </nav>
        <div className={styles.end}>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          <Text>{utilities}</Text>
        </div>
      </div>
    </details>
  );
}
