import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import type { IconElement } from '../internal/iconElement';
import { Text } from '../internal/Text';
import type { ColorFamily } from '../theme/colorRoles';
import styles from './Badge.module.css';

/** Props of {@link Badge}; the rest goes to the root. */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The colour family whose meaning it has; the text says it too. */
  tone?: ColorFamily;
  /** `subtle` in lists; `solid` for one that must be noticed. */
  emphasis?: 'subtle' | 'solid';
  /** Before the text; decorative. */
  icon?: IconElement;
}

/** A short label for the thing beside it: "Jour", "Ny", "Stänger i dag". Not pressable. */
export function Badge(props: BadgeProps) {
  const { tone = 'neutral', emphasis = 'subtle', icon, className, children, ...rest } = props;
  return (
    <span {...rest} className={cx(styles.badge, styles[tone], styles[emphasis], className)}>
      <Text>{icon}</Text>
      <Text>{children}</Text>
    </span>
  );
}
