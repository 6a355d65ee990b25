import { cx } from '../internal/cx';
import { Skeleton } from '../Skeleton';
import styles from './ThreadSkeleton.module.css';

/** A typical conversation: author, width and height of each message. */
const BUBBLES = [
  { width: '62%', height: '4.5rem' },
  { width: '38%', height: '2.75rem' },
  { own: true, width: '48%', height: '2.75rem' },
  { width: '70%', height: '6rem' },
  { own: true, width: '34%', height: '2.75rem' },
];

/** Placeholders for messages that are being read. */
export function ThreadSkeleton() {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      {BUBBLES.map(({ own = false, width, height }) => (
        <Skeleton
          key={width}
          shape="block"
          className={cx(styles.bubble, own && styles.own)}
          width={width}
          height={height}
        />
      ))}
    </div>
  );
}
