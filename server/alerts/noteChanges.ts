import { alertFactsOf, sameFacts } from '#domain/alerts/alertFacts';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import { jobStatusOn } from '#domain/jobs/closing';
import type { JobFilter } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import { type Cursor, compareCursors, formatCursor, parseCursor } from '#domain/live/cursor';
import { findCandidateFacts } from '../candidates/candidateRecords';
import { changedAfter, changesAfter, isRemembered } from '../changeLog/changeLog';
import { JobIndex } from '../jobs/jobIndex';
import { searchAmong } from '../jobs/searchJobs';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import { type BadItem, NotWholeError, type Quarantine } from '../quarantine/quarantine';
import type { Database, Queryable } from '../storage/database';
import {
  claimSetting,
  deleteSetting,
  findSetting,
  saveSetting,
} from '../storage/settings.repository';
import { StoreUnavailableError } from '../storage/sqlError';
import { areWholeFacts, filterOf } from './alert';
import {
  findJobIdsAfter,
  findJobs,
  findSeenJobs,
  type SeenJob,
  saveSeenJobs,
  seedSeenJobs,
} from './alertJobs.repository';
import {
  type ChangedFacts,
  findClosing,
  noteChanged,
  noteClosing,
  noteNew,
  type WatchedSearch,
  watchedSearches,
} from './waiting.repository';
import { findWalk, saveWalk, type Walk } from './walk';

/** In `settings`: up to where the changes of jobs have been looked at. */
const CURSOR_KEY = 'alerts_noted_to';
/** In `settings`: when the last round was, milliseconds. */
const NOTED_KEY = 'alerts_noted_at';
/** In `settings`: the last day on which it was looked what closes soon. */
const CLOSING_KEY = 'alerts_closing_noted';
/** In `settings`: the walk that stores all jobs as seen before the first round. */
const SEED_KEY = 'alerts_seeding';
/** In `settings`: the walk over all jobs after the log has forgotten the changes since the cursor. */
const ALL_KEY = 'alerts_noting_all';
/** Changes or jobs in one batch. */
const BATCH = 1000;
/** Searches after which others get their turn. */
const TURN = 50;

export interface NoteDeps {
  db: Database;
  clock: Clock;
  /** The jobs as they can be searched now. */
  index: JobIndex;
  /** Up to where the change log is in the index, once it has caught up. */
  indexedTo(): Promise<Cursor>;
  quarantine: Quarantine;
}

/**
 * Notes which alerts may notify of the jobs that have changed since the last round. Any node does a
 * round; where two do the same one, the second notes nothing.
 */
export function createNoteChanges(deps: NoteDeps): () => Promise<void> {
  const { db, clock } = deps;
  // By another round than the cursor's, which has gone on without them
  deps.quarantine.onRetry('alert notes', async (ids) => {
    await noteJobs(deps, ids, await deps.indexedTo());
  });

  /** The next slice of what was there before the first round; the last one begins the rounds. */
  function seedNext(upTo: Cursor): Promise<void> {
    return db.transaction(async (tx) => {
      if ((await findSetting(tx, CURSOR_KEY)) !== null) return;
      const walk = (await findWalk(tx, SEED_KEY)) ?? { upTo, begunAt: clock.now(), after: '' };
      const publishedBy = instant(walk.begunAt);
      const last = await seedSeenJobs(tx, { after: walk.after, limit: BATCH, publishedBy });
      if (last !== null) return saveWalk(tx, SEED_KEY, { ...walk, after: last });
      await claimSetting(tx, CURSOR_KEY, formatCursor(walk.upTo));
      await deleteSetting(tx, SEED_KEY);
    });
  }

  async function begin(upTo: Cursor): Promise<Cursor> {
    for (;;) {
      const text = await findSetting(db, CURSOR_KEY);
      if (text !== null) return (typeof text === 'string' ? parseCursor(text) : null) ?? upTo;
      await seedNext(upTo);
    }
  }

  /**
   * Notes all jobs, any of which may have changed: the log no longer has the changes since the
   * cursor. Null when another node has gone on with it meanwhile.
   */
  async function noteAll(cursor: Cursor, upTo: Cursor): Promise<Cursor | null> {
    const found = await findWalk(db, ALL_KEY);
    let walk: Walk = { upTo, begunAt: clock.now(), after: '' };
    if (found && (await isRemembered(db, found.upTo))) walk = found;
    else await saveWalk(db, ALL_KEY, walk);
    for (;;) {
      const ids = await findJobIdsAfter(db, walk.after, BATCH);
      const last = ids.at(-1);
      if (last === undefined) break;
      const { after } = walk;
      walk = { ...walk, after: last };
      const next = walk;
      const isOurs = await noteJobs(deps, ids, upTo, async (tx) => {
        if ((await findWalk(tx, ALL_KEY))?.after !== after) return false;
        await saveWalk(tx, ALL_KEY, next);
        return true;
      });
      if (!isOurs) return null;
    }
    const isEnded = await db.transaction(async (tx) => {
      if (!(await moveCursor(tx, cursor, walk.upTo))) return false;
      await deleteSetting(tx, ALL_KEY);
      return true;
    });
    return isEnded ? walk.upTo : null;
  }

  async function noteClosingOnce(): Promise<void> {
    const day = today(clock);
    if ((await findSetting(db, CLOSING_KEY)) === day) return;
    let after: string | undefined = '';
    while (after !== undefined) {
      const ids = await findClosing(db, day, after);
      if (ids.length > 0) await db.transaction((tx) => noteClosing(tx, ids, clock.now()));
      after = ids.at(-1);
    }
    // What is noted again after an interruption was noted already, or notified
    await saveSetting(db, CLOSING_KEY, day);
  }

  return async () => {
    const now = clock.now();
    const upTo = await deps.indexedTo();
    let cursor = await begin(upTo);
    if (!(await isRemembered(db, cursor))) {
      const noted = await noteAll(cursor, upTo);
      if (!noted) return;
      cursor = noted;
    }
    for (;;) {
      const changes = await changesAfter(db, cursor, BATCH, ['jobs']);
      const indexed = changes.filter((change) => compareCursors(change.cursor, upTo) <= 0);
      const last = indexed.at(-1);
      if (!last) break;
      const ids = [...new Set(indexed.map(({ entityId }) => entityId))];
      const from = cursor;
      cursor = last.cursor;
      if (!(await noteJobs(deps, ids, upTo, (tx) => moveCursor(tx, from, last.cursor)))) break;
    }
    await noteClosingOnce();
    await saveSetting(db, NOTED_KEY, now);
  };
}

/** False when another node has moved it meanwhile. */
async function moveCursor(tx: Queryable, from: Cursor, to: Cursor): Promise<boolean> {
  if ((await findSetting(tx, CURSOR_KEY)) !== formatCursor(from)) return false;
  await saveSetting(tx, CURSOR_KEY, formatCursor(to));
  return true;
}

/** What the change of a job means. */
interface ChangedJob {
  job: Job;
  open: boolean;
  openedAt: number;
  /** As it was seen before; null for one that opens now. */
  before: SeenJob | null;
  hasOtherFacts: boolean;
}

/**
 * A job that is not whole is set aside, and noted once it is. One that has changed since is left to
 * the round that comes to that change: its row says what the index cannot find yet, and would be
 * stored as seen.
 *
 * @param upTo - up to where the change log is in the index.
 * @param step - stores in the same transaction how far this has come; false when another node has
 *   noted them meanwhile, which then is the answer.
 */
async function noteJobs(
  { db, clock, index, quarantine }: NoteDeps,
  ids: readonly string[],
  upTo: Cursor,
  step?: (tx: Queryable) => Promise<boolean>,
): Promise<boolean> {
  const now = clock.now();
  const day = today(clock);
  const { jobs: stored, bad } = await findJobs(db, ids);
  const later = await changedAfter(db, upTo, { scope: 'jobs', ids });
  const jobs = stored.filter(({ id }) => !later.has(id));
  const twins = new Map(jobs.map(({ id }) => [id, index.twinsOf(id, day).map((twin) => twin.id)]));
  const asSeen = await findSeenJobs(db, [...new Set([...ids, ...[...twins.values()].flat()])]);
  const { seen, spoilt } = wholeSeen(asSeen, jobs);
  const changed = jobs.map((job) =>
    changeOf(job, seenBefore(seen, [job.id, ...(twins.get(job.id) ?? [])], day), { now, day }),
  );
  const open = changed.filter((one) => one.open);
  const found = open.length === 0 ? [] : await findNew({ db, index, day, changed: open });
  const known = open.flatMap(({ job, before, hasOtherFacts }): ChangedFacts[] => {
    const earlier = seen.get(job.id);
    const hasReopened = before === null;
    if (!earlier || (!hasOtherFacts && !hasReopened)) return [];
    return [{ jobId: job.id, before: earlier.facts, after: alertFactsOf(job) }];
  });
  // Before the step, so that none is passed by and forgotten
  await quarantine.setAsideAll('alert notes', [...bad, ...spoilt]);
  const isNoted = await db.transaction(async (tx) => {
    if (step && !(await step(tx))) return false;
    await noteNew(tx, found, now);
    const notedAt = await findSetting(tx, NOTED_KEY);
    const since = typeof notedAt === 'number' ? notedAt : now;
    await noteChanged(tx, known, { now, since });
    await saveSeenJobs(tx, changed);
    return true;
  });
  const stay = new Set([...bad, ...spoilt].map(({ item }) => item));
  if (isNoted) {
    const whole = ids.filter((id) => !stay.has(id));
    await quarantine.release('alert notes', whole);
  }
  return isNoted;
}

/**
 * How jobs were seen. Where that is not whole, as they are now: none of their changes is told then,
 * and they are stored as seen. Of another job, a twin, it is as if it had not been seen.
 */
function wholeSeen(
  stored: ReadonlyMap<string, SeenJob>,
  jobs: readonly Job[],
): { seen: Map<string, SeenJob>; spoilt: BadItem[] } {
  const now = new Map(jobs.map((job) => [job.id, job]));
  const seen = new Map<string, SeenJob>();
  const spoilt: BadItem[] = [];
  for (const [id, one] of stored) {
    const job = now.get(id);
    if (areWholeFacts(one.facts)) seen.set(id, one);
    else if (job) {
      seen.set(id, { ...one, facts: alertFactsOf(job) });
      spoilt.push({ item: id, error: new NotWholeError('facts') });
    }
  }
  return { seen, spoilt };
}

const wasOpenOn = (day: string, { open, facts }: SeenJob): boolean => open && facts.closesOn >= day;

/** A job as it was seen; one that was not open is seen as the first of its twins that was. */
function seenBefore(
  seen: ReadonlyMap<string, SeenJob>,
  ids: readonly string[],
  day: string,
): SeenJob | null {
  const [own, ...twins] = ids.map((id) => seen.get(id) ?? null);
  if (own && wasOpenOn(day, own)) return own;
  const [first] = twins
    .flatMap((twin) => (twin && wasOpenOn(day, twin) ? [twin] : []))
    .sort((a, b) => Date.parse(a.openedAt) - Date.parse(b.openedAt));
  return first ?? own ?? null;
}

function changeOf(
  job: Job,
  before: SeenJob | null,
  { now, day }: { now: number; day: string },
): ChangedJob {
  const open = jobStatusOn(job, day) === 'open';
  const wasOpen = before !== null && wasOpenOn(day, before);
  const hasOpened = open && !wasOpen;
  return {
    job,
    open,
    openedAt: hasOpened || !before ? now : Date.parse(before.openedAt),
    before: hasOpened ? null : before,
    hasOtherFacts: before !== null && !sameFacts(before.facts, alertFactsOf(job)),
  };
}

/**
 * The searches that jobs came into: those that opened after the search was saved, and those that
 * their search did not find by what they said before.
 */
async function findNew({
  db,
  index,
  day,
  changed,
}: {
  db: Database;
  index: JobIndex;
  day: string;
  changed: readonly ChangedJob[];
}) {
  const ids = changed.map(({ job }) => job.id);
  const byId = new Map(changed.map((one) => [one.job.id, one]));
  const past = pastOf(changed);
  const found: { alert: string; userId: string | null; jobId: string }[] = [];
  let searches = 0;
  for await (const some of watchedSearches(db)) {
    for (const [query, alerts] of byQuery(some)) {
      searches += 1;
      if (searches % TURN === 0) await new Promise((resolve) => setImmediate(resolve));
      await findIn(query, alerts);
    }
  }
  return found;

  async function findIn(query: string, alerts: readonly WatchedSearch[]): Promise<void> {
    const filter = filterOf(query);
    // Without the candidate first: most searches find none of the jobs
    const matches = searchAmong(index, ids, filter, { today: day });
    if (matches.length === 0) return;
    const before = new Set(searchAmong(past, matches, filter, { today: day, words: false }));
    for (const { alert, userId, since } of alerts) {
      const own = filter.onlyEligible
        ? await eligibleAmong({ db, index, day }, matches, filter, userId)
        : matches;
      for (const jobId of own) {
        const opened = byId.get(jobId)?.openedAt ?? 0;
        if (opened > Date.parse(since) || !before.has(jobId)) found.push({ alert, userId, jobId });
      }
    }
  }
}

/** The jobs that were open before, by what they said then. */
function pastOf(changed: readonly ChangedJob[]): JobIndex {
  const past = new JobIndex();
  past.apply({
    changed: changed.flatMap(({ job, before }) =>
      before ? [{ ...job, ...before.facts, closesOn: job.closesOn }] : [],
    ),
  });
  return past;
}

/** Which of the jobs the candidate may take, too. */
async function eligibleAmong(
  { db, index, day }: Pick<NoteDeps, 'db' | 'index'> & { day: string },
  matches: string[],
  filter: JobFilter,
  userId: string | null,
): Promise<string[]> {
  try {
    const candidate = await factsOf(db, userId);
    return searchAmong(index, matches, filter, { today: day, candidate });
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error;
    // Whoever sends the notice asks again, and sets this alert aside: nothing of it is lost
    return matches;
  }
}

const factsOf = (db: Database, userId: string | null): Promise<CandidateFacts | null> =>
  userId === null ? Promise.resolve(null) : findCandidateFacts(db, userId);

function byQuery(searches: readonly WatchedSearch[]): Map<string, WatchedSearch[]> {
  const grouped = new Map<string, WatchedSearch[]>();
  for (const search of searches) {
    const same = grouped.get(search.query);
    if (same) same.push(search);
    else grouped.set(search.query, [search]);
  }
  return grouped;
}
