import { Card } from '@vikari/ui-kit/Card';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { useWords } from '../../../i18n/intl';
import { ApplyFrame, type ApplyFrameProps } from './ApplyFrame';
import styles from './ApplyView.module.css';

/** Placeholder while the browser looks for a draft. */
export function ApplySkeleton(props: Omit<ApplyFrameProps, 'children' | 'title'>) {
  const { t } = useWords();
  return (
    <ApplyFrame {...props} title={t('apply.title')}>
      <Skeleton shape="block" height="3.5rem" />
      <Card padding="large" className={styles.card} aria-busy="true">
        <p role="status" className="vk-visually-hidden">
          {t('apply.loading')}
        </p>
        <Skeleton width="12rem" height="2rem" shape="block" />
        {['one', 'two', 'three', 'four'].map((field) => (
          <Skeleton key={field} shape="block" height="4.75rem" />
        ))}
      </Card>
    </ApplyFrame>
  );
}
