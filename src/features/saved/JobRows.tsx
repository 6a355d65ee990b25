import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Stack } from '@vikari/ui-kit/Stack';
import { Text } from '@vikari/ui-kit/Text';
import type { ReactNode } from 'react';
import type { JobSummary } from '#domain/jobs/job';
import { useWords } from '../../i18n/intl';
import { JobTitle } from '../../lib/jobText/JobTitle';
import { periodText, placeText } from '../../lib/jobText/jobText';
import { NotRead } from '../../lib/page/NotRead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './saved.module.css';

export interface JobRowsProps {
  /** Names the list. */
  label: string;
  /** Undefined while they are being read. */
  jobs: readonly JobSummary[] | undefined;
  /** Reads them again after a failure; null while there was none. */
  onRetry: (() => void) | null;
  /** At the end of a job's row. */
  actionOf?: (job: JobSummary) => ReactNode;
}

/** Jobs with a line or two each. */
export function JobRows({ label, jobs, onRetry, actionOf }: JobRowsProps) {
  const words = useWords();
  if (!jobs && onRetry) {
    const { t } = words;
    return (
      <NotRead
        text={t('saved.jobs.not_read')}
        retryLabel={t('saved.page.retry')}
        onRetry={onRetry}
      />
    );
  }
  if (!jobs) return <Skeleton height="4.5rem" shape="block" />;
  return (
    <Stack element="ul" spacing={2} aria-label={label}>
      {jobs.map((job) => (
        <li key={job.id} className={styles.row}>
          <div className={styles.facts}>
            <RouterLink href={paths.job(job.slug)} className={styles.link}>
              <JobTitle job={job} />
            </RouterLink>
            <Text variant="small" tone="muted">
              {[job.workplaceName, placeText(words, job.names), periodText(words, job)]
                .filter(Boolean)
                .join('\u00a0· ')}
            </Text>
          </div>
          {actionOf?.(job)}
        </li>
      ))}
    </Stack>
  );
}
