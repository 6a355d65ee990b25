import type { InferType } from 'yup';
import type { AnswerSource } from '#domain/insight/answers';
import type { Score } from '#domain/insight/averages';
import type { Area, Statement } from '#domain/insight/statements';
import type { WorkplaceKind } from '#domain/insight/workplaces';
import type { Text } from '#domain/language';
import type { Answered } from './answer';
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
export interface InsightConfiguration {
  areas: { id: Area; text: Text }[];
  statements: Statement[];
  /** The words of the scale, the lowest score first. */
  scale: { min: number; max: number; texts: Text[] };
  /** The fewest answers that are shown, and the fewest new ones from which figures are renewed. */
  leastAnswers: number;
  /** Calendar years after its own for which an answer is kept. */
  yearsKept: number;
}

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
export interface InsightDetail {
  areas: Score['areas'];
  /** Whole fives: at least so many answers are by people hired through Vikari. */
  assignmentsAtLeast: number;
  /** The same of people who say that they have worked there. */
  experiencesAtLeast: number;
  /** By the year of their publication, the last one first. */
  years: (Score & { year: number })[];
  replies: InsightReply[];
}

/** What is published about a workplace. */
export type WorkplaceInsight = InferType<typeof insight>;

/** GET insights/average_score: `insight` is null while too few have answered. */
export const averageScore = endpoint<
  InferType<typeof workplaceIdSchema>,
  Answered<typeof insightAnswers.averageScore>
>({ service: 'portal', method: 'GET', path: 'insights/average_score', access: 'public' });

/** A place among the published workplaces of a kind in a region; equal averages share it. */
export interface InsightRanking {
  position: number;
  of: number;
  kind: WorkplaceKind;
  region: string | null;
}

/** GET insights/ranking_position: null where it or too few others are published. */
export const rankingPosition = endpoint<
  { workplaceId: string },
  Answered<typeof insightAnswers.rankingPosition>
>({ service: 'portal', method: 'GET', path: 'insights/ranking_position', access: 'candidate' });

/** A candidate's answer of a year. */
export interface OwnAnswer {
  year: number;
  source: AnswerSource;
  scores: number[];
  /** `YYYY-MM-DD`. */
  answeredOn: string;
  /** It is in published figures, and can only be taken back. */
  published: boolean;
}

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
