import type { InferType } from 'yup';
import type { Answered, AnsweredFields } from './answer';
import { endpoint } from './endpoint';
import type { insight, insightAnswers, own, reply, workplace } from './insights.responses';
import type {
  insightOfJobSchema,
  replyToInsightSchema,
  submitAnswerSchema,
  takeBackAnswerSchema,
  workplaceIdSchema,
} from './insights.schema';

/** What people are asked about workplaces, and how answers become figures. */
export type InsightConfiguration = AnsweredFields<typeof insightAnswers.insightConfiguration>;

/** GET insights/configuration */
export const insightConfiguration = endpoint<
  Record<string, never>,
  Answered<typeof insightAnswers.insightConfiguration>
>({
  service: 'portal',
  method: 'GET',
  path: 'insights/configuration',
  access: 'public',
});

export type InsightWorkplace = InferType<typeof workplace>;

/** What an employer with jobs at a workplace says of a year's figures. */
export type InsightReply = InferType<typeof reply>;

/** What only signed-in candidates see. */
export type InsightDetail = NonNullable<WorkplaceInsight['detail']>;

/** What is published about a workplace. */
export type WorkplaceInsight = InferType<typeof insight>;

/** GET insights/average_score: `insight` is null while too few have answered. */
export const averageScore = endpoint<
  InferType<typeof workplaceIdSchema>,
  Answered<typeof insightAnswers.averageScore>
>({ service: 'portal', method: 'GET', path: 'insights/average_score', access: 'public' });

/** A place among the published workplaces of a kind in a region; equal averages share it. */
export type InsightRanking = NonNullable<
  Answered<typeof insightAnswers.rankingPosition>['ranking']
>;

/** GET insights/ranking_position: null where it or too few others are published. */
export const rankingPosition = endpoint<
  { workplaceId: string },
  Answered<typeof insightAnswers.rankingPosition>
>({ service: 'portal', method: 'GET', path: 'insights/ranking_position', access: 'candidate' });

/** A candidate's answer of a year. */
export type OwnAnswer = OwnInsight['answers'][number];

/** Whether and how the caller may answer about a workplace this year. */
export type OwnInsight = InferType<typeof own>;

/** GET insights/own_answers */
export const ownAnswers = endpoint<
  { workplaceId: string },
  Answered<typeof insightAnswers.ownAnswers>
>({
  service: 'portal',
  method: 'GET',
  path: 'insights/own_answers',
  access: 'candidate',
});

/** POST insights/submit_answer: this year's; until it is published, sending again changes it. */
export const submitAnswer = endpoint<
  InferType<typeof submitAnswerSchema>,
  Answered<typeof insightAnswers.submitAnswer>
>({ service: 'portal', method: 'POST', path: 'insights/submit_answer', access: 'candidate' });

/** POST insights/take_back_answer: the figures lose it when they are renewed. */
export const takeBackAnswer = endpoint<
  InferType<typeof takeBackAnswerSchema>,
  Answered<typeof insightAnswers.takeBackAnswer>
>({ service: 'portal', method: 'POST', path: 'insights/take_back_answer', access: 'candidate' });

/** GET /api/integration/jobs/:id/insight: what is published about the workplace of an own job. */
export const insightOfJob = endpoint<
  InferType<typeof insightOfJobSchema>,
  Answered<typeof insightAnswers.insightOfJob>
>({
  service: 'integration',
  method: 'GET',
  path: 'jobs/:id/insight',
  access: 'employer',
});

/**
 * POST /api/integration/jobs/:id/insight_reply: the employer's public reply to a year's figures
 * about the workplace of an own job; sent again it is changed, null takes it back.
 */
export const replyToInsight = endpoint<
  InferType<typeof replyToInsightSchema>,
  Answered<typeof insightAnswers.replyToInsight>
>({ service: 'integration', method: 'POST', path: 'jobs/:id/insight_reply', access: 'employer' });
