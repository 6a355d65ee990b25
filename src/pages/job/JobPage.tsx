import { Suspense, useState } from 'react';
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
import { ApiError } from '#domain/api/errors';
import { checkExistingCandidate, getJob, type JobDetail, similarJobs } from '#domain/api/portal';
import { getMe } from '#domain/api/v2';
import { standingOf } from '#domain/applications/standing';
import { locationName } from '#domain/vocabulary/locationName';
import { useApplicationTo } from '../../data/applications';
import { jobRequest, similarRequest } from '../../data/jobs';
import { withRecommendation } from '../../data/keptRecommendation';
import { onServer, pageLoader } from '../../data/pageLoader';
import type { Prefetch } from '../../data/prefetch';
import { useApi } from '../../data/useApi';
import { useCarriedRecommendation } from '../../data/useCarriedRecommendation';
import { nullWhileListsLoad } from '../../data/whileListsLoad';
import { JobDetailView, PartialNote, SimilarJobs } from '../../features/job-detail/JobDetailView';
import { jobPosting } from '../../features/job-detail/jobPosting';
import { useInterest } from '../../features/job-detail/useInterest';
import { useWords } from '../../i18n/intl';
import { periodText, placeText, rateAmount } from '../../lib/jobText/jobText';
import { lazyPart, loadParts } from '../../lib/late/lazyPart';
import { PageHead } from '../../lib/page/PageHead';
import { revalidateOnNewPath } from '../../lib/page/revalidateOnNewPath';
import { StructuredData } from '../../lib/page/StructuredData';
import { applicationPaths } from '../../lib/site/applicationPaths';
import { paths } from '../../lib/site/paths';
import { useSite } from '../../lib/site/SiteContext';
import { signInRedirect } from '../../session/signInRedirect';
import { VISITOR } from '../../session/updateMe';
import { useMe } from '../../session/useProfile';
import { BlockedPart, useEverBlocked } from './blockedLate';

const ReportJobPart = lazyPart(async () => (await import('./ReportJobPart')).ReportJobPart, {
  texts: ['safety'],
  server: 'nothing',
});
const TermsPart = lazyPart(async () => (await import('./TermsPart')).TermsPart, {
  texts: ['jobTerms'],
  server: 'whole',
});
const KeptOfJobPart = lazyPart(async () => (await import('./KeptOfJobPart')).KeptOfJobPart, {
  texts: ['kept'],
  server: 'nothing',
  failed: 'later',
});
const JobMissing = lazyPart(
  async () => (await import('../../features/job-detail/JobMissing')).JobMissing,
  { texts: ['found'], server: 'whole' },
);

/** A missing job is a separate page: 404 for one that never existed, 410 for a closed one. */
async function throwAsPage(prefetch: Prefetch, error: unknown): Promise<never> {
  if (error instanceof ApiError && ['not_found', 'invalid_request'].includes(error.code)) {
    throw data(null, { status: 404 });
  }
  if (error instanceof ApiError && error.code === 'job_unavailable') {
    const [{ readInstead }] = await Promise.all([
      import('../../features/job-detail/readInstead'),
      loadParts(JobMissing),
    ]);
    throw data(await readInstead(prefetch, error).catch(() => null), { status: 410 });
  }
  throw error;
}

/** What a browser reads before it shows a job that is opened within the site: nothing moves then. */
async function readLate(prefetch: Prefetch, jobId: string): Promise<void> {
  const [{ readKeptOfJob }] = await Promise.all([
    import('../../data/kept'),
    loadParts(KeptOfJobPart),
  ]);
  await readKeptOfJob(prefetch, jobId);
}

/** What the signed-in user has sent to this job; nothing for a visitor. */
async function readOwnApplication(prefetch: Prefetch, jobId: string): Promise<void> {
  const { profile } = await prefetch.read(getMe, {});
  if (profile) await prefetch.read(checkExistingCandidate, { jobId });
}

export const loader = (args: LoaderFunctionArgs) =>
  pageLoader(async (prefetch, { params }) => {
    try {
      const answer = await prefetch.read(getJob, jobRequest(params['*'] ?? ''));
      const { id, partial, imported } = answer.data;
      const isBrowser = !onServer(args);
      await Promise.all([
        nullWhileListsLoad(prefetch, prefetch.read(similarJobs, similarRequest(answer.data))),
        loadParts(SimilarJobs, partial ? PartialNote : TermsPart),
        isBrowser && !imported && readLate(prefetch, id).catch(() => undefined),
      ]);
      // In a browser a hook reads it; a page without a script has only what the server reads
      if (!isBrowser) await readOwnApplication(prefetch, id);
    } catch (error) {
      await throwAsPage(prefetch, error);
    }
  })(args);

export const shouldRevalidate = revalidateOnNewPath;

/** Whether the address says that interest was shown before signing in. */
const useIntended = () => useSearchParams()[0].get('intent') === 'interested';

export function Component() {
  const { '*': id = '' } = useParams();
  const { data: answer } = useApi(getJob, jobRequest(id));
  if (!answer) return null;
  // A similar job is another page: nothing of an interest or a report is carried over to it
  return <JobPage key={answer.data.id} job={answer.data} closed={answer.jobStatus === 'closed'} />;
}

function JobPage({ job, closed }: { job: JobDetail; closed: boolean }) {
  const words = useWords();
  const { t, language } = words;
  const { publicUrl, today } = useSite();
  const me = useMe();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [report, setReport] = useState<'unused' | 'open' | 'closed'>('unused');
  const { data: similar } = useApi(similarJobs, similarRequest(job));
  const { data: own } = useApplicationTo(job.id, Boolean(me?.profile));
  const application = own?.application ?? undefined;
  const block = own?.blockedEmployer ?? null;
  const everBlocked = useEverBlocked(block);
  // Before an interest that is sent on the return
  const recommendation = useCarriedRecommendation(job.id);
  const interest = useInterest({
    jobId: job.id,
    closed,
    signedIn: me && me.profile !== null,
    intended: useIntended(),
    onSignIn: () => void navigate(signInRedirect(me ?? VISITOR, paths.jobWithInterest(job.slug))),
    onIntent: async (intended) =>
      navigate(intended ? paths.jobWithInterest(job.slug) : paths.job(job.slug), {
        replace: true,
        preventScrollReset: true,
      }),
  });
  // The error of the form's own post, made before any script had loaded.
  const postFailed = query.get('problem') === 'interest';
  const url = `${publicUrl}${paths.job(job.slug)}`;
  const rate = job.hourlyRate
    ? `${rateAmount(words, job.hourlyRate)} ${t('job.rate.unit')}`
    : t('job.rate.not_stated');

  const hrefs = {
    page: withRecommendation(paths.job(job.slug), recommendation),
    apply: withRecommendation(paths.apply(job.id), recommendation),
  };
  const period = periodText(words, job);
  return (
    <>
      <PageHead
        // Employers give several jobs one headline
        title={[job.title, job.names.place && locationName(job.names.place, language), period]
          .filter(Boolean)
          .join(', ')}
        description={t(
          job.externalApplication || closed ? 'job_detail.meta_elsewhere' : 'job_detail.meta',
          {
            // No preposition: "på Gotland", and some say no place
            what: [job.names.workRole[language], job.names.place && placeText(words, job.names)]
              .filter(Boolean)
              .join(', '),
            period,
            rate,
          },
        )}
        canonicalPath={paths.job(job.listedAs ?? job.slug)}
        noIndex={closed}
      />
      {!closed && !job.listedAs && <StructuredData thing={jobPosting(job, url)} />}
      <JobDetailView
        job={job}
        closed={closed}
        today={today}
        url={url}
        hrefs={hrefs}
        terms={
          <Suspense>
            <TermsPart job={job} closed={closed} pageHref={hrefs.page} />
          </Suspense>
        }
        similar={similar?.results}
        kept={
          job.imported ? null : (
            <Suspense>
              <KeptOfJobPart jobId={job.id} />
            </Suspense>
          )
        }
        userId={me?.profile?.userId ?? null}
        applied={application ? standingOf(application) : null}
        invitationHref={application && applicationPaths.reply(application.id)}
        isBlocked={block !== null}
        blocked={
          everBlocked && (
            <Suspense>
              <BlockedPart block={block} to="apply" takesFocus={interest.state === 'blocked'} />
            </Suspense>
          )
        }
        onInterested={() => void interest.press()}
        interest={
          postFailed && !everBlocked && interest.state === 'idle' ? 'failed' : interest.state
        }
        suggested={interest.suggested}
        onReportIntent={ReportJobPart.prefetch}
        onReport={() => setReport('open')}
      />
      {report !== 'unused' && (
        <Suspense>
          <ReportJobPart
            jobId={job.id}
            isVisitor={!me?.profile}
            open={report === 'open'}
            onClose={() => setReport('closed')}
            onExited={() => setReport('unused')}
          />
        </Suspense>
      )}
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { t } = useWords();
  const intended = useIntended();
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410)) throw error;
  const reason = error.status === 410 ? 'unavailable' : 'not_found';
  return (
    <>
      <PageHead title={t(`job_detail.${reason}.title`)} noIndex />
      <Suspense>
        <JobMissing reason={reason} instead={error.data} intended={intended} />
      </Suspense>
    </>
  );
}
