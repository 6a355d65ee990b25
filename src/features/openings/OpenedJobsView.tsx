import type { LinkComponent } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { JobList } from '@vikari/ui-kit/JobList';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { Pagination } from '@vikari/ui-kit/Pagination';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Stack } from '@vikari/ui-kit/Stack';
import type { JobSummary } from '#domain/jobs/job';
import { PAGE_SIZE } from '#domain/limits';
import { useWords } from '../../i18n/intl';
import { JobSummaryCard } from '../../lib/jobCard/JobSummaryCard';
import { openingsPath } from '../../lib/site/openingsPath';

export interface OpenedJobsViewProps {
  /** What opens them; null: nothing, they are open as it is; undefined: it is not known any more. */
  title: string | null | undefined;
  change: string;
  /** undefined while they are being read. */
  jobs: { results: readonly JobSummary[]; total: number } | undefined;
  page: number;
  /** No change has this id, or not any more. */
  gone: boolean;
  onRetry: (() => void) | null;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  linkComponent: LinkComponent;
}

/** The jobs that a change opens, page by page. */
export function OpenedJobsView(props: OpenedJobsViewProps) {
  const { title, change, jobs, page, gone, onRetry, today, linkComponent: Link } = props;
  const { t } = useWords();
  const heading =
    title === null
      ? t('openings.opened.now')
      : title === undefined
        ? t('openings.opened.list')
        : t('openings.opened.with', { change: title });
  return (
    <PageLayout>
      <Stack element="header" spacing={2}>
        <p>
          <Link href={openingsPath()}>{t('openings.opened.back')}</Link>
        </p>
        <h1>{heading}</h1>
        {jobs && jobs.total > 0 && <p>{t('openings.opened', { count: jobs.total })}</p>}
      </Stack>
      {gone || jobs?.total === 0 ? (
        <EmptyState title={t('openings.opened.gone')}>
          <p>{t('openings.opened.gone.text')}</p>
        </EmptyState>
      ) : jobs ? (
        <>
          <JobList
            label={t('openings.opened.list')}
            items={jobs.results}
            itemKey={({ id }) => id}
            renderItem={(job) => <JobSummaryCard job={job} today={today} headingLevel={2} />}
          />
          <Pagination
            page={page}
            count={Math.ceil(jobs.total / PAGE_SIZE)}
            hrefOf={(number) => openingsPath({ change, page: number })}
            linkComponent={Link}
            labels={{
              nav: t('openings.pages'),
              page: (number) => t('openings.pages.page', { number }),
              previous: t('openings.pages.previous'),
              next: t('openings.pages.next'),
              place: (number, count) => t('openings.pages.place', { number, count }),
            }}
          />
        </>
      ) : onRetry ? (
        <ErrorState title={t('openings.failed')} retry={{ label: t('openings.retry'), onRetry }}>
          <p>{t('openings.failed.text')}</p>
        </ErrorState>
      ) : (
        <div aria-busy="true">
          <p role="status" className="vk-visually-hidden">
            {t('openings.reading')}
          </p>
          <Skeleton shape="block" height="24rem" />
        </div>
      )}
    </PageLayout>
  );
}
