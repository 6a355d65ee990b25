import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { type ReactNode, Suspense, useId } from 'react';
import type { JobFilter } from '#domain/jobs/filter';
import type { JobList } from '../../../data/jobs';
import { useWords } from '../../../i18n/intl';
import { lazyPart } from '../../../lib/late/lazyPart';
import { EmptyResult, UndatedNote, UnderstoodNote, WeekList } from '../found/foundParts';
import type { UnderstoodNoteProps } from '../found/UnderstoodNote';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import { JobCardSkeletons, JobCards } from './JobCards';
import { MoreJobs } from './MoreJobs';
import styles from './results.module.css';

const IgnoredFilter = lazyPart(async () => (await import('./IgnoredFilter')).IgnoredFilter, {
  texts: ['sheet'],
  server: 'nothing',
});

export interface JobResultsProps extends Pick<UnderstoodNoteProps, 'onOpenFilters'> {
  list: JobList;
  filter: JobFilter;
  onFilter: (filter: JobFilter) => void;
  /** The list of another filter. */
  hrefOf: (filter: JobFilter) => string;
  vocabulary: SearchVocabulary;
  today: string;
  /**
   * Whether the page's own heading says how many there are; screen readers hear it here too. Default
   * true.
   */
  isCounted?: boolean;
  /** Jobs of professions near the chosen ones: after the list, or in its place before other ways on. */
  nearby?: ReactNode;
  /** Shown when there are no jobs; the filters to drop, when left out. */
  empty?: ReactNode;
  /** Above the list: chips. */
  chips?: ReactNode;
  /** Beside the number of results: the order. */
  tools?: ReactNode;
  /** Between them and the list. */
  note?: ReactNode;
}

/** Whole rows of one, two and three columns. */
const SKELETONS = 6;

/** A list of jobs in any state: loading, empty, failed or shown. */
export function JobResults(props: JobResultsProps) {
  const {
    list,
    filter,
    hrefOf,
    vocabulary,
    today,
    isCounted = true,
    nearby,
    empty,
    onOpenFilters,
    chips,
    tools,
    note,
  } = props;
  const { t } = useWords();
  const headingId = useId();
  const { jobs = [], total, busy, failed, understood } = list;
  const cards = { label: t('jobs.list.label'), jobs, fields: vocabulary.fields, today, busy };
  return (
    <section aria-labelledby={headingId} className={styles.results}>
      {chips}
      <div role="status">
        {understood && (
          <Suspense>
            <UnderstoodNote {...{ filter, understood, total, hrefOf, onOpenFilters }} />
          </Suspense>
        )}
      </div>
      {list.ignored && (
        <div className={styles.ignored}>
          <Suspense>
            <IgnoredFilter />
          </Suspense>
        </div>
      )}
      <div className={isCounted && !tools ? undefined : styles.head}>
        <h2 id={headingId} className={isCounted ? 'vk-visually-hidden' : undefined}>
          <span role="status">
            {list.jobs
              ? t('jobs.count', { total })
              : t(failed ? 'jobs.list.label' : 'jobs.list.loading')}
          </span>
        </h2>
        {tools}
      </div>
      {list.undated > 0 && (
        <Suspense>
          <UndatedNote total={total} undated={list.undated} />
        </Suspense>
      )}
      {note}
      {failed ? (
        <ErrorState
          title={t('jobs.list.failed')}
          headingLevel={3}
          retry={{
            label: t('jobs.list.retry'),
            onRetry: list.retry,
            retrying: busy,
            retryingLabel: t('jobs.list.retrying'),
          }}
        >
          <p>{t('jobs.list.failed_text')}</p>
        </ErrorState>
      ) : list.jobs === undefined ? (
        <JobCardSkeletons label={t('jobs.list.label')} count={SKELETONS} />
      ) : jobs.length === 0 ? (
        (empty ?? (
          <>
            {nearby}
            <Suspense>
              <EmptyResult
                {...{ filter, vocabulary, hrefOf, understood }}
                {...list}
                isBesideJobs={Boolean(nearby)}
              />
            </Suspense>
          </>
        ))
      ) : (
        <>
          {list.weeks ? (
            <Suspense fallback={<JobCards {...cards} />}>
              <WeekList
                {...cards}
                weeks={list.weeks}
                hrefFrom={(fromDate) => hrefOf({ ...filter, fromDate })}
              />
            </Suspense>
          ) : (
            <JobCards {...cards} />
          )}
          <MoreJobs list={list} />
          {nearby}
        </>
      )}
    </section>
  );
}
