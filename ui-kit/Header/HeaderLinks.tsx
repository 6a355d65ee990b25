import type { LinkComponent } from '../internal/linkComponent';
import { UnreadDot } from '../internal/UnreadDot';
import styles from './HeaderLinks.module.css';
import type { HeaderLink } from './headerTypes';

/** Props of {@link HeaderLinks}. */
export interface HeaderLinksProps {
  links: readonly HeaderLink[];
  linkComponent: LinkComponent;
  /** Beside each other in the bar, or under each other in the menu. */
  layout: 'row' | 'column';
}

/** The links as a list. */
export function HeaderLinks({ links, linkComponent: Link, layout }: HeaderLinksProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off
    <ul role="list" className={styles[layout]}>
      {links.map(({ label, href, current = false, unread }) => (
        <li key={href}>
          <Link href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
            <span className={styles.text}>
              <span>{label}</span>
              {unread !== undefined && <UnreadDot>{unread}</UnreadDot>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
