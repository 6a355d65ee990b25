import type { JobOrder } from '#domain/jobs/filter';

/** A job's sort keys in all orders. */
export interface SortKey {
  /** What it scores in the order `relevance`; 0 in the others. */
  score: number;
  /** Highest comparable rate, SEK per hour; 0 for none. */
  rate: number;
  /** Milliseconds since the epoch. */
  publishedAt: number;
  id: string;
}

/** What the order by age depends on. */
export type AgeKey = Pick<SortKey, 'publishedAt' | 'id'>;

/** Newest first, then by id descending, so that the order is total. Negative: `a` comes first. */
export function compareNewest(a: AgeKey, b: AgeKey): number {
  if (a.publishedAt !== b.publishedAt) return b.publishedAt - a.publishedAt;
  if (a.id === b.id) return 0;
  return a.id > b.id ? -1 : 1;
}

/** Highest rate first, newest first among equals, jobs without a rate last. */
export function compareHighestRate(a: Omit<SortKey, 'score'>, b: Omit<SortKey, 'score'>): number {
  return a.rate === b.rate ? compareNewest(a, b) : b.rate - a.rate;
}

/** Highest score first, newest first among equals. */
function compareRelevance(a: SortKey, b: SortKey): number {
  return a.score === b.score ? compareNewest(a, b) : b.score - a.score;
}

export const COMPARE = {
  relevance: compareRelevance,
  newest: compareNewest,
  highest_hourly_rate: compareHighestRate,
} as const satisfies Record<JobOrder, (a: SortKey, b: SortKey) => number>;
