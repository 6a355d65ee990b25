import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import styles from './Header.module.css';
import { HeaderLinks, type HeaderLinksProps } from './HeaderLinks';
import type { HeaderLabels } from './headerTypes';

/** Props of {@link HeaderMenu}. */
export interface HeaderMenuProps extends HeaderLinksProps {
  labels: HeaderLabels;
  children: ReactNode;
}

/**
 * The menu of small windows: the browser's own disclosure, so that it opens before any script has
 * come. Escape, a press outside and a chosen link close it.
 */
export function HeaderMenu({ labels, links, linkComponent, children }: HeaderMenuProps) {
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

  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.menuButton}>
        <span className={styles.menuIcons}>
          <Icon name="menu" />
          <Icon name="close" />
        </span>
        <VisuallyHidden>{labels.menu}</VisuallyHidden>
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: catches what its links and buttons already do, by pointer and keys alike */}
      <div className={styles.panel} onClick={handleClick}>
        <nav aria-label={labels.nav}>
          <HeaderLinks links={links} linkComponent={linkComponent} />
        </nav>
        <div className={styles.panelEnd}>{children}</div>
      </div>
    </details>
  );
}
