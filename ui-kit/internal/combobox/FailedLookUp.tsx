'use client';

import { Button } from '../../Button';
import styles from './FailedLookUp.module.css';

interface FailedLookUpProps {
  /** Whether the look-up failed; its element is there before its text. */
  isFailed: boolean;
  /** "Det gick inte att hämta förslag.", and the button's "Försök igen". */
  labels: { failed: string; retry: string };
  onRetry: () => void;
}

/** That a look-up failed, and the button to do it again: below the list, so that Tab reaches it. */
export function FailedLookUp({ isFailed, labels, onRetry }: FailedLookUpProps) {
  return (
    <div role="status" className={styles.failed}>
      {isFailed && <span>{labels.failed}</span>}
      {isFailed && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
    </div>
  );
}
