import { useEffect, useState } from 'react';
import { ApiError } from '#domain/api/errors';
import { ownFirstDay } from '#domain/api/firstDay';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { useFirstDay } from '../../data/firstDay';
import { takeBackTicks, useKept } from '../../data/kept';
import { isSignedOut } from '../../data/lostSession';
import { usePageExtra } from '../../data/pageLoader';
import { retryOf } from '../../data/retryOf';
import { useSiteData } from '../../data/SiteDataProvider';
import { ticksOf, useUnsentTicks, withUnsentTicks } from '../../data/unsentTicks';
import { FirstDayGone } from '../../features/first-day/FirstDayGone';
import { FirstDayView } from '../../features/first-day/FirstDayView';
import { type KeptProblem, KeptTicks } from '../../features/first-day/KeptTicks';
import { useWords } from '../../i18n/intl';
import { postToWorker } from '../../lib/offline/workerMessages';
import { MissingPage } from '../../lib/page/MissingPage';
import { NotRead } from '../../lib/page/NotRead';
import { notFound, readOrNotFound } from '../../lib/page/notFound';
import { PageHead } from '../../lib/page/PageHead';
import { isSharedComputer } from '../../lib/sharedComputer';
import { applicationPaths } from '../../lib/site/applicationPaths';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { candidateLoader } from '../../session/candidateLoader';

export const loader = candidateLoader(async (prefetch, { params }) => {
  const { applicationId } = params;
  if (!applicationId) throw notFound();
  await readOrNotFound(prefetch.read(ownFirstDay, { applicationId }));
  return { applicationId };
});

/** The first day of the application that the address names. */
export function Component() {
  const applicationId = usePageExtra<{ applicationId: string } | null>()?.applicationId ?? null;
  // A visitor is being redirected to sign in.
  return applicationId === null ? null : <FirstDay key={applicationId} {...{ applicationId }} />;
}

function FirstDay({ applicationId }: { applicationId: string }) {
  const { t } = useWords();
  const { demo, today } = useSite();
  const { data: answer } = useFirstDay(applicationId);
  const [kept, setKept] = useState(false);
  const firstDay = answer?.firstDay;
  const said = JSON.stringify(firstDay ?? null);
  // Kept anew with every change, so that the copy is never older than what was read
  useEffect(() => {
    if (said === 'null') return;
    postToWorker({ type: 'keep', urls: [applicationPaths.firstDay(applicationId)] });
    setKept(Boolean(navigator.serviceWorker?.controller) && !isSharedComputer());
  }, [applicationId, said]);
  if (!firstDay) return null;
  return (
    <>
      <PageHead title={t('first_day.page', { job: firstDay.job.title })} noIndex />
      <FirstDayView
        firstDay={firstDay}
        jobHref={paths.job(firstDay.job.slug)}
        chatHref={applicationPaths.chat(applicationId)}
        applicationsHref={paths.applications()}
        today={today}
        linkComponent={RouterLink}
        kept={kept}
        demo={demo}
      >
        {firstDay.status === 'employed' && <Kept applicationId={applicationId} />}
      </FirstDayView>
    </>
  );
}

/** What was kept of it, once it has begun. */
function Kept({ applicationId }: { applicationId: string }) {
  const data = useSiteData();
  const { t } = useWords();
  const kept = useKept(applicationId);
  const { data: answer } = kept;
  const unsent = useUnsentTicks().filter((one) => one.applicationId === applicationId);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<KeptProblem | null>(null);
  const { refusal = null, occasion } = unsent.find((one) => one.refusal !== null) ?? {};
  // What an earlier page left is sent, also where it has no other news
  useEffect(() => ticksOf(data)?.start(), [data]);
  // Said once, and then it is no longer kept
  useEffect(() => {
    if (refusal === null) return;
    setProblem(REFUSALS[refusal] ?? 'late');
    ticksOf(data)?.forget(applicationId, occasion);
  }, [data, applicationId, occasion, refusal]);
  const onRetry = retryOf(kept);
  if (onRetry) {
    return <NotRead text={t('kept.not_read')} retryLabel={t('kept.retry')} onRetry={onRetry} />;
  }
  if (!answer) return null;
  const { occasions, takenBack } = answer.kept;

  async function save<Result>(work: () => Promise<Result>): Promise<Result> {
    setSaving(true);
    setProblem(null);
    try {
      return await work();
    } catch (error) {
      if (!isSignedOut(error)) setProblem(problemOf(error));
      throw error;
    } finally {
      setSaving(false);
    }
  }

  return (
    <KeptTicks
      kept={withUnsentTicks(answer.kept, unsent)}
      unsent={unsent.flatMap((one) => (one.refusal === null ? [one.occasion] : []))}
      saving={saving}
      problem={problem}
      bankidHref={ACCOUNT_PLACES.integrity}
      onTick={(occasion, values) =>
        save(async () => {
          await ticksOf(data)?.add({ applicationId, occasion, values, takenBack });
        })
      }
      onTakeBack={() =>
        void save(async () => {
          const isStored = ({ values }: (typeof occasions)[number]) =>
            Object.keys(values).length > 0;
          if (occasions.some(isStored)) await takeBackTicks(data, applicationId);
          // A try of them may have come through although its answer did not
          else if (unsent.length > 0)
            await takeBackTicks(data, applicationId).catch(() => undefined);
          ticksOf(data)?.forget(applicationId);
        }).catch(() => {
          // The problem is shown already
        })
      }
    />
  );
}

const REFUSALS: Readonly<Record<string, KeptProblem>> = {
  conflict: 'published',
  edit_conflict: 'taken_back',
};
const PROBLEMS: Readonly<Record<string, KeptProblem>> = {
  ...REFUSALS,
  network_error: 'offline',
  unavailable: 'offline',
};

function problemOf(error: unknown): KeptProblem {
  return (error instanceof ApiError && PROBLEMS[error.code]) || 'other';
}

/** No application of theirs has this first day. */
export function ErrorBoundary() {
  const { t } = useWords();
  return (
    <MissingPage title={t('first_day.gone.title')}>
      <FirstDayGone applicationsHref={paths.applications()} linkComponent={RouterLink} />
    </MissingPage>
  );
}
