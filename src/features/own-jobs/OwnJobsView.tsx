import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { Icon } from '@vikari/ui-kit/Icon';
import { JobCardSkeleton } from '@vikari/ui-kit/JobCard';
import { JobList } from '@vikari/ui-kit/JobList';
import { LoadMore } from '@vikari/ui-kit/LoadMore';
import { Stack } from '@vikari/ui-kit/Stack';
import type { FilterPart } from '#domain/jobs/filterFields';
import type { JobSummary } from '#domain/jobs/job';
import { useWords } from '../../i18n/intl';
import { JobSummaryCard } from '../../lib/jobCard/JobSummaryCard';
import styles from './ownJobs.module.css';

export interface OwnJobsViewProps {
  /** `suggested`: by the preferences, some of them left out; `preference`: by all of them. */
  kind: 'suggested' | 'preference';
  list: {
    /** undefined until the first answer. */
    jobs: readonly JobSummary[] | undefined;
    total: number;
    failed: boolean;
    more: 'none' | 'idle' | 'loading' | 'failed';
    loadMore: () => void;
    retry: () => void;
  };
  /** The parts of the preferences that were left out because no job fits them all. */
  relaxed: readonly FilterPart[];
  preferencesHref: string;
  /** The same jobs in the search; null where there is no such search. */
  searchHref: string | null;
  linkComponent: LinkComponent;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
}

/** Open jobs by what the candidate wants to work with. */
export function OwnJobsView(props: OwnJobsViewProps) {
  const { kind, list, relaxed, preferencesHref, searchHref, linkComponent, today } = props;
  const { t, intl } = useWords();
  const label = t(`own_jobs.${kind}.title`);
  const change = (
    <Button variant="secondary" href={preferencesHref} linkComponent={linkComponent}>
      {t('own_jobs.preferences')}
    </Button>
  );
  return (
    <Stack element="section" spacing={6} aria-labelledby="own-jobs">
      <Stack spacing={3}>
        <h2 id="own-jobs">{label}</h2>
        <p className={styles.text}>{t(`own_jobs.${kind}.text`)}</p>
        <Stack direction="row" spacing={3}>
          {change}
          {searchHref !== null && (
            <Button variant="quiet" href={searchHref} linkComponent={linkComponent}>
              {t('own_jobs.search')}
            </Button>
          )}
        </Stack>
      </Stack>
      {relaxed.length > 0 && (
        <Callout tone="info" headingLevel={3} title={t('own_jobs.relaxed')}>
          <p>
            {t('own_jobs.relaxed.text', {
              parts: intl.formatList(relaxed.map((part) => t(`own_jobs.part.${part}`))),
            })}
          </p>
        </Callout>
      )}
      {list.jobs === undefined ? (
        list.failed ? (
          <ErrorState
            title={t('own_jobs.failed')}
            headingLevel={3}
            retry={{ label: t('applications.retry'), onRetry: list.retry }}
          />
        ) : (
          <JobList label={label} busy>
            <JobCardSkeleton />
            <JobCardSkeleton />
            <JobCardSkeleton />
          </JobList>
        )
      ) : list.jobs.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<Icon name="search" />}
          title={t('own_jobs.empty')}
          actions={change}
        >
          <p>{t('own_jobs.empty.text')}</p>
        </EmptyState>
      ) : (
        <JobList
          label={label}
          items={list.jobs}
          itemKey={({ id }) => id}
          renderItem={(job) => <JobSummaryCard job={job} today={today} headingLevel={3} />}
        />
      )}
      {list.jobs !== undefined && list.more !== 'none' && (
        <LoadMore
          shown={list.jobs.length}
          total={list.total}
          loading={list.more === 'loading'}
          onLoadMore={list.loadMore}
          labels={{
            showing: (count, total) => t('own_jobs.showing', { count, total }),
            more: t(list.more === 'failed' ? 'applications.retry' : 'applications.more'),
            loading: t('own_jobs.loading_more'),
          }}
        />
      )}
    </Stack>
  );
}
