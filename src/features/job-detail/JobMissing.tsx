import { Button } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { useWords } from '../../i18n/intl';
import styles from '../../lib/found/found.module.css';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { InsteadOfJob } from './InsteadOfJob';
import type { Instead } from './readInstead';

export interface JobMissingProps {
  reason: 'not_found' | 'unavailable';
  /** What there is instead of a job that is gone; null where that is not known. */
  instead?: Instead | null;
  /** The user returns to it after showing interest. */
  intended?: boolean;
}

/** A job that never existed, or that its employer closed. */
export function JobMissing({ reason, instead = null, intended = false }: JobMissingProps) {
  const { t, language } = useWords();
  return (
    <PageLayout maxWidth="lg" padding="small" className={styles.page}>
      <EmptyState
        icon={<Icon name="search" size="large" />}
        headingLevel={1}
        title={t(`job_detail.${reason}.title`)}
        actions={
          instead === null && (
            <Button href={paths.availableJobs(language)} linkComponent={RouterLink}>
              {t('job_detail.all_jobs')}
            </Button>
          )
        }
      >
        <p>{t(`job_detail.${reason}.text`)}</p>
        {intended && <p>{t('job_detail.interest_not_sent')}</p>}
      </EmptyState>
      {instead && <InsteadOfJob instead={instead} />}
    </PageLayout>
  );
}
