import { Card } from '@vikari/ui-kit/Card';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { useWords } from '../../i18n/intl';
import styles from './ApplicationsSkeleton.module.css';

/** Placeholders for two applications while they are being read. */
export function ApplicationsSkeleton() {
  const { t } = useWords();
  return (
    <div className={styles.list} aria-busy="true">
      <p role="status" className="vk-visually-hidden">
        {t('applications.loading')}
      </p>
      {['first', 'second'].map((card) => (
        <Card key={card} className={styles.card}>
          <Skeleton shape="block" width="7rem" height="1.75rem" />
          <Skeleton width="70%" />
          <Skeleton width="45%" />
          <Skeleton shape="block" height="4rem" />
          <Skeleton width="60%" />
        </Card>
      ))}
    </div>
  );
}
