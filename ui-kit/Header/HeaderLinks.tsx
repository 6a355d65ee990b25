import type { LinkComponent } from '../internal/linkComponent';
import { UnreadDot } from '../internal/UnreadDot';
import styles from './Header.module.css';
import type { HeaderLink } from './headerTypes';

/** Props of {@link HeaderLinks}. */
export interface HeaderLinksProps {
  links: readonly HeaderLink[];
  linkComponent: LinkComponent;
}

/** The links as a list; a row or a column is the parent's choice. */
export function HeaderLinks({ links, linkComponent: Link }: HeaderLinksProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off
    <ul role="list" className={styles.links}>
      {links.map(({ label, href, current = false, unread }) => (
        <li key={href}>
          <Link href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
            <span className={styles.linkText}>
              {label}
              {unread !== undefined && <UnreadDot>{unread}</UnreadDot>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
