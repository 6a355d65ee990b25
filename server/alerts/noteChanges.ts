import { type Cursor, compareCursors, formatCursor, parseCursor } from '#domain/live/cursor';
import { changesAfter, isRemembered } from '../changeLog/changeLog';
import { today } from '../lib/clock';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import {
  claimSetting,
  deleteSetting,
  findSetting,
  saveSetting,
} from '../storage/settings.repository';
import { findJobIdsAfter, seedSeenJobs } from './alertJobs.repository';
import { NOTED_KEY, type NoteDeps, noteJobs } from './noteJobs';
import { findClosing, noteClosing } from './waiting.repository';
import { findWalk, saveWalk, type Walk } from './walk';

/** In `settings`: up to where the changes of jobs have been looked at. */
const CURSOR_KEY = 'alerts_noted_to';
/** In `settings`: the last day on which it was looked what closes soon. */
const CLOSING_KEY = 'alerts_closing_noted';
/** In `settings`: the walk that stores all jobs as seen before the first round. */
const SEED_KEY = 'alerts_seeding';
/** In `settings`: the walk over all jobs after the log has forgotten the changes since the cursor. */
const ALL_KEY = 'alerts_noting_all';
/** Changes or jobs in one batch. */
const BATCH = 1000;

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
