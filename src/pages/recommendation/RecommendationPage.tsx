import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '#domain/api/errors';
import { validateRecommendation } from '#domain/api/recommendations';
import { keptRecommendation, withRecommendation } from '../../data/keptRecommendation';
import { pageLoader } from '../../data/pageLoader';
import { useRecommendation } from '../../data/recommendations';
import {
  type Recommendation,
  RecommendationView,
} from '../../features/recommendation/RecommendationView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';

const UNKNOWN: Recommendation = { state: 'unknown', job: null, by: null, firstName: null };

export const loader = pageLoader(async (prefetch, { url }) => {
  const id = url.searchParams.get('id');
  if (!id) return null;
  try {
    await prefetch.read(validateRecommendation, { id });
  } catch (error) {
    // No link has such an id
    if (error instanceof ApiError && error.code === 'invalid_request') return null;
    throw error;
  }
  return id;
});

/** What the recommendation in `?id=` leads to, for a visitor and for who is signed in. */
export function Component() {
  const { t, language } = useWords();
  const { today } = useSite();
  const id = useSearchParams()[0].get('id');
  const { data, error } = useRecommendation(id || null);
  const isGuess = !id || (error instanceof ApiError && error.code === 'invalid_request');
  const recommendation = isGuess ? UNKNOWN : data;
  const { state, job = null } = recommendation ?? {};
  const jobId = job?.id;
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    if (state !== 'valid' || !jobId || !id) return;
    keptRecommendation.keep(jobId, id);
    setKept(true);
  }, [state, jobId, id]);

  // Until a script has kept it, and where none runs, the job's address carries it
  const carried = state === 'valid' && !isKept ? id : null;
  if (!recommendation) return null;
  return (
    <>
      <PageHead title={t('recommendation.page')} noIndex />
      <RecommendationView
        recommendation={recommendation}
        today={today}
        hrefs={{
          job: withRecommendation(paths.job(job?.slug ?? ''), carried),
          apply: withRecommendation(paths.apply(jobId ?? ''), carried),
          applications: paths.applications(),
          jobs: paths.availableJobs(language),
        }}
        linkComponent={RouterLink}
      />
    </>
  );
}
