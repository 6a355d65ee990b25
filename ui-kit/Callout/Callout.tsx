import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon';
import { cx } from '../internal/cx';
import type { HeadingLevel } from '../internal/heading';
import type { OneOf } from '../internal/oneOf';
import { Text } from '../internal/Text';
import styles from './Callout.module.css';

/** What the callout means. */
export type CalloutTone = OneOf<['neutral', 'info', 'success', 'warning', 'danger', 'accent']>;

const ICONS = {
  neutral: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
  accent: 'sunrise',
} as const satisfies Record<CalloutTone, IconName>;

/** Props of {@link Callout}; the rest goes to the root. */
export interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Its colours and its icon, by what it means. Default `info`. */
  tone?: CalloutTone;
  /** A short heading; optional. */
  title?: string;
  /** The level of its heading. Default 3. */
  headingLevel?: HeadingLevel;
  /** One or two buttons or links. */
  actions?: ReactNode;
}

/**
 * A note about the content beside it. It is read in document order: give it `role="status"` or
 * `role="alert"` only when it appears as a response to something.
 */
export function Callout(props: CalloutProps) {
  const { tone = 'info', title, headingLevel = 3, actions, className, children, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={cx(styles.callout, styles[tone], className)}>
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.content}>
        {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
        <Text>{children}</Text>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
