import { emptySchema } from '#domain/api/privacy.schema';
import {
  fetchRecommendations,
  makeRecommendation,
  takeBackRecommendation,
  validateRecommendation,
} from '#domain/api/recommendations';
import { makeRecommendationSchema, recommendationSchema } from '#domain/api/recommendations.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { signedInCaller } from '../policy/caller';
import type { RecommendationService } from '../recommendations/recommendations.service';

/** Calls a minute from one address: nobody opens or makes more by hand. */
const PER_MINUTE = { validate: 60, make: 20 };

/** Recommending a job to a colleague, and what a colleague's link leads to. */
export function recommendationRoutes(recommendations: RecommendationService): Route[] {
  return [
    route(
      validateRecommendation,
      parser(recommendationSchema),
      async ({ id }, { userId }) => ({
        status: 0,
        ...(await recommendations.validate(userId, id)),
      }),
      { perMinute: PER_MINUTE.validate },
    ),
    route(
      makeRecommendation,
      parser(makeRecommendationSchema),
      async (request, caller) => ({
        status: 0,
        ...(await recommendations.make(signedInCaller(caller).userId, request)),
      }),
      { perMinute: PER_MINUTE.make },
    ),
    route(fetchRecommendations, parser(emptySchema), async (_request, caller) => ({
      status: 0,
      results: await recommendations.list(signedInCaller(caller).userId),
    })),
    route(takeBackRecommendation, parser(recommendationSchema), async ({ id }, caller) => {
      await recommendations.takeBack(signedInCaller(caller).userId, id);
      return { status: 0 };
    }),
  ];
}
