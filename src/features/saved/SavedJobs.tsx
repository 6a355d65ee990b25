import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { EndBar } from '@vikari/ui-kit/EndBar';
import { Icon } from '@vikari/ui-kit/Icon';
import { JobCardSkeleton } from '@vikari/ui-kit/JobCard';
import { Text } from '@vikari/ui-kit/Text';
import { useState } from 'react';
import type { ClosedJob } from '#domain/api/saved';
import type { JobSummary } from '#domain/jobs/job';
import { locationName } from '#domain/vocabulary/locationName';
import { useWords } from '../../i18n/intl';
import { JobSummaryCard } from '../../lib/jobCard/JobSummaryCard';
import { titleLang } from '../../lib/jobText/adLanguage';
import { TitleInText } from '../../lib/jobText/TitleInText';
import { NotRead } from '../../lib/page/NotRead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { SavedSection } from './SavedSection';
import styles from './saved.module.css';

/** How many jobs may be compared. */
const FEWEST = 2;
const MOST = 3;
const SKELETONS = 3;

export interface SavedJobsProps {
  /** The open jobs; undefined while they are being read. */
  jobs: readonly JobSummary[] | undefined;
  /** Reads them again after a failure; null while there was none. */
  onRetry: (() => void) | null;
  /** How many are saved. */
  count: number;
  /** How many of the saved ones are closed. */
  gone: number;
  /** What these were, as far as it is known. */
  closed: readonly ClosedJob[];
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  onRemoveGone: () => void;
  /** Shows more of them; null when all are shown. */
  onMore: (() => void) | null;
}

/** The saved jobs, of which two or three can be compared. */
export function SavedJobs(props: SavedJobsProps) {
  const { jobs, onRetry, count, gone, closed, today, onRemoveGone, onMore } = props;
  const { t, language } = useWords();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (id: string, on: boolean) =>
    setChosen((ids) => (on ? [...ids, id] : ids.filter((other) => other !== id)));
  const isFull = chosen.length >= MOST;
  return (
    <SavedSection
      id="jobs"
      title={t('saved.jobs.title')}
      tools={
        count > 0 && (
          <Text variant="small" tone="muted">
            {t('saved.jobs.count', { count })}
          </Text>
        )
      }
    >
      {gone > 0 && (
        <Callout
          tone="info"
          actions={
            <Button variant="secondary" size="small" onClick={onRemoveGone}>
              {t('saved.jobs.remove_gone', { count: gone })}
            </Button>
          }
        >
          <p>{t('saved.jobs.gone', { count: gone })}</p>
          {closed.length > 0 && (
            <ul className={styles.closed} aria-label={t('saved.jobs.closed')}>
              {closed.map((job) => (
                <li key={job.id}>
                  {job.title === null ? (
                    <span>{job.names.workRole[language]}</span>
                  ) : (
                    <span lang={titleLang(job, language)}>{job.title}</span>
                  )}
                  {job.names.place && (
                    <span>{`\u00a0· ${locationName(job.names.place, language)}`}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Callout>
      )}
      {jobs === undefined && onRetry ? (
        <NotRead
          text={t('saved.jobs.not_read')}
          retryLabel={t('saved.page.retry')}
          onRetry={onRetry}
        />
      ) : jobs === undefined ? (
        <div className={styles.cards} aria-busy="true">
          {Array.from({ length: SKELETONS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move
            <JobCardSkeleton key={at} />
          ))}
        </div>
      ) : jobs.length > 0 ? (
        <>
          {jobs.length >= FEWEST && (
            <Text variant="small" tone="muted">
              {t('saved.compare.hint')}
            </Text>
          )}
          <ul className={styles.cards} aria-label={t('saved.jobs.title')}>
            {jobs.map((job) => (
              <li key={job.id} className={styles.item}>
                <JobSummaryCard job={job} today={today} headingLevel={3} />
                {jobs.length >= FEWEST && (
                  <CheckboxField
                    label={
                      <>
                        <span>{t('saved.compare.choose')}</span>
                        <span className="vk-visually-hidden">
                          <TitleInText job={job} text={(title) => t('saved.of_job', { title })} />
                        </span>
                      </>
                    }
                    checked={chosen.includes(job.id)}
                    disabled={isFull && !chosen.includes(job.id)}
                    onCheckedChange={(on) => choose(job.id, on)}
                  />
                )}
              </li>
            ))}
          </ul>
          {onMore && (
            <Button variant="secondary" onClick={onMore}>
              {t('saved.jobs.more')}
            </Button>
          )}
        </>
      ) : (
        count === gone && (
          <EmptyState
            headingLevel={3}
            title={t('saved.jobs.empty')}
            icon={<Icon name="heart" size="large" />}
            actions={
              <Button href={paths.availableJobs(language)} linkComponent={RouterLink}>
                {t('saved.jobs.find')}
              </Button>
            }
          >
            <p>{t('saved.jobs.empty_text')}</p>
          </EmptyState>
        )
      )}
      <EndBar role="status" className={chosen.length > 0 ? styles.compare : undefined}>
        {chosen.length > 0 && (
          <>
            <p>
              <span>{t('saved.compare.chosen', { count: chosen.length })}</span>
              {isFull && <span>{` ${t('saved.compare.most')}`}</span>}
            </p>
            {chosen.length >= FEWEST && (
              <Button href={paths.compare(chosen)} linkComponent={RouterLink}>
                {t('saved.compare.submit')}
              </Button>
            )}
          </>
        )}
      </EndBar>
    </SavedSection>
  );
}
