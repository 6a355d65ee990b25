import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import styles from './Logo.module.css';

/** Props of {@link Logo}; the rest goes to the `svg`. */
export interface LogoProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The whole word, or only the V when space is short. Default `wordmark`. */
  variant?: 'wordmark' | 'mark';
  /** The name for screen readers; leave it out when the link around the logo is named. */
  label?: string;
}

/**
 * The V shows a valley with the sun rising between its slopes, and a person with raised arms. The
 * word has the colour of the text around it.
 */
export function Logo({ variant = 'wordmark', label, className, ...rest }: LogoProps) {
  return (
    <svg
      {...rest}
      viewBox={variant === 'mark' ? '0 0 36 40' : '0 0 124 40'}
      className={cx(styles.logo, className)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <circle className={styles.sun} cx="18" cy="10.5" r="5.5" />
      <g className={styles.lines}>
        <path d="M4.5 9.5L18 34.5l13.5-25" />
        {variant === 'wordmark' && (
          <path d="M43 17.5v17M54 6v28.5M66.5 17.5L55 27.2M59.3 24l7.7 10.5M90 17.5v17M90 26a8.25 8.25 0 1 1-16.5 0 8.25 8.25 0 0 1 16.5 0zM101 34.5v-17M101 25.5c0-5 3.2-8 8.5-8M118.5 17.5v17" />
        )}
      </g>
      {variant === 'wordmark' && (
        <g className={styles.dots}>
          <circle cx="43" cy="9" r="3" />
          <circle cx="118.5" cy="9" r="3" />
        </g>
      )}
    </svg>
  );
}
