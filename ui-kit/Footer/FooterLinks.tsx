'use client';

import type { MouseEventHandler } from 'react';
import type { LinkComponent } from '../internal/linkComponent';
import styles from './Footer.module.css';

/** One link. */
export interface FooterLink {
  label: string;
  href: string;
  /** For a link that opens something over the page where scripts run, and so prevents its default. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

interface FooterLinksProps {
  links: readonly FooterLink[];
  linkComponent: LinkComponent;
  className: string | undefined;
}

/** A list of links. */
export function FooterLinks({ links, linkComponent: Link, className }: FooterLinksProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off
    <ul role="list" className={className}>
      {links.map(({ label, href, onClick }) => (
        <li key={href}>
          <Link href={href} onClick={onClick} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
