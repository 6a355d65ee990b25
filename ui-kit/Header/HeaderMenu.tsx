'use client';

import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Text } from '../internal/Text';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { HeaderDisclosure } from './HeaderDisclosure';
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

/** The menu of small windows. */
export function HeaderMenu(props: HeaderMenuProps) {
  const { labels, links, linkComponent, actions, utilities } = props;
  return (
    <HeaderDisclosure
      styles={styles}
      summary={
        <>
          <span className={styles.icons}>
            <Icon name="menu" />
            <Icon name="close" />
          </span>
          <VisuallyHidden>{labels.menu}</VisuallyHidden>
        </>
      }
    >
      <nav aria-label={labels.nav}>
        <HeaderLinks links={links} linkComponent={linkComponent} layout="column" />
      </nav>
      <div className={styles.end}>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        <Text>{utilities}</Text>
      </div>
    </HeaderDisclosure>
  );
}
