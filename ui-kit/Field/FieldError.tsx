import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './Field.module.css';

/** The error of a field. The element is there before the error, so that the error is announced. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.error} aria-live="polite">
      {children !== null && (
        <>
          <Icon name="error" size="small" />
          <span>{children}</span>
        </>
      )}
    </div>
  );
}
