import { Button } from '@vikari/ui-kit/Button';
import { JobList } from '@vikari/ui-kit/JobList';
import { useId } from 'react';
import type { SimilarJob } from '#domain/jobs/similarReason';
import { useWords } from '../../../i18n/intl';
import { JobSummaryCard } from '../../../lib/jobCard/JobSummaryCard';
import { paths } from '../../../lib/site/paths';
import { RouterLink } from '../../../lib/site/RouterLink';
import styles from '../jobDetail.module.css';
import { reasonsText } from './reasonsText';

export interface SimilarJobsProps {
  /** The id of the job that they are like. */
  jobId: string;
  /** Undefined while they are being read. */
  jobs: readonly SimilarJob[] | undefined;
  today: string;
}

/** Similar jobs, each with why it is there, and compared with a press. */
export function SimilarJobs({ jobId, jobs, today }: SimilarJobsProps) {
  const words = useWords();
  const { t, language } = words;
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
            <div key={job.id} className={styles.similarJob}>
              <p className={styles.why}>
                <span>{reasonsText(words, job.reasons)}</span>
                <RouterLink
                  href={paths.compare([jobId, job.id])}
                  className={styles.compare}
                  aria-label={t('similar.compare.job', { job: job.title })}
                >
                  {t('similar.compare')}
                </RouterLink>
              </p>
              <JobSummaryCard job={job} today={today} />
            </div>
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
