import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import { drawing } from '../internal/sprite/drawing';
import type { WorkFieldIconName } from '../internal/sprite/workFieldShapes';
import styles from './WorkFieldIcon.module.css';

/** Props of {@link WorkFieldIcon}; the rest goes to the `svg`. */
export interface WorkFieldIconProps
  extends Omit<ComponentPropsWithRef<'svg'>, 'name' | 'children'> {
  /** The group, as the vocabulary's `iconId` names it. */
  name: WorkFieldIconName;
  /** 32, 40 or 56 px at the usual text size. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
}

/** The duotone icon of a group of work fields. Always decorative: the group's name is beside it. */
export function WorkFieldIcon({ name, size = 'medium', className, ...rest }: WorkFieldIconProps) {
  return (
    <svg
      {...rest}
      {...drawing(`field-${name}`)}
      className={cx(styles.icon, styles[size], className)}
      aria-hidden="true"
      focusable="false"
    />
  );
}
