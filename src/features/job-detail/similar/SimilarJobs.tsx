import { Button } from '@vikari/ui-kit/Button';
import { JobList } from '@vikari/ui-kit/JobList';
import { useId } from 'react';
import type { JobDetail } from '#domain/api/portal';
import type { SimilarJob } from '#domain/jobs/similarReason';
import { useWords } from '../../../i18n/intl';
import { dayText } from '../../../lib/dates';
import { JobSummaryCard } from '../../../lib/jobCard/JobSummaryCard';
import { useCardMarkup } from '../../../lib/jobCard/OwnJobPart';
import { publishedText } from '../../../lib/jobText/jobText';
import { TitleInText } from '../../../lib/jobText/TitleInText';
import { paths } from '../../../lib/site/paths';
import { RouterLink } from '../../../lib/site/RouterLink';
import styles from '../jobDetail.module.css';
import { reasonsText } from './reasonsText';

export interface SimilarJobsProps {
  /** The id of the job that they are like. */
  jobId: string;
  /** Undefined while they are being read. */
  jobs: readonly SimilarJob[] | undefined;
  /** The job's own ad, published at other times. */
  twins?: JobDetail['twins'];
  today: string;
}

/** The same ad, published several times: each leads to its own page. */
function Twins({ twins, today }: { twins: NonNullable<JobDetail['twins']>; today: string }) {
  const words = useWords();
  const { t, intl } = words;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {t('similar.twins', { twins: twins.length })}
      </h2>
      <p className={styles.muted}>{t('similar.twins.why')}</p>
      <ul className={styles.points}>
        {twins.map(({ slug, publishedAt, closesOn }) => (
          <li key={slug}>
            <RouterLink href={paths.job(slug)}>
              {t('similar.twins.one', {
                published: publishedText(words, publishedAt, today).title,
                closes: dayText(intl, closesOn),
              })}
            </RouterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SimilarItemProps {
  job: SimilarJob;
  /** The id of the job that it is like. */
  beside: string;
  titleId: string;
  today: string;
}

/** A similar job: its card, why it is there, and a link that compares. */
function SimilarItem({ job, beside, titleId, today }: SimilarItemProps) {
  const words = useWords();
  const { t } = words;
  return (
    <div className={styles.similarJob}>
      <JobSummaryCard job={job} titleId={titleId} today={today} />
      <div className={styles.why}>
        <p>{reasonsText(words, job.reasons)}</p>
        <Button
          variant="quiet"
          size="small"
          href={paths.compare([beside, job.id])}
          linkComponent={RouterLink}
        >
          <span aria-hidden>{t('similar.compare')}</span>
          <span className="vk-visually-hidden">
            <TitleInText job={job} text={(title) => t('similar.compare.job', { job: title })} />
          </span>
        </Button>
      </div>
    </div>
  );
}

/** Similar jobs, each with why it is there, and compared with a press. */
export function SimilarJobs({ jobId, jobs, twins, today }: SimilarJobsProps) {
  const { t, language } = useWords();
  const headingId = useId();
  const cardMarkup = useCardMarkup();
  if (!jobs) return null;
  return (
    <div className={styles.similar}>
      {twins && <Twins twins={twins} today={today} />}
      <section aria-labelledby={headingId} className={styles.section}>
        <h2 id={headingId} className={styles.heading}>
          {t('job_detail.similar')}
        </h2>
        {jobs.length === 0 ? (
          <p className={styles.muted}>{t('job_detail.similar_empty')}</p>
        ) : (
          <JobList
            label={t('job_detail.similar')}
            items={jobs}
            itemKey={({ id }) => id}
            cardMarkup={cardMarkup}
            renderItem={(job) => (
              <SimilarItem job={job} beside={jobId} titleId={headingId + job.id} today={today} />
            )}
          />
        )}
        <div>
          <Button
            variant="secondary"
            href={paths.availableJobs(language)}
            linkComponent={RouterLink}
          >
            {t('job_detail.all_jobs')}
          </Button>
        </div>
      </section>
    </div>
  );
}
