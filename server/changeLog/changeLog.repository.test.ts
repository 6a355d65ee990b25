import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cursor, compareCursors } from '#domain/live/cursor';
import type { Database } from '../storage/database';
import { isRetryable } from '../storage/sqlError';
import { createTestDatabase } from '../storage/testing/testDatabase';
import {
  appendChange,
  type Change,
  changedAfter,
  changesAfter,
  currentCursor,
  pruneChangeLog,
} from './changeLog.repository';
import { createChangeLogReader } from './changeLogReader';

const WRITERS = 10;
const CHANGES_PER_WRITER = 25;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.query('create table things (id int primary key, version int not null)');
});
beforeEach(async () => {
  await database.query('delete from change_log');
  await database.query("delete from settings where key = 'change_log_pruned_to'");
});
afterAll(() => database.close());

const brief = ({ scope, type, entityId }: Change) => `${scope} ${type} ${entityId}`;

/** The `count` changes after a cursor, once no other test on the same server delays them. */
async function settledAfter(place: Cursor, count: number): Promise<Change[]> {
  let changes: Change[] = [];
  await vi.waitFor(async () => {
    changes = await changesAfter(database, place, count + 1);
    expect(changes).toHaveLength(count);
  }, 5_000);
  return changes;
}

async function note(scope: 'jobs' | `user:${string}`, entityId: string): Promise<void> {
  await database.transaction((tx) => appendChange(tx, { scope, type: 'thing', entityId }));
}

describe('the change log', () => {
  it('contains a change exactly when its transaction was committed', async () => {
    const start = await currentCursor(database);
    await note('jobs', 'kept');
    await database
      .transaction(async (tx) => {
        await appendChange(tx, { scope: 'jobs', type: 'thing', entityId: 'undone' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect((await settledAfter(start, 1)).map(brief)).toEqual(['jobs thing kept']);
  });

  it('says which of some things have a later change of a scope', async () => {
    await note('jobs', 'before');
    const [before] = await changesAfter(database, { xid: 0n, seq: 0 }, 10);
    await note('jobs', 'after');
    await note('user:anna', 'another');
    const after = before?.cursor ?? { xid: 0n, seq: 0 };
    const ids = ['before', 'after', 'another', 'never'];
    expect([...(await changedAfter(database, after, { scope: 'jobs', ids }))]).toEqual(['after']);
  });

  it('neither loses nor repeats a change with ten writers of long and short transactions, and keeps the order of each entity', async () => {
    await database.query('insert into things select id, 0 from generate_series(1, 10) as id');
    const reader = createChangeLogReader(database, { pollMs: 20 });
    const seen: Change[] = [];
    reader.subscribe({}, (batch) => seen.push(...batch));
    await reader.start();

    /** Every writer changes its own entity and the next writer's, so that writers conflict. */
    async function change(writer: number, round: number): Promise<void> {
      const thing = round % 5 === 0 ? ((writer + 1) % WRITERS) + 1 : writer + 1;
      await database.transaction(async (tx) => {
        const [row] = await tx.query<{ version: number }>(
          'update things set version = version + 1 where id = $1 returning version',
          [thing],
        );
        await appendChange(tx, { scope: 'jobs', type: `${row?.version}`, entityId: `${thing}` });
        // Some keep their transaction open while others begin later and end earlier.
        if ((writer + round) % 4 === 0) await wait(writer);
      });
    }
    async function insist(writer: number, round: number): Promise<void> {
      try {
        await change(writer, round);
      } catch (error) {
        if (!isRetryable(error)) throw error;
        await insist(writer, round);
      }
    }
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let round = 0; round < CHANGES_PER_WRITER; round += 1) await insist(writer, round);
      }),
    );
    await vi.waitFor(() => expect(seen).toHaveLength(WRITERS * CHANGES_PER_WRITER), 5_000);
    await reader.stop();

    const versions = new Map<string, number[]>();
    for (const { entityId, type } of seen) {
      versions.set(entityId, [...(versions.get(entityId) ?? []), Number(type)]);
    }
    for (const [thing, order] of versions) {
      expect(order, `thing ${thing}`).toEqual(order.map((_, index) => index + 1));
    }
    expect(seen.toSorted((a, b) => compareCursors(a.cursor, b.cursor))).toEqual(seen);
  });

  it('passes on only the changes of its scope, and stops when ended', async () => {
    const reader = createChangeLogReader(database, { pollMs: 20 });
    const received: Record<'anna' | 'all' | 'stopped', string[]> = {
      anna: [],
      all: [],
      stopped: [],
    };
    const into = (list: string[]) => (batch: readonly Change[]) =>
      void list.push(...batch.map(brief));
    const beginning = await currentCursor(database);
    await note('jobs', 'before');
    await settledAfter(beginning, 1);
    await reader.start();
    reader.subscribe({ scopes: ['user:anna'] }, into(received.anna));
    reader.subscribe({}, into(received.all));
    const stop = reader.subscribe({ scopes: ['user:anna', 'jobs'] }, into(received.stopped));
    stop();
    await note('user:bo', '1');
    await note('user:anna', '2');
    await note('jobs', '3');
    await vi.waitFor(() => expect(received.all).toHaveLength(3));
    await reader.stop();
    expect(received).toEqual({
      anna: ['user:anna thing 2'],
      all: ['user:bo thing 1', 'user:anna thing 2', 'jobs thing 3'],
      stopped: [],
    });
  });

  it('serves the others when a subscriber throws, and reports it', async () => {
    const errors: unknown[] = [];
    const reader = createChangeLogReader(database, { onError: (error) => errors.push(error) });
    const received: Change[] = [];
    reader.subscribe({}, () => {
      throw new Error('busy');
    });
    reader.subscribe({}, (batch) => received.push(...batch));
    await reader.start();
    await note('jobs', '1');
    await vi.waitFor(() => expect(received).toHaveLength(1));
    await reader.stop();
    expect(errors).toEqual([new Error('busy')]);
  });

  it('reports an unreachable database once, and continues where it was when it is back', async () => {
    const errors: unknown[] = [];
    const received: string[] = [];
    let refusals = 0;
    let down = false;
    const unsteady: Database = {
      ...database,
      kind: database.kind,
      query: (sql, params) => {
        if (!down) return database.query(sql, params);
        refusals += 1;
        return Promise.reject(new Error('the database is down'));
      },
      listen: (channel, onNotify) => database.listen(channel, onNotify),
    };
    const reader = createChangeLogReader(unsteady, {
      pollMs: 10,
      onError: (error) => errors.push(error),
    });
    await reader.start();
    reader.subscribe({}, (changes) => received.push(...changes.map(({ entityId }) => entityId)));
    down = true;
    await note('jobs', 'meanwhile');
    await vi.waitFor(() => expect(refusals).toBeGreaterThan(3), 5_000);
    down = false;
    await vi.waitFor(() => expect(received).toEqual(['meanwhile']), 5_000);
    expect(errors).toEqual([new Error('the database is down')]);
    await reader.stop();
  });

  it('begins at a given cursor, over more than one batch', async () => {
    const start = await currentCursor(database);
    await database.query(
      `insert into change_log (scope, type, entity_id)
       select 'jobs', 'thing', id from generate_series(1, 1200) as id`,
    );
    const reader = createChangeLogReader(database);
    const batches: number[] = [];
    reader.subscribe({}, (batch) => batches.push(batch.length));
    await reader.start(start);
    await vi.waitFor(() => expect(batches).toEqual([500, 500, 200]));
    await reader.stop();
  });
});

describe('reading since a cursor', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  const clock = { now: () => now };

  async function noteAt(entityId: string, daysAgo: number): Promise<void> {
    await database.query(
      `insert into change_log (scope, type, entity_id, at) values ('user:anna', 'thing', $1, $2)`,
      [entityId, new Date(now - daysAgo * 86_400_000)],
    );
  }

  it('returns the requested scopes in batches, and then nothing', async () => {
    const reader = createChangeLogReader(database);
    const start = await currentCursor(database);
    for (const entityId of ['1', '2', '3']) await note('user:anna', entityId);
    await note('user:bo', '4');
    await settledAfter(start, 4);
    const first = await reader.readSince(start, ['user:anna'], 2);
    const changes = first.resync ? [] : first.changes;
    expect(changes.map(brief)).toEqual(['user:anna thing 1', 'user:anna thing 2']);
    const rest = await reader.readSince(changes[1]?.cursor ?? start, ['user:anna'], 2);
    expect(rest.resync ? [] : rest.changes.map(brief)).toEqual(['user:anna thing 3']);
  });

  it('returns resync for a cursor that was pruned or is not from this log', async () => {
    const reader = createChangeLogReader(database);
    const start = await currentCursor(database);
    await noteAt('old', 7.1);
    await noteAt('kept', 6.9);
    const [old, kept] = await settledAfter(start, 2);
    expect(await pruneChangeLog(database, clock)).toBe(1);
    expect(await pruneChangeLog(database, clock)).toBe(0);

    const since = (cursor = start) => reader.readSince(cursor, ['user:anna'], 10);
    expect(await since()).toEqual({ resync: true });
    expect(await since(old?.cursor)).toEqual({ resync: false, changes: [kept] });
    expect(await since(kept?.cursor)).toEqual({ resync: false, changes: [] });
    expect(await since({ xid: 2n ** 60n, seq: 1 })).toEqual({ resync: true });
  });
});
