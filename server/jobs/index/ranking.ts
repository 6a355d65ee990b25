import type { SearchTerm } from '#domain/search/understand';
import type { Unwanted } from '#domain/search/unwanted';

/** The words that a search requires in ads, and what the order `relevance` prefers. */
export interface Ranking {
  /** A job must have each of them. */
  terms: readonly SearchTerm[];
  /** The profession that was written, where its word means others too: its jobs come before theirs. */
  role: string | null;
  /** Work fields whose jobs come first among those of a profession. */
  prefers?: readonly string[];
  /** Jobs that are left out: those that any of these describes. */
  unwanted?: readonly Unwanted[];
}

export const NO_RANKING: Ranking = Object.freeze({ terms: [], role: null });
