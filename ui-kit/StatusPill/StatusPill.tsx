'use client';

import Chip from '@mui/material/Chip';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import { MuiScope } from '../MuiScope';
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

/** MUI's names of our colour families. */
const CHIP_COLOR = {
  neutral: 'default',
  brand: 'primary',
  accent: 'secondary',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const satisfies Record<ColorFamily, string>;

/** A status as text, with the colour of its meaning. */
export function StatusPill({
  status,
  tone = 'neutral',
  className,
  children,
  ...rest
}: StatusPillProps) {
  const family = status === undefined ? tone : STATUS_ROLES[status];
  return (
    <MuiScope>
      <Chip
        component="span"
        {...rest}
        size="small"
        clickable={false}
        color={CHIP_COLOR[family]}
        icon={<span className={styles.dot} aria-hidden="true" />}
        label={children}
        className={cx(styles[family], className)}
      />
    </MuiScope>
  );
}
