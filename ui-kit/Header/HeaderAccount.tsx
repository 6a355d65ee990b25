'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { WithLinkComponent } from '../internal/linkComponent';
import { Text } from '../internal/Text';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import styles from './HeaderAccount.module.css';
import { HeaderDisclosure } from './HeaderDisclosure';

/** Props of {@link HeaderAccount}; the rest goes to the `div`. */
export interface HeaderAccountProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    WithLinkComponent {
  /** Their picture and name. */
  person: ReactNode;
  /** Their account. */
  href: string;
  /** The account's link in the menu: "Profil". */
  linkText: string;
  /** "Meny", after the name. */
  menuLabel: string;
  /** Below the link: sign out. */
  actions?: ReactNode;
}

/** Who is signed in, in the header: a menu from 768 px on, else a link to the account. */
export function HeaderAccount(props: HeaderAccountProps) {
  const { person, href, linkText, menuLabel, actions, linkComponent: Link = 'a', ...own } = props;
  const { className, ...rest } = own;
  return (
    <div {...rest} className={cx(styles.account, className)}>
      <Link href={href} className={styles.link}>
        {person}
      </Link>
      <HeaderDisclosure
        styles={styles}
        summary={
          <>
            <Text>{person}</Text>
            <VisuallyHidden>{menuLabel}</VisuallyHidden>
            <Icon name="chevron-down" size="small" />
          </>
        }
      >
        <Link href={href} className={styles.row}>
          {linkText}
        </Link>
        <Text>{actions}</Text>
      </HeaderDisclosure>
    </div>
  );
}
