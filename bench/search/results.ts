import type { Timing } from './measure';

export const ENGINES = ['vikari', 'postgresql', 'orama', 'minisearch'] as const;
export type EngineName = (typeof ENGINES)[number];

/** The measurements of an engine at a size. */
export interface Figures {
  /** Without the time to generate the jobs. */
  buildSeconds: number;
  /** Heap and array buffers that the filled engine uses in its own process. */
  memoryMb: number;
  /** The memory that it uses elsewhere. */
  storage: string | null;
  /** All matches counted and the first page of 30, by filters without text. */
  list: Timing;
  /** The same with all facet counts and the rate histogram. */
  facets: Timing;
  /** The list by words spelt right, some with a filter. */
  text: Timing;
  /** The same words, the best matches first. */
  relevance?: Timing;
  /** The list by words spelt wrong. */
  misspelt: Timing;
  /** Totals and first pages of some filters, to be compared with other engines'. */
  answers: string[];
}

export type SearchBenchResult = { engine: EngineName; size: number } & (
  | { notRun: string }
  | { notRun: null; figures: Figures; agreesWithOurs: boolean }
);
