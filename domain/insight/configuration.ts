import { LEAST_ANSWERS, YEARS_KEPT } from './answers';
import { AREA_TEXTS, AREAS, SCALE, SCALE_TEXTS, STATEMENTS } from './statements';

/** What people are asked about workplaces, and how answers become figures. */
export const CONFIGURATION = {
  areas: AREAS.map((id) => ({ id, text: AREA_TEXTS[id] })),
  statements: [...STATEMENTS],
  scale: { ...SCALE, texts: [...SCALE_TEXTS] },
  leastAnswers: LEAST_ANSWERS,
  yearsKept: YEARS_KEPT,
};
