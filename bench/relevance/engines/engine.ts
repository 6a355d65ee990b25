import type { Job } from '#domain/jobs/job';

/** A search engine filled with the jobs. */
export interface RelevanceEngine {
  /** The ids of the first ten results. */
  search(text: string): Promise<string[]>;
  /** Which of the last results a page shows under "Närliggande yrken"; none when left out. */
  besides?(): ReadonlySet<string>;
  close(): Promise<void>;
}

/** Fills an engine; throws a `NotRunError` when it cannot run. */
export type RelevanceEngineFactory = (jobs: readonly Job[]) => Promise<RelevanceEngine>;
