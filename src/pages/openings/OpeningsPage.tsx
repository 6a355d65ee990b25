import { useSearchParams } from 'react-router-dom';
import { fetchOpenedJobs, fetchOpenings } from '#domain/api/counterfactuals';
import { ApiError } from '#domain/api/errors';
import { NOW } from '#domain/counterfactuals/change';
import { MAX_LENGTH } from '#domain/limits';
import { useOpenedJobs, useOpenings } from '../../data/openings';
import { retryOf } from '../../data/retryOf';
import { OpenedJobsView } from '../../features/openings/OpenedJobsView';
import { OpeningsView, SORTS } from '../../features/openings/OpeningsView';
import { openingTitle } from '../../features/openings/openingText';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { useStoredTaxGroup } from '../../lib/pay/useOwnTax';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { candidateLoader } from '../../session/candidateLoader';

const PAGE = /^[1-9]\d{0,4}$/;

/** The jobs that an address asks for; null: it asks for what opens them. */
function jobsIn(query: URLSearchParams): { change: string; page: string } | null {
  const change = query.get('change')?.slice(0, MAX_LENGTH.path);
  const page = query.get('page') ?? '';
  return change ? { change, page: PAGE.test(page) ? page : '1' } : null;
}

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_request');

export const loader = candidateLoader(async (prefetch, { url }) => {
  const jobs = jobsIn(url.searchParams);
  await prefetch.read(fetchOpenings, {});
  if (jobs === null) return;
  try {
    await prefetch.read(fetchOpenedJobs, jobs);
  } catch (error) {
    // A link that somebody kept: the page says that it holds no more
    if (!isGone(error)) throw error;
  }
});

/** What opens most doors, or the jobs that one thing opens. */
export function Component() {
  const [query] = useSearchParams();
  const jobs = jobsIn(query);
  return jobs === null ? <Ranked /> : <Opened {...jobs} />;
}

function Ranked() {
  const { t, language } = useWords();
  const [query] = useSearchParams();
  const openings = useOpenings();
  return (
    <>
      <PageHead title={t('openings.title')} description={t('openings.description')} noIndex />
      <OpeningsView
        openings={openings.data}
        onRetry={retryOf(openings)}
        sort={SORTS.find((sort) => sort === query.get('sort')) ?? 'jobs'}
        taxGroup={useStoredTaxGroup()}
        jobHref={paths.job}
        jobsHref={paths.availableJobs(language)}
        linkComponent={RouterLink}
      />
    </>
  );
}

function Opened({ change, page }: { change: string; page: string }) {
  const words = useWords();
  const { t } = words;
  const { today } = useSite();
  const openings = useOpenings();
  const jobs = useOpenedJobs({ change, page });
  const opening = openings.data?.openings.find(({ id }) => id === change);
  const title = change === NOW ? null : opening && openingTitle(words, opening);
  return (
    <>
      <PageHead title={t('openings.title')} description={t('openings.description')} noIndex />
      <OpenedJobsView
        title={title}
        change={change}
        jobs={jobs.data}
        page={Number(page)}
        gone={isGone(jobs.error)}
        onRetry={retryOf(jobs)}
        today={today}
        linkComponent={RouterLink}
      />
    </>
  );
}
