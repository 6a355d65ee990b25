import { Button } from '@vikari/ui-kit/Button';
import { JobList } from '@vikari/ui-kit/JobList';
import { useId } from 'react';
import type { JobSummary } from '#domain/jobs/job';
import { useWords } from '../../i18n/intl';
import { JobSummaryCard } from '../../lib/jobCard/JobSummaryCard';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './jobDetail.module.css';

/** Similar jobs; undefined while they are being read. */
export function SimilarJobs({ jobs, today }: { jobs: JobSummary[] | undefined; today: string }) {
  const { t, language } = useWords();
  const headingId = useId();
  if (!jobs) return null;
  return (
    <section aria-labelledby={headingId} className={styles.similar}>
      <h2 id={headingId} className={styles.heading}>
        {t('job_detail.similar')}
      </h2>
      {jobs.length === 0 ? (
        <p className={styles.muted}>{t('job_detail.similar_empty')}</p>
      ) : (
        <JobList label={t('job_detail.similar')}>
          {jobs.map((job) => (
            <JobSummaryCard key={job.id} job={job} today={today} />
          ))}
        </JobList>
      )}
      <div>
        <Button variant="secondary" href={paths.availableJobs(language)} linkComponent={RouterLink}>
          {t('job_detail.all_jobs')}
        </Button>
      </div>
    </section>
  );
}
