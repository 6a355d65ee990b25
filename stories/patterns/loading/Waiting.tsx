import { Card } from '@vikari/ui-kit/Card';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { useTimePassed } from '../../../src/lib/useTimePassed';
import styles from '../parts/pattern.module.css';

/** Below this a loading sign would only flash, ms. */
const SPINNER_AFTER = 400;

/** Loading content of an unknown shape: nothing at first, then a spinner. */
export function DelayedSpinner({ label }: { label: string }) {
  const late = useTimePassed(SPINNER_AFTER);
  return (
    <p role="status" className={styles.row}>
      {late && (
        <>
          <Spinner />
          {label}
        </>
      )}
    </p>
  );
}

/**
 * Loading content of a known shape: placeholders at once, and one text that says what is loading.
 */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.stack}>
      <p role="status" className="vk-visually-hidden">
        {label}
      </p>
      {['a', 'b', 'c'].map((key) => (
        <Card key={key} className={styles.words}>
          <p className={styles.title}>
            <Skeleton width="55%" />
          </p>
          <p>
            <Skeleton width="35%" />
          </p>
        </Card>
      ))}
    </div>
  );
}
