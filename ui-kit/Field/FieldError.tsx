import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './Field.module.css';

/** The error of a field. It is there before the error comes, so that its coming is said. */
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
