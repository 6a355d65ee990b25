'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { cx } from '../internal/cx';
import type { IconElement } from '../internal/iconElement';
import type { OneOf } from '../internal/oneOf';
import { Text } from '../internal/Text';
import { useControlled } from '../internal/useControlled';
import { readKit } from '../KitProvider/readKit';
import styles from './Banner.module.css';

/**
 * `night` for the app, `accent` for a statement about the site (a demonstration), `info` for news.
 */
export type BannerTone = OneOf<['night', 'accent', 'info']>;

/** Props of {@link Banner}; the rest goes to the root. */
export interface BannerProps
  extends Omit<ComponentPropsWithRef<'section'>, 'aria-label' | 'children'> {
  /** The name of the landmark: "Vikaris app". */
  label: string;
  /** Its colours, by what it is about. Default `info`. */
  tone?: BannerTone;
  /** A decorative icon. */
  icon?: IconElement;
  /** One or two short sentences. */
  children: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  /**
   * Names the closing button: "Stäng". Without it the banner stays, but for one with `onDismiss`
   * under a KitProvider, which names it.
   */
  dismissLabel?: string;
  /** Whether it is shown, when the parent controls it. */
  open?: boolean;
  /** Called when it is closed; store this, so that it is not shown again at once. */
  onDismiss?: () => void;
}

/** A bar at the top of the page: about the product, not about the page's content. */
export function Banner(props: BannerProps) {
  const { label, tone = 'info', icon, action, open, onDismiss, ...own } = props;
  const closable = onDismiss && readKit().texts?.banner.dismissLabel;
  const { dismissLabel = closable, className, children, ...rest } = own;
  const [isOpen, setOpen] = useControlled(open, true, onDismiss);
  if (!isOpen) return null;
  return (
    <section
      data-surface={tone === 'night' ? 'night' : undefined}
      {...rest}
      aria-label={label}
      className={cx(styles.banner, styles[tone], className)}
    >
      <div className={styles.inner}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <div className={styles.content}>
          <div className={styles.text}>{children}</div>
          <Text>{action}</Text>
        </div>
        {dismissLabel !== undefined && (
          <IconButton
            label={dismissLabel}
            icon={<Icon name="close" />}
            size="small"
            onClick={() => setOpen(false)}
          />
        )}
      </div>
    </section>
  );
}
