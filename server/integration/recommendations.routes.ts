import { recommendJob, takeBackJobRecommendation } from '#domain/api/recommendations';
import {
  recommendJobSchema,
  takeBackJobRecommendationSchema,
} from '#domain/api/recommendations.schema';
import { employerCall } from '../employers/employerCall';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { RecommendationService } from '../recommendations/recommendations.service';

/** A recruiter's links to a job of the employer whose key came with the call. */
export function employerRecommendationRoutes({
  recommendJob: recommend,
  takeJobLinkBack,
}: Pick<RecommendationService, 'recommendJob' | 'takeJobLinkBack'>): Route[] {
  return [
    route(recommendJob, parser(recommendJobSchema), async (request, caller) => ({
      status: 0,
      ...(await recommend(employerCall(caller), request)),
    })),
    route(
      takeBackJobRecommendation,
      parser(takeBackJobRecommendationSchema),
      async (request, caller) => {
        await takeJobLinkBack(employerCall(caller), request);
        return { status: 0 };
      },
    ),
  ];
}
