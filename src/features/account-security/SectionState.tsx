import { Card } from '@vikari/ui-kit/Card';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { useWords } from '../../i18n/intl';
import styles from './integrity.module.css';

export interface SectionStateProps {
  /** Set when it could not be read; null while it is being read. */
  onRetry: (() => void) | null;
}

/** Shown in a section until its data is loaded. */
export function SectionState({ onRetry }: SectionStateProps) {
  const { t } = useWords();
  if (onRetry) {
    return (
      <ErrorState
        title={t('integrity.failed')}
        headingLevel={3}
        retry={{ label: t('integrity.retry'), onRetry }}
      >
        <p>{t('integrity.failed.text')}</p>
      </ErrorState>
    );
  }
  return (
    <Card aria-busy="true" className={styles.waiting}>
      <p role="status" className="vk-visually-hidden">
        {t('integrity.loading')}
      </p>
      <Skeleton width="40%" />
      <Skeleton width="65%" />
    </Card>
  );
}
