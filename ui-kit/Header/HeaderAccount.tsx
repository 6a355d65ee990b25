'use client';

import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import type { LinkComponent } from '../internal/linkComponent';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import styles from './HeaderAccount.module.css';
import { HeaderDisclosure } from './HeaderDisclosure';
import type { HeaderAccountContent, HeaderLabels } from './headerTypes';

/** Props of {@link HeaderAccount}. */
export interface HeaderAccountProps extends HeaderAccountContent {
  labels: HeaderLabels;
  linkComponent: LinkComponent;
  /** Below the link: sign out. */
  actions: ReactNode;
}

/** Who is signed in: a menu where there is room for one, else a link to the account. */
export function HeaderAccount(props: HeaderAccountProps) {
  const { person, href, linkText, labels, linkComponent: Link, actions } = props;
  return (
    <>
      <Link href={href} className={styles.link}>
        {person}
      </Link>
      <HeaderDisclosure
        classNames={{ root: styles.menu, button: styles.button, panel: styles.panel }}
        summary={
          <>
            {person}
            <VisuallyHidden>{labels.menu}</VisuallyHidden>
            <Icon name="chevron-down" size="small" />
          </>
        }
      >
        <Link href={href} className={styles.row}>
          {linkText}
        </Link>
        {actions}
      </HeaderDisclosure>
    </>
  );
}
