import type { InsightDetail, OwnInsight, WorkplaceInsight } from '#domain/api/insights';
import { type Score, scoreOf } from '#domain/insight/averages';
import { newFigures } from '#domain/insight/figures';
import { STATEMENTS } from '#domain/insight/statements';

/** A workplace that people answer about. */
export const aWorkplace = {
  id: 'w-0123456789abcdef',
  name: 'Björkdungens vårdcentral',
  place: 'Umeå',
  region: 'Västerbottens län',
  careProvider: 'Region Västerbotten',
  kind: 'primary_care',
} as const;

function scoreAround(level: number, answers: number): Score {
  const scores = STATEMENTS.map((_, index) => Math.min(5, Math.max(1, level + (index % 3) - 1)));
  return scoreOf([
    newFigures(
      Array.from({ length: answers }, () => ({ scores, byAssignment: true, isNew: true })),
      [],
    ),
  ]);
}

/** What a candidate sees of it. */
export function anInsight(changes: Partial<InsightDetail> = {}): WorkplaceInsight {
  const { answers, average, areas } = scoreAround(4, 24);
  return {
    answers,
    average,
    publishedOn: '2026-11-02',
    detail: {
      areas,
      assignmentsAtLeast: 15,
      experiencesAtLeast: 0,
      years: [
        { year: 2026, ...scoreAround(4, 14) },
        { year: 2025, ...scoreAround(3, 10) },
      ],
      replies: [
        {
          year: 2026,
          employer: 'Region Västerbotten',
          text: 'Tack för era svar.\nVi har sett över introduktionen sedan i våras.',
          repliedAt: '2026-11-10T09:00:00.000Z',
        },
      ],
      ...changes,
    },
  };
}

/** What a candidate may do about it. */
export function ownInsight(changes: Partial<OwnInsight> = {}): OwnInsight {
  return { year: 2026, refusal: null, source: 'experience', answers: [], ...changes };
}
