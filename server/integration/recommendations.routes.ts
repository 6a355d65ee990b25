import { recommendJob } from '#domain/api/recommendations';
import { recommendJobSchema } from '#domain/api/recommendations.schema';
import { employerCall } from '../employers/employerCall';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { RecommendationService } from '../recommendations/recommendations.service';

/** A recruiter's link to a job of the employer whose key came with the call. */
export function employerRecommendationRoutes({
  recommendJob: recommend,
}: Pick<RecommendationService, 'recommendJob'>): Route[] {
  return [
    route(recommendJob, parser(recommendJobSchema), async (request, caller) => ({
      status: 0,
      ...(await recommend(employerCall(caller), request)),
    })),
  ];
}
