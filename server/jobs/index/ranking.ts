import type { SearchTerm } from '#domain/search/understand';

/** The words that a search requires in ads, and what the order `relevance` prefers. */
export interface Ranking {
  /** A job must have each of them. */
  terms: readonly SearchTerm[];
  /** The profession that was written, where its word means others too: its jobs come before theirs. */
  role: string | null;
}

export const NO_RANKING: Ranking = Object.freeze({ terms: [], role: null });
