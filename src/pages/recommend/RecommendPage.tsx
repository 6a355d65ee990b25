import { useState } from 'react';
import { ApiError } from '#domain/api/errors';
import { getJob, type JobDetail } from '#domain/api/portal';
import { fetchRecommendations } from '#domain/api/recommendations';
import { jobRequest } from '../../data/jobs';
import { isSignedOut } from '../../data/lostSession';
import { usePageExtra } from '../../data/pageLoader';
import { makeLink, takeLinkBack, useOwnRecommendations } from '../../data/recommendations';
import { useSiteData } from '../../data/SiteDataProvider';
import { useApi } from '../../data/useApi';
import { NotRecommended } from '../../features/recommendation/NotRecommended';
import { type RecommendProblem, RecommendView } from '../../features/recommendation/RecommendView';
import { useWords } from '../../i18n/intl';
import { MissingPage } from '../../lib/page/MissingPage';
import { notFound } from '../../lib/page/notFound';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { candidateLoader } from '../../session/candidateLoader';
import { useProfile } from '../../session/useProfile';

const NO_JOB: readonly string[] = ['not_found', 'invalid_request', 'job_unavailable'];

export const loader = candidateLoader(async (prefetch, { url }) => {
  const jobId = url.searchParams.get('job');
  if (!jobId) throw notFound();
  try {
    const [{ data, jobStatus }] = await Promise.all([
      prefetch.read(getJob, jobRequest(jobId)),
      prefetch.read(fetchRecommendations, {}),
    ]);
    if (jobStatus !== 'open' || data.externalApplication) throw notFound();
  } catch (error) {
    if (error instanceof ApiError && NO_JOB.includes(error.code)) throw notFound();
    throw error;
  }
  return { jobId };
});

/** Recommending the job in `?job=` to a colleague. */
export function Component() {
  const jobId = usePageExtra<{ jobId: string } | null>()?.jobId ?? null;
  const job = useApi(getJob, jobId === null ? null : jobRequest(jobId)).data?.data;
  // A visitor is being redirected to sign in.
  return job ? <Recommend key={job.id} job={job} /> : null;
}

function Recommend({ job }: { job: JobDetail }) {
  const { t } = useWords();
  const data = useSiteData();
  const profile = useProfile();
  const { data: own } = useOwnRecommendations(true);
  const [link, setLink] = useState<string | null>(null);
  if (!profile || !own) return null;

  function problemOf(error: unknown): RecommendProblem | null {
    if (isSignedOut(error)) return null;
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'conflict') return 'too_many';
    return code === 'job_unavailable' || code === 'not_found' ? 'closed' : 'other';
  }

  return (
    <>
      <PageHead title={t('recommend.title')} noIndex />
      <RecommendView
        job={job}
        firstName={profile.firstName}
        own={own.results}
        link={link}
        problemOf={problemOf}
        onMake={async (showsName) => setLink(await makeLink(data, { jobId: job.id, showsName }))}
        onTakeBack={(id) => takeLinkBack(data, id)}
        jobHref={paths.job(job.slug)}
        linkComponent={RouterLink}
      />
    </>
  );
}

/** No job that can be recommended. */
export function ErrorBoundary() {
  const { t, language } = useWords();
  return (
    <MissingPage title={t('recommend.closed.title')}>
      <NotRecommended jobsHref={paths.availableJobs(language)} linkComponent={RouterLink} />
    </MissingPage>
  );
}
