import { useEffect, useState } from 'react';
import { data as errorResponse, isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ApiError } from '#domain/api/errors';
import { ownFirstDay } from '#domain/api/firstDay';
import { useFirstDay } from '../../data/firstDay';
import { usePageExtra } from '../../data/pageLoader';
import { FirstDayGone } from '../../features/first-day/FirstDayGone';
import { FirstDayView } from '../../features/first-day/FirstDayView';
import { useWords } from '../../i18n/intl';
import { postToWorker } from '../../lib/offline/workerMessages';
import { ErrorPage } from '../../lib/page/ErrorPage';
import { PageHead } from '../../lib/page/PageHead';
import { isSharedComputer } from '../../lib/sharedComputer';
import { applicationPaths } from '../../lib/site/applicationPaths';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { candidateLoader } from '../../session/candidateLoader';

const NOT_FOUND = () => errorResponse(null, { status: 404 });

export const loader = candidateLoader(async (prefetch, { params }) => {
  const { applicationId } = params;
  if (!applicationId) throw NOT_FOUND();
  try {
    await prefetch.read(ownFirstDay, { applicationId });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'not_found' || error.code === 'invalid_request') throw NOT_FOUND();
    throw error;
  }
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
  const { demo } = useSite();
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
        linkComponent={RouterLink}
        kept={kept}
        demo={demo}
      />
    </>
  );
}

/** No application of theirs has this first day. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { t } = useWords();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <>
      <PageHead title={t('first_day.gone.title')} noIndex />
      <FirstDayGone applicationsHref={paths.applications()} linkComponent={RouterLink} />
    </>
  );
}
