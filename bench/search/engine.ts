import type { JobFilter } from '#domain/jobs/filter';

/** What a search found: enough to hold engines against each other. */
export interface Found {
  total: number;
  /** The first page, newest first. */
  ids: string[];
}

/** A search engine filled with the bench's jobs. */
interface Engine {
  /** All matches counted, and the first page of them. */
  list(filter: JobFilter): Promise<Found>;
  /** The same with the counts of all facets and of the rate bars, each without its own filter. */
  listWithFacets(filter: JobFilter): Promise<Found>;
  /** What the process's own memory does not show; null where it shows everything. */
  storage(): Promise<string | null>;
  close(): Promise<void>;
}

/** Fills an engine with `size` generated jobs; throws a `NotRunError` where it cannot run. */
export type EngineFactory = (size: number) => Promise<Engine>;

/** Says why an engine has no figures. */
export class NotRunError extends Error {}

export const PAGE_LENGTH = 30;
