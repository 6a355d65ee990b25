import { CONFIGURATION } from '#domain/api/insightConfiguration';
import {
  averageScore,
  insightConfiguration,
  ownAnswers as ownAnswersCall,
  rankingPosition,
  submitAnswer,
  takeBackAnswer,
} from '#domain/api/insights';
import {
  submitAnswerSchema,
  takeBackAnswerSchema,
  workplaceIdSchema,
} from '#domain/api/insights.schema';
import { emptySchema } from '#domain/api/privacy.schema';
import { queryWorkplaces } from '#domain/api/workplaces';
import { queryWorkplacesSchema } from '#domain/api/workplaces.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { Insight } from '../insight/insight';
import { candidateCall } from '../policy/caller';

/** Answers that one caller sends in a minute. */
const ANSWERS_PER_MINUTE = 20;

/** The portal service's endpoints for workplace insight. */
export function insightRoutes({ insight, ownAnswers }: Insight): Route[] {
  return [
    route(queryWorkplaces, parser(queryWorkplacesSchema), async ({ q }) => ({
      status: 0,
      results: await insight.search(q),
    })),
    route(insightConfiguration, parser(emptySchema), async () => ({ status: 0, ...CONFIGURATION })),
    route(averageScore, parser(workplaceIdSchema), async (request, { userId }) => ({
      status: 0,
      ...(await insight.show(request, userId === null ? 'visitor' : 'member')),
    })),
    route(rankingPosition, parser(workplaceIdSchema), async ({ workplaceId }) => ({
      status: 0,
      ranking: await insight.rank(workplaceId),
    })),
    route(ownAnswersCall, parser(workplaceIdSchema), async ({ workplaceId }, caller) => ({
      status: 0,
      own: await ownAnswers.read(candidateCall(caller).userId, workplaceId),
    })),
    route(
      submitAnswer,
      parser(submitAnswerSchema),
      async (request, caller) => ({
        status: 0,
        own: await ownAnswers.submit(candidateCall(caller), request),
      }),
      { perMinute: ANSWERS_PER_MINUTE },
    ),
    route(
      takeBackAnswer,
      parser(takeBackAnswerSchema),
      async (request, caller) => ({
        status: 0,
        own: await ownAnswers.takeBack(candidateCall(caller).userId, request),
      }),
      { perMinute: ANSWERS_PER_MINUTE },
    ),
  ];
}
