import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { filterJobs } from '#domain/api/portal';
import { jobListRequest } from '../../data/jobs';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { useApi } from '../../data/useApi';
import { LandingScreen } from '../../features/job-search/landing/LandingScreen';
import { landingTexts } from '../../features/job-search/landing/landingTexts';
import {
  type LandingData,
  landingQuery,
  loadLanding,
  WORTH_A_PAGE,
} from '../../features/job-search/landing/loadLanding';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { ErrorBoundary as NotFound } from '../not-found/NotFoundPage';

export { revalidateOnNewPath as shouldRevalidate } from '../../lib/page/revalidateOnNewPath';

export const loader = pageLoader(loadLanding);

/** Jobs of one role, in one place, or both. */
export function Component() {
  const words = useWords();
  const landing = usePageExtra<LandingData>();
  const { data: list } = useApi(filterJobs, jobListRequest(landingQuery(landing)));
  const { role, place } = landing;
  const names = { role: role?.label ?? null, place: place?.label ?? null };
  const total = list?.total ?? 0;
  const texts = landingTexts(words, names, total);
  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.description}
        noIndex={role !== null && place !== null && total < WORTH_A_PAGE}
      />
      <LandingScreen {...landing} texts={texts} />
    </>
  );
}

/**
 * A role or place that does not exist is an unknown path; any other error is handled by the shell.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <NotFound />;
}
