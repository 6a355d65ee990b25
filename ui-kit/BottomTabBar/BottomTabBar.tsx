import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { WithLinkComponent } from '../internal/linkComponent';
import { UnreadDot } from '../internal/UnreadDot';
import styles from './BottomTabBar.module.css';

/** One tab: a place to go. */
export interface BottomTab {
  label: string;
  href: string;
  /** A decorative icon. */
  icon: ReactNode;
  /** True on the page it leads to. */
  current?: boolean;
  /** What the red dot says: "2 olästa meddelanden". No text, no dot. */
  unread?: string | undefined;
}

/** Props of {@link BottomTabBar}; the rest goes to the `nav`. */
export interface BottomTabBarProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'>,
    WithLinkComponent {
  /** The name of the landmark: "Genvägar". */
  label: string;
  /** Three to five. */
  tabs: readonly BottomTab[];
}

/**
 * The signed-in person's places at the thumb, on phones only; from 768 px on it is gone. It lies
 * over the page: leave room for it with `padding-block-end: var(--vk-bottom-tab-bar-size)`.
 */
export function BottomTabBar(props: BottomTabBarProps) {
  const { label, tabs, linkComponent: Link = 'a', className, ...rest } = props;
  return (
    <nav aria-label={label} {...rest} className={cx(styles.bar, className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off */}
      <ul role="list" className={styles.tabs}>
        {tabs.map(({ label: text, href, icon, current = false, unread }) => (
          <li key={href}>
            <Link href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
              <span>{text}</span>
              {/* Over the text by CSS, so that the dot's words come after the name. */}
              <span className={styles.icon}>
                {icon}
                {unread !== undefined && <UnreadDot>{unread}</UnreadDot>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
