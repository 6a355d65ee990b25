import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { ColorFamily } from '../theme/colorRoles';
import styles from './Badge.module.css';

/** Props of {@link Badge}; the rest goes to the root. */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The family whose meaning it carries; the words carry it too. */
  tone?: ColorFamily;
  /** `subtle` in lists; `solid` for the one that must be seen. */
  emphasis?: 'subtle' | 'solid';
  /** A decorative icon before the text. */
  icon?: ReactNode;
}

/** A few words about the thing it stands on: "Jour", "Ny", "Stänger idag". Not pressable. */
export function Badge(props: BadgeProps) {
  const { tone = 'neutral', emphasis = 'subtle', icon, className, children, ...rest } = props;
  return (
    <span {...rest} className={cx(styles.badge, styles[tone], styles[emphasis], className)}>
      {icon}
      {children}
    </span>
  );
}
