import type { SearchTerm } from '#domain/search/understand';

/** What a search asks of the ads' words, and what the order `relevance` prefers. */
export interface Ranking {
  /** A job must have each of them. */
  terms: readonly SearchTerm[];
  /** The profession that was chosen or written: its jobs come before the rest of its group. */
  role: string | null;
}

export const NO_RANKING: Ranking = Object.freeze({ terms: [], role: null });
