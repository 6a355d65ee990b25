import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { OneOf } from '../internal/oneOf';
import styles from './PresenceDot.module.css';

/** Whether someone is there: now, a moment ago, or not. */
export type PresenceStatus = OneOf<['online', 'away', 'offline']>;

/** Props of {@link PresenceDot}; the rest goes to the root. */
export interface PresenceDotProps extends ComponentPropsWithRef<'span'> {
  /** The shape and the colour of the dot. */
  status: PresenceStatus;
  /** What the dot means: "Online", "Borta en stund", "Senast här i går". */
  children: ReactNode;
  /** The text is only for screen readers; for a dot in a picture's corner. */
  textHidden?: boolean;
}

/** Whether someone is there: a full, a half or an empty dot, and a text. */
export function PresenceDot(props: PresenceDotProps) {
  const { status, textHidden = false, className, children, ...rest } = props;
  return (
    <span {...rest} className={cx(styles.presence, className)}>
      <span aria-hidden="true" className={cx(styles.dot, styles[status])} />
      <span className={textHidden ? 'vk-visually-hidden' : undefined}>{children}</span>
    </span>
  );
}
