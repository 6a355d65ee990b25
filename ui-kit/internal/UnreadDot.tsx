import type { ReactNode } from 'react';
import styles from './UnreadDot.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * The red dot on a link, and a text with its meaning. Placed in the corner of a positioned parent.
 */
export function UnreadDot({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}
