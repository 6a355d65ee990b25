import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import { drawing } from '../internal/sprite/drawing';
import type { IconName } from '../internal/sprite/iconShapes';
import styles from './Icon.module.css';

/** Props of {@link Icon}; the rest goes to the `svg`. */
export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name' | 'children'> {
  /** Which drawing. */
  name: IconName;
  /** 20, 24 or 32 px at the usual text size; `inherit` follows the text around it. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'inherit';
  /** What the icon means when no text beside it says so. Without it the icon is decorative. */
  label?: string;
}

/** Directions that turn with the direction of reading. */
const MIRRORED: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'external',
  'list',
  'logout',
  'send',
]);

/** An icon of the family, in the colour of the text around it, drawn from one cached sprite. */
export function Icon({ name, size = 'medium', label, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      {...drawing(`icon-${name}`)}
      className={cx(styles.icon, styles[size], MIRRORED.has(name) && styles.mirrored, className)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    />
  );
}
