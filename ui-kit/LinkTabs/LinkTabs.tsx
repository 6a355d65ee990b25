'use client';

import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
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
  const row = useRef<HTMLUListElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is to be in sight
  useEffect(() => {
    if (row.current) showCurrent(row.current);
  }, [current]);
  return (
    <nav aria-label={label} {...rest} className={cx(styles.nav, className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off */}
      <ul ref={row} role="list" className={styles.tabs}>
        {tabs.map(({ label: text, href, current = false, count }) => (
          <li key={href}>
            <Link href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
              <span>{text}</span>
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row, and nothing else, until the current tab is in the middle of it. */
function showCurrent(row: HTMLUListElement): void {
  const tab = row.querySelector<HTMLElement>('[aria-current="page"]');
  if (!tab) return;
  const place = tab.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  if (place.left >= box.left && place.right <= box.right) return;
  const middle = (place.left + place.right - box.left - box.right) / 2;
  row.scrollLeft += middle;
}
