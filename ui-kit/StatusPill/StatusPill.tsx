import type { ComponentPropsWithRef } from 'react';
import { Badge } from '../Badge';
import { cx } from '../internal/cx';
import type { ColorFamily } from '../theme/colorRoles';
import { STATUS_ROLES, type StatusRole } from '../theme/statusRoles';
import styles from './StatusPill.module.css';

/** Props of {@link StatusPill}; the rest goes to the root. */
export interface StatusPillProps extends ComponentPropsWithRef<'span'> {
  /** An application's status; the theme gives its colour. */
  status?: StatusRole;
  /** The colour's meaning, for a status that is not an application's. */
  tone?: ColorFamily;
}

/** A status as text, with the colour of its meaning: a Badge with a dot. */
export function StatusPill({ status, tone = 'neutral', className, ...rest }: StatusPillProps) {
  return (
    <Badge
      {...rest}
      tone={status === undefined ? tone : STATUS_ROLES[status]}
      icon={<span className={styles.dot} aria-hidden="true" />}
      className={cx(styles.pill, className)}
    />
  );
}
