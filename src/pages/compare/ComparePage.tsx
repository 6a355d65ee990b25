import { Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router-dom';
import { getJob } from '#domain/api/portal';
import type { ComparedJob } from '#domain/jobViews/comparison';
import { jobRequest } from '../../data/jobs';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { useApi } from '../../data/useApi';
import { MissingJobs, NothingToCompare, TooManyJobs } from '../../features/compare/CompareInstead';
import { CompareView } from '../../features/compare/CompareView';
import styles from '../../features/compare/compare.module.css';
import { ComparedEligibility } from '../../features/eligibility/ComparedEligibility';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { useMe } from '../../session/useProfile';
import { type Comparison, readComparison } from './readComparison';
import { useOwnPays } from './useOwnPays';

export const loader = pageLoader((prefetch, { url }) => readComparison(prefetch, url.searchParams));

/** The loader runs again when other jobs are compared, and when what it missed has come. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href ||
  currentUrl.searchParams.getAll('jobs').join() !== nextUrl.searchParams.getAll('jobs').join();

function useJob(id: string | undefined): ComparedJob | null {
  const { data } = useApi(getJob, id === undefined ? null : jobRequest(id));
  if (id === undefined || !data) return null;
  return { job: data.data, closed: data.jobStatus === 'closed', pay: data.data.inHand };
}

/** The shown jobs: three at most (`MOST_COMPARED`). */
function useJobs([first, second, third]: readonly string[]): ComparedJob[] {
  return [useJob(first), useJob(second), useJob(third)].filter((job) => job !== null);
}

export function Component() {
  const { t } = useWords();
  const { today } = useSite();
  const [query] = useSearchParams();
  const { shown, missing, tooMany, similar } = usePageExtra<Comparison>();
  const jobs = useJobs(shown);
  const own = useOwnPays(
    jobs.map(({ job }) => job),
    today,
  );
  const profile = useMe()?.profile;
  return (
    <div className={styles.page}>
      <PageHead title={t('compare.title')} description={t('compare.description')} noIndex />
      <Breadcrumbs
        label={t('compare.here')}
        linkComponent={RouterLink}
        crumbs={[
          { label: t('compare.home'), href: paths.home() },
          { label: t('compare.title'), href: paths.compare(shown) },
        ]}
      />
      <h1 className={styles.title}>{t('compare.title')}</h1>
      <MissingJobs missing={missing} />
      {tooMany && <TooManyJobs ids={tooMany} />}
      {!tooMany && shown.length === 0 && <NothingToCompare />}
      {jobs.length > 0 && (
        <CompareView
          jobs={jobs.map((one) => ({ ...one, pay: own?.byJob[one.job.id] ?? one.pay }))}
          differencesOnly={query.get('show') === 'differences'}
          tax={own}
          renderOwn={profile ? (part, job) => <ComparedEligibility part={part} job={job} /> : null}
          similar={similar}
        />
      )}
    </div>
  );
}
