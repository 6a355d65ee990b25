import { cx } from '../internal/cx';
import type { IconElement } from '../internal/iconElement';
import type { OneOf } from '../internal/oneOf';
import styles from './Button.module.css';

/**
 * `primary` for the main action, `secondary` beside it, `quiet` in rows and cards, `danger` for
 * what cannot be undone, `accent` for the call to action on a dark background.
 */
export type ButtonVariant = OneOf<['primary', 'secondary', 'quiet', 'danger', 'accent']>;
/** `small` in dense rows (still 44 px on touch screens), `large` for a form's last step. */
export type ButtonSize = OneOf<['small', 'medium', 'large']>;

/** How a button looks, whether it is a `button` or a link. */
export interface ButtonLook {
  /** Its weight among the actions. Default `primary`. */
  variant?: ButtonVariant;
  /** Its height and text. Default `medium`. */
  size?: ButtonSize;
  /** As wide as its container. */
  fullWidth?: boolean;
  /** A decorative icon before the text. */
  startIcon?: IconElement;
  /** A decorative icon after the text. */
  endIcon?: IconElement;
}

/** The class names of a variant; the caller's own come last. */
export function buttonClass(
  { variant = 'primary', size = 'medium', fullWidth = false }: ButtonLook,
  className: string | undefined,
): string {
  return cx(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className);
}
