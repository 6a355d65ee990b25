import type { JobOrder } from '#domain/jobs/filter';

/** A job's sort keys in both orders. */
export interface SortKey {
  /** Highest comparable rate, SEK per hour; 0 for none. */
  rate: number;
  /** Milliseconds since the epoch. */
  publishedAt: number;
  id: string;
}

/** Newest first, then by id descending, so that the order is total. Negative: `a` comes first. */
export function compareNewest(a: Omit<SortKey, 'rate'>, b: Omit<SortKey, 'rate'>): number {
  if (a.publishedAt !== b.publishedAt) return b.publishedAt - a.publishedAt;
  if (a.id === b.id) return 0;
  return a.id > b.id ? -1 : 1;
}

/** Highest rate first, newest first among equals, jobs without a rate last. */
export function compareHighestRate(a: SortKey, b: SortKey): number {
  return a.rate === b.rate ? compareNewest(a, b) : b.rate - a.rate;
}

export const COMPARE = {
  relevance: compareNewest,
  newest: compareNewest,
  highest_hourly_rate: compareHighestRate,
} as const satisfies Record<JobOrder, (a: SortKey, b: SortKey) => number>;
