import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './Button.module.css';

/**
 * `primary` the one thing to do, `secondary` beside it, `quiet` in rows and cards, `danger` what
 * cannot be undone, `accent` the call to action on the night band.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent';
/** `small` in dense rows (44 px under a finger all the same), `large` for a form's last step. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** How a button looks, whether it is a `button` or a link. */
export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  fullWidth?: boolean;
  /** A decorative icon before the text. */
  startIcon?: ReactNode;
  /** A decorative icon after the text. */
  endIcon?: ReactNode;
}

/** The class names of a look; the caller's own come last. */
export function buttonClass(
  { variant = 'primary', size = 'medium', fullWidth = false }: ButtonLook,
  className: string | undefined,
): string {
  return cx(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className);
}
