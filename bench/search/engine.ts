import type { JobFilter } from '#domain/jobs/filter';

/** A search's results, for comparing engines with each other. */
export interface Found {
  total: number;
  /** The first page, newest first. */
  ids: string[];
}

/** A search engine filled with the bench's jobs. */
interface Engine {
  /** Counts all matches, and returns the first page of them. */
  list(filter: JobFilter): Promise<Found>;
  /** The same with the best matches of the text first, as the engine itself ranks them. */
  listByRelevance(filter: JobFilter): Promise<Found>;
  /** The list with the counts of all facets and of the rate bars, each without its own filter. */
  listWithFacets(filter: JobFilter): Promise<Found>;
  /** Memory that the process's own figures do not show; null when they show everything. */
  storage(): Promise<string | null>;
  close(): Promise<void>;
}

/** Fills an engine with `size` generated jobs; throws a `NotRunError` when it cannot run. */
export type EngineFactory = (size: number) => Promise<Engine>;

/** The reason why an engine has no figures. */
export class NotRunError extends Error {}

export const PAGE_LENGTH = 30;
