import { Button } from '@vikari/ui-kit/Button';
import { JobList } from '@vikari/ui-kit/JobList';
import type { JobSummary } from '#domain/jobs/job';
import { useWords } from '../../i18n/intl';
import { JobSummaryCard } from '../../lib/jobCard/JobSummaryCard';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './articles.module.css';
import { Part } from './Part';

export interface RelatedJobsProps {
  /** Undefined while they are being read, or where that failed. */
  jobs: readonly JobSummary[] | undefined;
  today: string;
  /** The list of the same jobs; null where the text is about all professions. */
  moreHref: string | null;
}

/** Some open jobs for those who read this, and the way to all of them. */
export function RelatedJobs({ jobs, today, moreHref }: RelatedJobsProps) {
  const { t, language } = useWords();
  const found = jobs !== undefined && jobs.length > 0;
  return (
    <Part title={t('articles.jobs')}>
      {found && (
        <JobList
          label={t('articles.jobs')}
          items={jobs}
          itemKey={({ id }) => id}
          renderItem={(job) => <JobSummaryCard job={job} today={today} headingLevel={3} />}
        />
      )}
      {jobs?.length === 0 && <p className={styles.muted}>{t('articles.jobs_none')}</p>}
      <div>
        <Button
          variant="secondary"
          href={found && moreHref ? moreHref : paths.availableJobs(language)}
          linkComponent={RouterLink}
        >
          {t(found && moreHref ? 'articles.jobs_fitting' : 'articles.jobs_all')}
        </Button>
      </div>
    </Part>
  );
}
