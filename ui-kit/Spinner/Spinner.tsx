import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import type { OneOf } from '../internal/oneOf';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import styles from './Spinner.module.css';

/** Its size. */
export type SpinnerSize = OneOf<['small', 'medium', 'large']>;

/** Props of {@link Spinner}; the rest goes to the root. */
export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is being loaded, for screen readers. Without it the spinner is decorative. */
  label?: string;
  /** `small` beside text, `medium` in a card, `large` on an empty page. */
  size?: SpinnerSize;
}

/** A spinner for a wait of one to ten seconds. It has the colour of the text around it. */
export function Spinner({ label, size = 'medium', className, ...rest }: SpinnerProps) {
  return (
    <span {...rest} className={cx(styles.spinner, styles[size], className)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="12" cy="12" r="9.5" />
        <path className={styles.arc} d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
