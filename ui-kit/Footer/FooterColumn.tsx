import { useId, useState } from 'react';
import { Icon } from '../Icon';
import type { LinkComponent } from '../internal/linkComponent';
import styles from './Footer.module.css';

/** One link. */
export interface FooterLink {
  label: string;
  href: string;
}

/** Links on one subject. */
export interface FooterColumnContent {
  title: string;
  links: readonly FooterLink[];
}

/**
 * A heading and its links. On a phone the heading is a button that expands them; without scripts
 * they are always open. CSS shows one of the two headings.
 */
export function FooterColumn({
  title,
  links,
  linkComponent: Link,
}: FooterColumnContent & { linkComponent: LinkComponent }) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <div className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <h2 className={styles.foldTitle}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon name="chevron-down" size="small" className={styles.chevron} />
        </button>
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off */}
      <ul role="list" id={listId} className={styles.list} data-open={open}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
