import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { ownRecommendation, recommendationAnswers } from './recommendations.responses';
import type {
  makeRecommendationSchema,
  recommendJobSchema,
  takeBackJobRecommendationSchema,
} from './recommendations.schema';

/** A link that a candidate has made. Instants are ISO 8601 UTC. */
export type OwnRecommendation = InferType<typeof ownRecommendation>;

/** GET portal validateRecommendation: `id` is the secret one that the link has. */
export const validateRecommendation = endpoint<
  { id: string },
  Answered<typeof recommendationAnswers.validateRecommendation>
>({
  service: 'portal',
  method: 'GET',
  path: 'validateRecommendation',
  access: 'public',
  ofLink: true,
});

/** POST portal make_recommendation (our name): `conflict` when there are too many valid links. */
export const makeRecommendation = endpoint<
  InferType<typeof makeRecommendationSchema>,
  Answered<typeof recommendationAnswers.makeRecommendation>
>({ service: 'portal', method: 'POST', path: 'make_recommendation', access: 'candidate' });

/** GET portal fetch_recommendations (our name). */
export const fetchRecommendations = endpoint<
  Record<string, never>,
  Answered<typeof recommendationAnswers.fetchRecommendations>
>({ service: 'portal', method: 'GET', path: 'fetch_recommendations', access: 'candidate' });

/** POST portal take_back_recommendation (our name): by the id of the list; done twice it is fine. */
export const takeBackRecommendation = endpoint<
  { id: string },
  Answered<typeof recommendationAnswers.takeBackRecommendation>
>({ service: 'portal', method: 'POST', path: 'take_back_recommendation', access: 'candidate' });

/** POST /api/integration/jobs/:id/recommendation */
export const recommendJob = endpoint<
  InferType<typeof recommendJobSchema>,
  Answered<typeof recommendationAnswers.recommendJob>
>({
  service: 'integration',
  method: 'POST',
  path: 'jobs/:id/recommendation',
  access: 'employer',
});

/**
 * POST /api/integration/jobs/:id/recommendation/take_back: done twice, or with a link that has
 * expired, it is fine.
 */
export const takeBackJobRecommendation = endpoint<
  InferType<typeof takeBackJobRecommendationSchema>,
  Answered<typeof recommendationAnswers.takeBackJobRecommendation>
>({
  service: 'integration',
  method: 'POST',
  path: 'jobs/:id/recommendation/take_back',
  access: 'employer',
});
