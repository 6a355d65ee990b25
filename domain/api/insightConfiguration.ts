import { LEAST_ANSWERS, YEARS_KEPT } from '#domain/insight/answers';
import { AREA_TEXTS, AREAS, SCALE, SCALE_TEXTS, STATEMENTS } from '#domain/insight/statements';
import type { InsightConfiguration } from './insights';

/** What `insights/configuration` answers. */
export const CONFIGURATION: InsightConfiguration = {
  areas: AREAS.map((id) => ({ id, text: AREA_TEXTS[id] })),
  statements: [...STATEMENTS],
  scale: { ...SCALE, texts: [...SCALE_TEXTS] },
  leastAnswers: LEAST_ANSWERS,
  yearsKept: YEARS_KEPT,
};
