import { employerRecommendationRoutes } from '../../integration/recommendations.routes';
import { recommendationRoutes } from '../../portal/recommendations.routes';
import { createRecommendations } from '../../recommendations/recommendations.service';
import { recommendationTimers } from '../../recommendations/recommendationTimers';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

/** Links by which colleagues and recruiters recommend jobs. */
export function createRecommendationSubject(tools: Tools): Subject {
  const recommendations = createRecommendations(tools);
  return {
    routes: [
      ...recommendationRoutes(recommendations),
      ...employerRecommendationRoutes(recommendations),
    ],
    timers: recommendationTimers(tools),
  };
}
