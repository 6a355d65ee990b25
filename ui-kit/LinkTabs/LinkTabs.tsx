import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import type { WithOlderName } from '../internal/items';
import type { WithLinkComponent } from '../internal/linkComponent';
import styles from './LinkTabs.module.css';

/** One view with its own address. */
export interface LinkTab {
  label: string;
  href: string;
  current?: boolean;
  /** How many items it has. */
  count?: number;
}

/** Props of {@link LinkTabs}; the rest goes to the `nav`. */
export interface LinkTabsProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'>,
    WithLinkComponent {
  /** The name of the landmark: "Ansökningar efter läge". */
  label: string;
  /** The pages, in order; the one that is open is marked as current. */
  items: readonly LinkTab[];
}

/** Links between the views of one list. They look like tabs and are links: each has an address. */
export function LinkTabs(props: WithOlderName<LinkTabsProps, 'tabs'>) {
  const { label, items, tabs = items ?? [], linkComponent: Link = 'a', className, ...rest } = props;
  return (
    <nav aria-label={label} {...rest} className={cx(styles.nav, className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off */}
      <ul role="list" className={styles.tabs}>
        {tabs.map(({ label: text, href, current = false, count }) => (
          <li key={href}>
            <Link href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
              {text}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
