'use client';

import { type ComponentPropsWithRef, useMemo } from 'react';
import { joinEndBars } from '../EndBar/endBars';
import { cx } from '../internal/cx';
import type { IconElement } from '../internal/iconElement';
import type { WithLinkComponent } from '../internal/linkComponent';
import { mergeRefs } from '../internal/mergeRefs';
import { Text } from '../internal/Text';
import { UnreadDot } from '../internal/UnreadDot';
import styles from './BottomTabBar.module.css';

/** One tab: a link. */
export interface BottomTab {
  label: string;
  href: string;
  /** A decorative icon. */
  icon: IconElement;
  /** True on the page it leads to. */
  current?: boolean;
  /** What the red dot means: "2 olästa meddelanden". Without a text there is no dot. */
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
 * The signed-in user's navigation at the bottom of a phone; hidden from 768 px. It covers the page:
 * leave space for it with `padding-block-end: var(--vk-end-fixed, var(--vk-bottom-tab-bar-size))`. In a
 * window too low for it and other bars (`EndBar`) it is a part of the page.
 */
export function BottomTabBar(props: BottomTabBarProps) {
  const { label, tabs, linkComponent: Link = 'a', className, ref, ...rest } = props;
  const joined = useMemo(() => mergeRefs(ref, joinEndBars('tabs')), [ref]);
  return (
    <nav aria-label={label} {...rest} ref={joined} className={cx(styles.bar, className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off */}
      <ul role="list" className={styles.tabs}>
        {tabs.map(({ label: text, href, icon, current = false, unread }) => (
          <li key={href}>
            <Link href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
              <span>{text}</span>
              {/* Placed above the text by CSS, so that the dot's meaning comes after the name. */}
              <span className={styles.icon}>
                <Text>{icon}</Text>
                {unread !== undefined && <UnreadDot>{unread}</UnreadDot>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
