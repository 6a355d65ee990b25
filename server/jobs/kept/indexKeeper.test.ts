import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { aJob } from '#domain/jobs/testing/aJob';
import { formatCursor, parseCursor } from '#domain/live/cursor';
import { aStoredJob } from '../../applications/testing/storedFactories';
import { appendChange, currentCursor } from '../../changeLog/changeLog';
import { pruneChangeLog } from '../../changeLog/changeLog.repository';
import { DAY } from '../../lib/time';
import { readWholeFile, writeWholeFile } from '../../lib/wholeFile';
import { type Database, json } from '../../storage/database';
import { createTestDatabase } from '../../storage/testing/testDatabase';
import { JobIndex } from '../jobIndex';
import { createJobIndexFeed, type JobIndexFeed } from '../jobIndexFeed';
import { createJobRepository, type JobRepository } from '../jobs.repository';
import { createIndexKeeper } from './indexKeeper';

const NOW = Date.parse('2026-03-02T12:00:00Z');
const SHAPE = 'as it is';
let db: Database;
let folder: string;
const refused: string[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vikari-index-'));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  refused.length = 0;
  await rm(join(folder, 'jobs'), { force: true });
  await db.query('delete from jobs');
  await db.query('delete from change_log');
  await db.query(`delete from settings where key = 'change_log_pruned_to'`);
});

/** The feeds of a test that were not stopped: each compares its index with the jobs for a moment. */
const running = new Set<Pick<JobIndexFeed, 'stop'>>();
afterEach(async () => {
  for (const feed of running) await feed.stop();
  running.clear();
});

const failTest = (error: unknown) => expect.fail(String(error));

/** A node that starts over the database and what is kept in the folder. */
async function start({ shape = SHAPE, now = NOW, database = db, onError = failTest } = {}) {
  const index = new JobIndex();
  const stored = createJobRepository(database);
  let wasReadAnew = false;
  const repository: JobRepository = {
    ...stored,
    openJobs(day) {
      wasReadAnew = true;
      return stored.openJobs(day);
    },
  };
  const clock = { now: () => now };
  const keeper = createIndexKeeper({
    folder,
    shape,
    db: database,
    clock,
    onRefused: (reason) => refused.push(reason),
  });
  const position = await currentCursor(database);
  const feed = createJobIndexFeed({
    index,
    repository,
    clock,
    follow: () => () => undefined,
    kept: { keeper, position: () => position },
    onError,
  });
  running.add(feed);
  await feed.start();
  // What was read anew is kept at once, behind it
  await feed.keep();
  const stop = async () => {
    if (running.delete(feed)) await feed.stop();
  };
  return { index, feed: { ...feed, stop }, wasReadAnew: () => wasReadAnew };
}

function titlesIn(index: JobIndex) {
  const options = { order: 'newest', pageLength: 100, startAfter: null, facets: false } as const;
  const { results } = index.search(EMPTY_FILTER, { ...options, today: '2026-03-02' });
  return Object.fromEntries(results.map(({ id, title }) => [id, title]));
}

/** A job, with its row in the change log. */
async function publish(id: string, title: string) {
  await db.transaction(async (tx) => {
    await tx.query('delete from jobs where id = $1', [id]);
    await aStoredJob(tx, { id, title, closesOn: '2026-12-31' });
    await appendChange(tx, { scope: 'jobs', type: 'job', entityId: id });
  });
}

/** A node that started, read two jobs, and stopped. */
async function keepTwo() {
  await publish('v-1', 'Ett');
  await publish('v-2', 'Två');
  const { feed } = await start();
  await feed.stop();
}

/** Writes what is kept again with another label, as another program or time would have. */
async function relabel(changed: object) {
  const records: Buffer[] = [];
  let label: object = {};
  await readWholeFile(
    join(folder, 'jobs'),
    async (read) => {
      label = Object(read);
    },
    (record) => records.push(record),
  );
  await writeWholeFile(join(folder, 'jobs'), { ...label, ...changed }, records);
}

describe('a start', () => {
  it('takes the index that was kept, with what has changed since', async () => {
    await keepTwo();
    await publish('v-2', 'Två, ändrad');
    await publish('v-3', 'Tre');
    await db.transaction(async (tx) => {
      await tx.query(`delete from jobs where id = 'v-1'`);
      await appendChange(tx, { scope: 'jobs', type: 'job', entityId: 'v-1' });
    });
    const { index, feed, wasReadAnew } = await start();
    expect(titlesIn(index)).toEqual({ 'v-2': 'Två, ändrad', 'v-3': 'Tre' });
    expect([wasReadAnew(), refused]).toEqual([false, []]);
    await feed.stop();
  });

  it('reads the jobs where nothing is kept', async () => {
    await publish('v-1', 'Ett');
    const { index, wasReadAnew } = await start();
    expect([titlesIn(index), wasReadAnew(), refused]).toEqual([{ 'v-1': 'Ett' }, true, []]);
  });

  it.each([
    ['another version of the program', { shape: 'as it became' }, /another version/],
    ['what was made long ago', { now: NOW + 40 * DAY }, /long ago/],
    ['what a clock ahead made', { now: NOW - 40 * DAY }, /long ago/],
  ])('does not believe %s', async (_, other, reason) => {
    await keepTwo();
    await publish('v-2', 'Två, ändrad');
    const { index, wasReadAnew } = await start(other);
    expect(titlesIn(index)).toEqual({ 'v-1': 'Ett', 'v-2': 'Två, ändrad' });
    expect([wasReadAnew(), refused]).toEqual([true, [expect.stringMatching(reason)]]);
    // What it read is kept in its place
    expect((await start(other)).wasReadAnew()).toBe(false);
  });

  it.each([
    ['another format', { format: 0 }, /another version/],
    ['another runtime', { runtime: 'v8 of before' }, /another version/],
    ['another database', { database: 'theirs' }, /another database/],
    ['a cursor ahead of the database', { cursor: `${2n ** 63n}.0` }, /does not go on/],
    ['no cursor', { cursor: 'tomorrow' }, /does not go on/],
    ['another past', { change: '1 1 v-9 1' }, /another past/],
  ])('does not believe %s', async (_, label, reason) => {
    await keepTwo();
    await relabel(label);
    const { index, wasReadAnew } = await start();
    expect(titlesIn(index)).toEqual({ 'v-1': 'Ett', 'v-2': 'Två' });
    expect([wasReadAnew(), refused]).toEqual([true, [expect.stringMatching(reason)]]);
  });

  it('does not believe what is cut off or damaged', async () => {
    await keepTwo();
    const whole = await readFile(join(folder, 'jobs'));
    for (const bytes of [
      whole.subarray(0, whole.length - 1),
      Buffer.from(whole).fill(0, whole.length - 1),
    ]) {
      await writeFile(join(folder, 'jobs'), bytes);
      const { index, wasReadAnew } = await start();
      expect([titlesIn(index), wasReadAnew()]).toEqual([{ 'v-1': 'Ett', 'v-2': 'Två' }, true]);
    }
    expect(refused).toEqual(['it is cut off', 'it is damaged']);
  });

  it('does not believe a cursor whose changes the log has pruned', async () => {
    await keepTwo();
    await publish('v-2', 'Två, ändrad');
    await publish('v-3', 'Tre');
    await db.query('update change_log set at = $1', [new Date(NOW - 30 * DAY)]);
    await pruneChangeLog(db, { now: () => NOW });
    const { index, wasReadAnew } = await start();
    expect(titlesIn(index)).toEqual({ 'v-1': 'Ett', 'v-2': 'Två, ändrad', 'v-3': 'Tre' });
    expect([wasReadAnew(), refused.length]).toEqual([true, 1]);
  });

  it('does not believe the index of another database, of whatever cursor', async () => {
    await keepTwo();
    const other = await createTestDatabase();
    await aStoredJob(other, { id: 'v-7', title: 'Sju' });
    const { index, wasReadAnew } = await start({ database: other });
    expect([titlesIn(index), wasReadAnew()]).toEqual([{ 'v-7': 'Sju' }, true]);
    expect(refused).toEqual([expect.stringMatching(/another database/)]);
    await other.close();
  });

  it('does not believe what was kept before a migration', async () => {
    await keepTwo();
    await db.query(`insert into migrations (name, hash) values ('9999_other.sql', 'x')`);
    const { wasReadAnew } = await start();
    await db.query(`delete from migrations where name = '9999_other.sql'`);
    expect([wasReadAnew(), refused]).toEqual([true, [expect.stringMatching(/migration/)]]);
  });
});

describe('keeping the index', () => {
  /** Whether a node that starts, reads what changed and stops puts another file in the place. */
  async function keeps(now = NOW): Promise<boolean> {
    const { ino: before } = await stat(join(folder, 'jobs'));
    const { feed } = await start({ now });
    await feed.stop();
    return (await stat(join(folder, 'jobs'))).ino !== before;
  }

  it('is not done again for nothing', async () => {
    await keepTwo();
    expect(await keeps()).toBe(false);
  });

  it('is done again after changes to a hundredth of the jobs, not after each', async () => {
    for (let number = 1; number <= 150; number += 1) await publish(`v-${number}`, 'Många');
    await (await start()).feed.stop();
    await publish('v-1', 'Ändrat');
    expect(await keeps()).toBe(false);
    await (await start()).feed.stop();
    await publish('v-1', 'Ändrat');
    await publish('v-2', 'Ändrat');
    expect(await keeps()).toBe(true);
  });

  it('is done again after a day, before the change log forgets', async () => {
    await keepTwo();
    expect(await keeps(NOW + DAY - 1)).toBe(false);
    await keepTwo();
    expect(await keeps(NOW + DAY)).toBe(true);
  });

  it('says the cursor that the index has come to', async () => {
    await keepTwo();
    let cursor = '';
    await readWholeFile(
      join(folder, 'jobs'),
      async (label) => {
        cursor = Object(label).cursor;
      },
      () => undefined,
    );
    const parsed = parseCursor(cursor);
    expect(parsed && formatCursor(parsed)).toBe(cursor);
  });
});

describe('a job whose data is not whole', () => {
  async function spoil(id: string, data: object | null) {
    await publish(id, 'Trasigt');
    await db.query('update jobs set data = $2 where id = $1', [id, json(data)]);
  }

  it('is set aside and named, and everything else is found; also after the next start', async () => {
    const { publishedAt: _, ...undated } = aJob({ id: 'v-bad-2' });
    await publish('v-1', 'Ett');
    await spoil('v-bad-1', { id: 'v-bad-1', status: 'open' });
    await spoil('v-bad-2', undated);
    await spoil('v-bad-3', { status: 'open' });
    const faults: string[] = [];
    const onError = (error: unknown) => faults.push(String(error));
    const { index, feed } = await start({ onError: onError as never });
    expect(titlesIn(index)).toEqual({ 'v-1': 'Ett' });
    expect(feed.setAside()).toBe(3);
    expect(faults.map((fault) => /v-bad-\d/u.exec(fault)?.[0]).sort()).toEqual([
      'v-bad-1',
      'v-bad-2',
      'v-bad-3',
    ]);
    await feed.stop();

    faults.length = 0;
    await publish('v-bad-2', 'Lagat');
    const again = await start({ onError: onError as never });
    expect(titlesIn(again.index)).toEqual({ 'v-1': 'Ett', 'v-bad-2': 'Lagat' });
    expect([again.feed.setAside(), faults.length, again.wasReadAnew()]).toEqual([2, 2, false]);
    await again.feed.stop();
  });
});
