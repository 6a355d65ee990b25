import {
  data,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useRouteError,
} from 'react-router-dom';
import { getReferences } from '#domain/api/account';
import { getApplicationDraft } from '#domain/api/applying';
import { getUserDocuments } from '#domain/api/documents';
import { fetchEligibility } from '#domain/api/eligibility';
import { ApiError } from '#domain/api/errors';
import { interviewTimes } from '#domain/api/interviews';
import { checkExistingCandidate, getJob, type JobDetail } from '#domain/api/portal';
import { useApplicationTo } from '../../data/applications';
import { useApplicationDraft } from '../../data/applying';
import { useDocuments } from '../../data/documents';
import { useInterviewTimes } from '../../data/interviews';
import { usePageExtra } from '../../data/pageLoader';
import { useReferences } from '../../data/references';
import { useApi } from '../../data/useApi';
import { useCarriedRecommendation } from '../../data/useCarriedRecommendation';
import { ApplyClosed } from '../../features/application/apply/ApplyClosed';
import { ApplyElsewhere } from '../../features/application/apply/ApplyElsewhere';
import { useWords } from '../../i18n/intl';
import { ErrorPage } from '../../lib/page/ErrorPage';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { candidateLoader } from '../../session/candidateLoader';
import { useProfile } from '../../session/useProfile';
import { Apply } from './Apply';

const jobRequest = (id: string) => ({ id, includeWorkplace: '1' as const });

const asksForInterview = ({ steps }: Pick<JobDetail, 'steps'>) =>
  steps?.includes('interview') ?? false;

const NO_SUCH_JOB = () => data(null, { status: 404 });

export const loader = candidateLoader(async (prefetch, { url }) => {
  const jobId = url.searchParams.get('job');
  if (!jobId) throw NO_SUCH_JOB();
  try {
    const [{ data: job }] = await Promise.all([
      prefetch.read(getJob, jobRequest(jobId)),
      prefetch.read(checkExistingCandidate, { jobId }),
      prefetch.read(getApplicationDraft, { jobId }),
      prefetch.read(getUserDocuments, {}),
      prefetch.read(getReferences, {}),
      // A failure is ignored: applying does not depend on it
      prefetch.read(fetchEligibility, { jobIds: [jobId] }).catch(() => undefined),
    ]);
    if (asksForInterview(job)) await prefetch.read(interviewTimes, { jobId });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'not_found' || error.code === 'invalid_request') throw NO_SUCH_JOB();
    if (error.code === 'job_unavailable') throw data(null, { status: 410 });
    throw error;
  }
  return { jobId };
});

/** A step of the form reads no data; another job does. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.searchParams.get('job') !== nextUrl.searchParams.get('job');

/** Applying to the job in `?job=`. */
export function Component() {
  const { t } = useWords();
  const jobId = usePageExtra<{ jobId: string } | null>()?.jobId ?? null;
  useCarriedRecommendation(jobId);
  const profile = useProfile();
  const { data: answer } = useApi(getJob, jobId === null ? null : jobRequest(jobId));
  const { data: own } = useApplicationTo(jobId ?? '', jobId !== null);
  const { data: saved } = useApplicationDraft(jobId);
  const { data: documents } = useDocuments();
  const { data: references } = useReferences();
  const hasInterview = answer !== undefined && asksForInterview(answer.data);
  const { data: times } = useInterviewTimes(hasInterview ? jobId : null);
  // A visitor is being redirected to sign in.
  if (!answer || !own || !profile || !saved || !documents || !references) return null;
  if (hasInterview && !times) return null;
  const { title, slug, externalApplication } = answer.data;
  if (externalApplication) {
    return (
      <>
        <PageHead title={t('apply.page', { job: title })} noIndex />
        <ApplyElsewhere
          url={externalApplication.url}
          jobHref={paths.job(slug)}
          linkComponent={RouterLink}
        />
      </>
    );
  }
  return (
    <Apply
      key={answer.data.id}
      job={answer.data}
      closed={answer.jobStatus !== 'open'}
      profile={profile}
      existing={own.application}
      block={own.blockedEmployer}
      draft={saved.draft}
      documents={documents}
      references={references.results}
      times={times ?? null}
    />
  );
}

/** A job that never existed, or no longer exists. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { t, language } = useWords();
  const missing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  if (!missing) return <ErrorPage error={error} />;
  const reason = error.status === 410 ? 'unavailable' : 'not_found';
  return (
    <>
      <PageHead title={t(`apply.${reason}.title`)} noIndex />
      <ApplyClosed
        reason={reason}
        applicationsHref={paths.applications()}
        jobsHref={paths.availableJobs(language)}
        linkComponent={RouterLink}
      />
    </>
  );
}
