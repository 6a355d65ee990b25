import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon';
import { cx } from '../internal/cx';
import type { ColorFamily } from '../theme/colorRoles';
import styles from './StatusLine.module.css';

/** Props of {@link StatusLine}; the rest goes to the `p`. */
export interface StatusLineProps extends ComponentPropsWithRef<'p'> {
  /** The meaning of the icon's colour. */
  tone: ColorFamily;
  /** Another shape for each meaning: the colour alone says nothing. */
  icon: IconName;
  /** Default `medium`; `large` where the line is what its section says. */
  size?: 'small' | 'medium' | 'large';
}

/** One sentence about how something stands, with an icon of its meaning. */
export function StatusLine(props: StatusLineProps) {
  const { tone, icon, size = 'medium', className, children, ...rest } = props;
  return (
    <p {...rest} className={cx(styles.line, styles[tone], styles[size], className)}>
      <Icon name={icon} size={size === 'large' ? 'medium' : 'small'} className={styles.icon} />
      <span className={styles.text}>{children}</span>
    </p>
  );
}
