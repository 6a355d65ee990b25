import { lexicon } from '#domain/search/lexicon';
import { type Clock, today } from '../lib/clock';
import type { JobIndex } from './jobIndex';
import type { JobRepository } from './jobs.repository';

/**
 * The source of changes: calls `onChange` with the ids of jobs whose change has been committed, and
 * returns a function that stops it. Uses the change log's scope `jobs`.
 */
export type FollowJobs = (onChange: (jobIds: readonly string[]) => void) => () => void;

export interface JobIndexFeedDeps {
  index: JobIndex;
  repository: JobRepository;
  clock: Clock;
  follow: FollowJobs;
  /** Called with a failed read; its jobs are read again. */
  onError: (error: unknown) => void;
}

/** Keeps the index in step with the database. */
export interface JobIndexFeed {
  /** Loads the open jobs; no change from its start on is missed. Call once. */
  start(): Promise<void>;
  /** Resolves when every change announced so far is in the index. */
  caughtUp(): Promise<void>;
  /** How many changed jobs are not in the index yet. */
  waiting(): number;
  /** Stops listening and ends reads in progress. */
  stop(): Promise<void>;
}

/** Milliseconds before a failed read is retried. */
const RETRY_MS = 500;

/**
 * Reads the jobs that changed, one read at a time, so that an earlier read never overwrites a later
 * one.
 */
export function createJobIndexFeed(deps: JobIndexFeedDeps): JobIndexFeed {
  const { index, repository, clock, follow, onError } = deps;
  const pending = new Set<string>();
  let loaded = false;
  let stopped = false;
  let working: Promise<void> | null = null;
  let unfollow = () => {};
  let notify = () => {};

  async function readPending(): Promise<void> {
    while (pending.size > 0 && !stopped) {
      const ids = [...pending];
      pending.clear();
      try {
        const changed = await repository.findAll(ids);
        const found = new Set(changed.map(({ id }) => id));
        index.apply({ changed, removed: ids.filter((id) => !found.has(id)) });
      } catch (error) {
        onError(error);
        for (const id of ids) pending.add(id);
        await pause();
      }
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, RETRY_MS);
      notify = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function work(): void {
    if (!loaded || stopped || working) return;
    working = readPending().finally(() => {
      working = null;
    });
  }

  return {
    async start() {
      unfollow = follow((jobIds) => {
        for (const id of jobIds) pending.add(id);
        work();
      });
      for await (const changed of repository.openJobs(today(clock))) index.apply({ changed });
      index.refresh();
      // A tenth of a second, which the first search with a text would wait for
      lexicon();
      loaded = true;
      work();
      await working;
    },
    async caughtUp() {
      while (working) await working;
    },
    waiting: () => pending.size,
    async stop() {
      stopped = true;
      unfollow();
      notify();
      await working;
    },
  };
}
