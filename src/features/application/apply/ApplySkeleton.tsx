import { Card } from '@vikari/ui-kit/Card';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { useWords } from '../../../i18n/intl';
import { ApplyFrame, type ApplyFrameProps } from './ApplyFrame';
import styles from './ApplyView.module.css';

export interface ApplySkeletonProps extends Omit<ApplyFrameProps, 'children' | 'title'> {
  /** Whether the list of steps comes, whose heading does not depend on a draft. */
  tasks: boolean;
}

/** Placeholder while the browser looks for a draft. */
export function ApplySkeleton({ tasks, ...frame }: ApplySkeletonProps) {
  const { t } = useWords();
  return (
    <ApplyFrame {...frame} title={t('apply.title')}>
      <Skeleton shape="block" height="3.5rem" />
      <Card padding="large" className={styles.card} aria-busy="true">
        <p role="status" className="vk-visually-hidden">
          {t('apply.loading')}
        </p>
        {tasks ? (
          <div className={styles.head}>
            <h2>{t('apply.tasks.title')}</h2>
            <p className={styles.text}>{t('apply.tasks.text')}</p>
          </div>
        ) : (
          <Skeleton width="12rem" height="2rem" shape="block" />
        )}
        {['one', 'two', 'three', 'four'].map((field) => (
          <Skeleton key={field} shape="block" height="4.75rem" />
        ))}
      </Card>
    </ApplyFrame>
  );
}
