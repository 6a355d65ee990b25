import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { Cursor } from '#domain/live/cursor';
import { lexicon } from '#domain/search/lexicon';
import { type Clock, today } from '../lib/clock';
import { DAY } from '../lib/time';
import { hurried } from '../storage/patience';
import type { BadJob, JobIndex } from './jobIndex';
import type { JobRepository } from './jobs.repository';
import type { IndexKeeper } from './kept/indexKeeper';

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
  /** Where the index is kept between two runs; absent: it is made anew at every start. */
  kept?: { keeper: IndexKeeper; position(): Cursor } | undefined;
  /** Called with a failed read, whose jobs are read again, and with a job that cannot be indexed. */
  onError: (error: unknown) => void;
}

/** Keeps the index in step with the database. */
export interface JobIndexFeed {
  /**
   * Loads the open jobs; no change from its start on is missed. Resolves when the index is whole.
   * Call once.
   */
  start(): Promise<void>;
  /** Resolves when every change announced so far is in the index. */
  caughtUp(): Promise<void>;
  /** How many changed jobs are not in the index yet. */
  waiting(): number;
  /** Milliseconds for which changed jobs have been waiting; 0 while none does, or all are read in. */
  behind(): number;
  /** How many jobs are set aside, since they cannot be indexed. */
  setAside(): number;
  /** Keeps the index for the next start, if it has changed much since it was kept. */
  keep(): Promise<void>;
  /** Stops listening, ends reads in progress, and keeps the index. */
  stop(): Promise<void>;
}

/** Milliseconds before a failed read is retried. */
const RETRY_MS = 500;
/** Jobs that are indexed before others are served: some tens of milliseconds. */
const AT_ONCE = 100;
/** It is kept anew when a hundredth of its jobs has changed: reading so many again costs little. */
const FEW_CHANGES = 100;
/** After a day in any case: the change log forgets its cursor in the end. */
const KEPT_ANEW = DAY;
/** Milliseconds that a stop waits for the index to be kept; the next start then reads more changes. */
const KEEP_AT_STOP_MS = 2_000;
/** Of the time that loading a kept index takes, what reading its file is. */
const READING = 0.6;

/**
 * Reads the jobs that changed, one read at a time, so that an earlier read never overwrites a later
 * one.
 */
export function createJobIndexFeed(deps: JobIndexFeedDeps): JobIndexFeed {
  const { index, repository, clock, follow, kept, onError } = deps;
  const pending = new Set<string>();
  const setAside = new Set<string>();
  let stopped = false;
  let loading: Promise<void> | null = null;
  let working: Promise<void> | null = null;
  let keeping: Promise<void> = Promise.resolve();
  /** Null while nothing is kept. */
  let keptAt: number | null = null;
  /** Jobs that have changed since. */
  let changes = 0;
  let madeAt = 0;
  let unfollow = () => {};
  let notify = () => {};
  /** Null while every change is in the index. */
  let behindSince: number | null = null;

  function note(ids: readonly string[], bad: readonly BadJob[]): void {
    for (const id of ids) setAside.delete(id);
    for (const { id, error } of bad) {
      setAside.add(id);
      onError(new Error(`The job ${id} is set aside: it cannot be indexed.`, { cause: error }));
    }
  }

  async function readPending(): Promise<void> {
    while (pending.size > 0 && !stopped) {
      const ids = [...pending];
      pending.clear();
      try {
        const changed = await hurried(() => repository.findAll(ids));
        changes += ids.length;
        const found = new Set(changed.map(({ id }) => id));
        note(ids, index.apply({ changed, removed: ids.filter((id) => !found.has(id)) }));
      } catch (error) {
        onError(error);
        for (const id of ids) pending.add(id);
        await pause();
      }
    }
    behindSince = null;
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
    if (pending.size > 0) behindSince ??= clock.now();
    if (loading || stopped || working) return;
    working = readPending().finally(() => {
      working = null;
    });
  }

  /** Takes what was kept; false where it cannot be used. */
  async function restore(): Promise<boolean> {
    try {
      const found = await kept?.keeper.read((share) => index.noteLoaded(share * READING));
      if (!found || stopped) return false;
      await index.restore(found.state, today(clock), turn);
      for (const id of found.changed) pending.add(id);
      ({ madeAt, keptAt } = found);
      return true;
    } catch (error) {
      onError(error);
      index.beginLoading();
      return false;
    }
  }

  async function readAll(): Promise<void> {
    const day = today(clock);
    madeAt = clock.now();
    const count = await repository.countOpen(day);
    let read = 0;
    for await (const jobs of repository.openJobs(day)) {
      for (let from = 0; from < jobs.length && !stopped; from += AT_ONCE) {
        const changed = jobs.slice(from, from + AT_ONCE);
        note([], index.apply({ changed }));
        read += changed.length;
        index.noteLoaded(read / count);
        await turn();
      }
      if (stopped) return;
    }
  }

  async function load(): Promise<void> {
    index.beginLoading();
    if (!(await restore())) {
      for (let isRead = false; !isRead && !stopped; ) {
        try {
          await readAll();
          isRead = true;
        } catch (error) {
          onError(error);
          index.beginLoading();
          await pause();
        }
      }
    }
    // What a kept index has missed must be in it before it answers
    await readPending();
    if (stopped) return;
    await index.settle(turn);
    // A tenth of a second, which the first search with a text would wait for
    lexicon();
    index.endLoading();
  }

  function keep(): Promise<void> {
    keeping = keeping.then(keepNow, keepNow);
    return keeping;
  }

  async function keepNow(): Promise<void> {
    while (working) await working;
    const now = clock.now();
    // With changes on the way, its cursor would be ahead of it
    if (!kept || index.loading !== null || pending.size > 0) return;
    const isFar = changes * FEW_CHANGES >= index.size && changes > 0;
    if (keptAt !== null && !isFar && now - keptAt < KEPT_ANEW) return;
    const [before, cursor] = [changes, kept.position()];
    await kept.keeper.write(index.state(), { cursor, madeAt, keptAt: now, bad: [...setAside] });
    keptAt = now;
    changes -= before;
  }

  return {
    start() {
      unfollow = follow((jobIds) => {
        for (const id of jobIds) pending.add(id);
        work();
      });
      loading = load()
        .catch(onError)
        .finally(() => {
          loading = null;
          work();
          // At once, so that a process that is killed has not read every job for nothing
          if (keptAt === null) keep().catch(onError);
        });
      return loading;
    },
    async caughtUp() {
      await loading;
      while (working) await working;
    },
    waiting: () => pending.size,
    behind: () => (behindSince === null || index.loading !== null ? 0 : clock.now() - behindSince),
    setAside: () => setAside.size,
    keep,
    async stop() {
      stopped = true;
      notify();
      await loading;
      await working;
      const late = wait(KEEP_AT_STOP_MS, undefined, { ref: false });
      await Promise.race([keep().catch(onError), late]);
      unfollow();
    },
  };
}
