import type { InsightConfiguration } from '#domain/api/insights';
import { LEAST_ANSWERS, YEARS_KEPT } from './answers';
import { AREA_TEXTS, AREAS, SCALE, SCALE_TEXTS, STATEMENTS } from './statements';

export const CONFIGURATION: InsightConfiguration = {
  areas: AREAS.map((id) => ({ id, text: AREA_TEXTS[id] })),
  statements: [...STATEMENTS],
  scale: { ...SCALE, texts: [...SCALE_TEXTS] },
  leastAnswers: LEAST_ANSWERS,
  yearsKept: YEARS_KEPT,
};
