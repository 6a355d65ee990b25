import { Stack } from '@vikari/ui-kit/Stack';
import { useId } from 'react';
import type { JobSummary } from '#domain/jobs/job';
import { useWords } from '../../i18n/intl';
import { JobTitle } from '../../lib/jobText/JobTitle';
import { wholeDayText } from '../../lib/longDates';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './insight.module.css';

/** The open jobs at the workplace. */
export function OpenJobs({ jobs }: { jobs: readonly JobSummary[] }) {
  const { t, intl, language } = useWords();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId} className={styles.heading}>
        {t('insight.jobs')}
      </h2>
      {jobs.length === 0 && <p className={styles.muted}>{t('insight.jobs.none')}</p>}
      {jobs.length > 0 && (
        <Stack element="ul" spacing={3} role="list">
          {jobs.map(({ id, slug, title, language: ad, names, startsOn }) => (
            <li key={id} className={styles.result}>
              <RouterLink href={paths.job(slug)}>
                <JobTitle job={{ title, language: ad }} />
              </RouterLink>
              <span className={styles.muted}>
                {startsOn === null
                  ? names.workRole[language]
                  : t('insight.jobs.from', { day: wholeDayText(intl, startsOn) })}
              </span>
            </li>
          ))}
        </Stack>
      )}
      <p>
        <RouterLink href={paths.availableJobs(language)}>{t('insight.jobs.all')}</RouterLink>
      </p>
    </section>
  );
}
