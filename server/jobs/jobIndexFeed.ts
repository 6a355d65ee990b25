import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { Cursor } from '#domain/live/cursor';
import { lexicon } from '#domain/search/lexicon';
import { type Clock, today } from '../lib/clock';
import { DAY } from '../lib/time';
import type { Quarantine } from '../quarantine/quarantine';
import { hurried } from '../storage/patience';
import { createIndexComparer, type DifferenceCounts } from './indexComparer';
import { JobIndex } from './jobIndex';
import type { JobRepository, WrittenJob } from './jobs.repository';
import { createJobsSetAside } from './jobsSetAside';
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
  /** Keeps and names the jobs that cannot be indexed; absent: `onError` names them. */
  quarantine?: Pick<Quarantine, 'setAsideAll' | 'release' | 'all' | 'onRetry'> | undefined;
  /** The names of all employers that are known, of open jobs and others; none when absent. */
  employers?: (() => Promise<readonly string[]>) | undefined;
  /** Which of some jobs have changes on the way to `follow`; none when absent. */
  onTheWay?: ((jobIds: readonly string[]) => Promise<ReadonlySet<string>>) | undefined;
  /** Called with a failed read, whose jobs are read again, and with what the index had wrong. */
  onError: (error: unknown) => void;
}

/** Keeps the index in step with the database. */
export interface JobIndexFeed {
  /**
   * Loads the open jobs; no change from its start on is missed. Resolves when the index is whole, and
   * then compares it with the database once. Call once.
   */
  start(): Promise<void>;
  /** Resolves when every change announced so far is in the index. */
  caughtUp(): Promise<void>;
  /** Resolves when what was set aside and released so far is noted. */
  noted(): Promise<void>;
  /** How many changed jobs are not in the index yet. */
  waiting(): number;
  /** Milliseconds for which changed jobs have been waiting; 0 while none does, or all are read in. */
  behind(): number;
  /** How many jobs are set aside, since they cannot be indexed. */
  setAside(): number;
  /**
   * Compares the index with the database by slices, and reads again what differs; where that is much,
   * all is read again beside it. Nothing while it is being read in.
   */
  compare(): Promise<DifferenceCounts>;
  /** What the last comparison found; zeros before the first. */
  differences(): DifferenceCounts;
  /**
   * Reads all jobs into another index, which takes the place of this one when it is whole.
   * @throws Error when far too many jobs are missing from it, or too many: it is not taken then.
   */
  rebuild(): Promise<void>;
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
/** Times that what has changed meanwhile is read before another index takes the place of the one. */
const CATCH_UPS = 4;
/** Of the time that loading a kept index takes, what reading its file is. */
const READING = 0.6;

/**
 * Reads the jobs that changed, one read at a time, so that an earlier read never overwrites a later
 * one.
 */
export function createJobIndexFeed(deps: JobIndexFeedDeps): JobIndexFeed {
  const { index, repository, clock, follow, kept, quarantine, onError } = deps;
  const { onTheWay = async () => new Set<string>(), employers = async () => [] } = deps;
  const pending = new Set<string>();
  const setAside = createJobsSetAside({ quarantine, onError });
  /** What has changed since another index began to be read in beside this one. */
  let missed: Set<string> | null = null;
  let rebuilding: Promise<void> | null = null;
  let stopped = false;
  let loading: Promise<void> | null = null;
  let working: Promise<void> | null = null;
  let keeping: Promise<void> = Promise.resolve();
  let comparing: Promise<void> = Promise.resolve();
  /** Null while nothing is kept. */
  let keptAt: number | null = null;
  /** Jobs that have changed since. */
  let changes = 0;
  let madeAt = 0;
  let unfollow = () => {};
  let notify = () => {};
  /** Null while every change is in the index. */
  let behindSince: number | null = null;

  /** Takes the changes into an index, and notes which jobs it cannot hold. */
  function take(into: JobIndex, ids: readonly string[], found: readonly WrittenJob[]): void {
    const written = new Map(found.map((one) => [one.job.id, one.written]));
    const bad = into.apply({
      changed: found.map(({ job }) => job),
      removed: ids.filter((id) => !written.has(id)),
      written,
    });
    setAside.note(ids, bad, written);
  }

  async function readPending(): Promise<void> {
    while (pending.size > 0 && !stopped) {
      const ids = [...pending];
      pending.clear();
      try {
        const found = await hurried(() => repository.findWritten(ids));
        changes += ids.length;
        take(index, ids, found);
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

  async function readAll(into: JobIndex): Promise<void> {
    const day = today(clock);
    madeAt = clock.now();
    const count = await repository.countOpen(day);
    let read = 0;
    for await (const jobs of repository.openJobs(day)) {
      for (let from = 0; from < jobs.length && !stopped; from += AT_ONCE) {
        const some = jobs.slice(from, from + AT_ONCE);
        take(into, [], some);
        read += some.length;
        into.noteLoaded(read / count);
        await turn();
      }
      if (stopped) return;
    }
  }

  /** Without them a search reads the words of a name, so that a failure holds nothing up. */
  async function knowEmployers(): Promise<void> {
    try {
      index.knowEmployers(await employers());
    } catch (error) {
      onError(error);
    }
  }

  async function load(): Promise<void> {
    index.beginLoading();
    if (!(await restore())) {
      for (let isRead = false; !isRead && !stopped; ) {
        try {
          await readAll(index);
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
    await knowEmployers();
    await index.settle(turn);
    // A tenth of a second, which the first search with a text would wait for
    lexicon();
    index.endLoading();
    setAside.releaseOthers();
  }

  async function rebuildNow(): Promise<void> {
    await loading;
    const fresh = new JobIndex();
    fresh.beginLoading();
    const since = new Set<string>();
    missed = since;
    try {
      await readAll(fresh);
      // Each time less has changed meanwhile; what is left then is read again after it
      for (let time = 0; time < CATCH_UPS && !stopped; time += 1) {
        const ids = [...since];
        since.clear();
        if (ids.length > 0) take(fresh, ids, await repository.findWritten(ids));
        await fresh.settle(turn);
        if (since.size === 0) break;
      }
      if (!stopped) await comparer.correct(fresh, (ids, found) => take(fresh, ids, found));
    } finally {
      missed = null;
    }
    if (stopped) return;
    fresh.endLoading();
    index.become(fresh);
    for (const id of since) pending.add(id);
    work();
    // What is kept is from before
    keptAt = null;
  }

  function rebuild(): Promise<void> {
    rebuilding ??= rebuildNow().finally(() => {
      rebuilding = null;
    });
    return rebuilding;
  }

  async function caughtUp(): Promise<void> {
    await loading;
    while (working) await working;
  }

  async function readAgain(ids: readonly string[]): Promise<void> {
    for (const id of ids) pending.add(id);
    work();
    await caughtUp();
  }

  const comparer = createIndexComparer({
    index,
    repository,
    clock,
    setAside,
    onTheWay,
    isStopped: () => stopped,
    isWaiting: (id) => pending.has(id),
    caughtUp,
    readAgain,
    rebuild,
    onError,
  });

  quarantine?.onRetry('search index', async (ids) => {
    setAside.expect(ids);
    await readAgain(ids);
    await setAside.noted();
  });

  async function compareAtStart(): Promise<void> {
    try {
      await comparer.compare();
    } catch (error) {
      if (!stopped) onError(error);
    }
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
    await kept.keeper.write(index.state(), {
      cursor,
      madeAt,
      keptAt: now,
      bad: [...setAside.written.keys()],
    });
    keptAt = now;
    changes -= before;
  }

  return {
    start() {
      unfollow = follow((jobIds) => {
        for (const id of jobIds) {
          pending.add(id);
          missed?.add(id);
        }
        work();
      });
      loading = load()
        .catch(onError)
        .finally(() => {
          loading = null;
          work();
          // At once, so that a process that is killed has not read every job for nothing
          if (keptAt === null) keep().catch(onError);
          // Whatever it was made from, and whatever was asked while the node was stopped
          comparing = compareAtStart();
        });
      return loading;
    },
    caughtUp,
    noted: setAside.noted,
    compare: comparer.compare,
    differences: comparer.differences,
    rebuild,
    waiting: () => pending.size,
    behind: () => (behindSince === null || index.loading !== null ? 0 : clock.now() - behindSince),
    setAside: () => setAside.written.size,
    keep,
    async stop() {
      stopped = true;
      notify();
      await loading;
      await working;
      await rebuilding?.catch(onError);
      await comparing;
      await setAside.noted();
      const late = wait(KEEP_AT_STOP_MS, undefined, { ref: false });
      await Promise.race([keep().catch(onError), late]);
      unfollow();
    },
  };
}
