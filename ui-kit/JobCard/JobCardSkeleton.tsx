import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import { Skeleton } from '../Skeleton';
import styles from './JobCard.module.css';
import factStyles from './JobCardFacts.module.css';

/** Placeholder for a card whose job is being read: the same parts and lines, without text. */
export function JobCardSkeleton({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div aria-hidden="true" {...rest} className={cx(styles.card, styles.still, className)}>
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.icon} />
          <Skeleton className={styles.workRole} width="45%" />
        </div>
        <div className={styles.name}>
          <Skeleton className={styles.title} width="85%" />
          <Skeleton className={styles.workplace} width="60%" />
        </div>
        <div className={styles.main}>
          <div className={factStyles.facts}>
            <Skeleton width="50%" />
            <Skeleton width="65%" />
            <Skeleton width="40%" />
          </div>
        </div>
        <div className={styles.foot}>
          <Skeleton width="9rem" height="2.75rem" shape="block" />
        </div>
      </div>
    </div>
  );
}
