import type { JobFilter } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';

/** A search engine under measurement, filled with the bench's jobs. */
export interface Engine {
  /** Total matches and the first page of 30, newest first, as rows a list can show. */
  list(filter: JobFilter): Promise<EngineAnswer>;
  /** The same with the counts of all seven facets and the histogram, each without its own filter. */
  listWithFacets(filter: JobFilter): Promise<EngineAnswer>;
  close(): Promise<void>;
}

export interface EngineAnswer {
  total: number;
  ids: string[];
  /** Sum of all facet counts, so that engines can be held against each other. */
  counted?: number;
}

/** What an engine needs to be filled. */
export interface EngineSetup {
  jobs: () => Iterable<Job>;
  /** Milliseconds that the engine spent, not the generator's. */
  onBuilt(milliseconds: number): void;
}

export const ENGINES = ['vikari', 'postgresql', 'orama', 'minisearch'] as const;
export type EngineName = (typeof ENGINES)[number];

export const PAGE_LENGTH = 30;
