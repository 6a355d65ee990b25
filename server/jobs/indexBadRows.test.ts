import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { aJob } from '#domain/jobs/testing/aJob';
import { holds } from '../../scripts/testing/holds';
import { settableClock } from '../identity/testing/settableClock';
import { MINUTE } from '../lib/time';
import { createQuarantine } from '../quarantine/quarantine';
import { createQuarantineOperator } from '../quarantine/quarantineOperator';
import { corrupted, corruption } from '../quarantine/testing/corruption';
import { type Database, json } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { JobIndex } from './jobIndex';
import { createJobIndexFeed } from './jobIndexFeed';
import { saveJobs } from './jobRows.repository';
import { createJobRepository } from './jobs.repository';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from jobs');
  await db.query('delete from quarantine');
});

const clock = settableClock(Date.parse('2026-03-02T12:00:00Z'));
const DAY = '2026-03-02';

const idOf = (number: number) => `v-${number}`;
const aNumbered = (number: number, title = `Jobb ${number}`) =>
  aJob({
    id: idOf(number),
    slug: `jobb--${idOf(number)}`,
    title,
    // No twins of each other
    description: [`Avdelning ${number}`],
    employerId: null,
    source: { name: 'vikari', id: idOf(number), url: null, datesRebased: false },
  });
const publish = (...jobs: ReturnType<typeof aNumbered>[]) =>
  db.transaction((tx) => saveJobs(tx, jobs));
const spoil = (number: number, data: unknown) =>
  db.query('update jobs set data = $2 where id = $1', [idOf(number), json(data)]);

/** Changes that were committed and are not told of yet. */
let untold = new Set<string>();
beforeEach(() => {
  untold = new Set();
});

/** A node that has read all in, and what it has said. */
async function aNode(repository = createJobRepository(db)) {
  const said: string[] = [];
  const onError = (error: unknown) => said.push(String(error));
  const quarantine = createQuarantine({ db, clock, onError });
  const index = new JobIndex();
  let tell: (jobIds: readonly string[]) => void = () => undefined;
  const feed = createJobIndexFeed({
    index,
    repository,
    clock,
    quarantine,
    follow(onChange) {
      tell = onChange;
      return () => undefined;
    },
    onTheWay: async (ids) => new Set(ids.filter((id) => untold.has(id))),
    onError,
  });
  await feed.start();
  await feed.noted();
  return {
    index,
    feed,
    quarantine,
    said,
    tell: (...numbers: number[]) => tell(numbers.map(idOf)),
    /** What was released is deleted behind the index. */
    async settled() {
      await feed.caughtUp();
      await feed.noted();
    },
  };
}

/** Everything that a list says. */
function listOf(index: JobIndex) {
  const options = { order: 'newest', pageLength: 1000, startAfter: null, facets: true } as const;
  return index.search(EMPTY_FILTER, { ...options, today: DAY });
}
const idsIn = (index: JobIndex) =>
  listOf(index)
    .results.map(({ id }) => id)
    .sort();
const setAside = async () =>
  (await createQuarantineOperator(db, clock).list('search index')).map(({ item }) => item);

describe('a row that is not whole', () => {
  it('changes nothing of what is found of the others, and returns when it is repaired', async () => {
    await holds(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(5), corruption), { minLength: 1, maxLength: 4 }),
        async (changes) => {
          await db.query('delete from jobs');
          await db.query('delete from quarantine');
          const jobs = Array.from({ length: 7 }, (_, number) => aNumbered(number));
          await publish(...jobs);
          for (const [number, how] of changes) await spoil(number, corrupted(jobs[number], how));
          const node = await aNode();
          const aside = await setAside();
          // The job that nobody touched is there, and each of the others is found or named
          const left = idsIn(node.index);
          expect(left).toContain(idOf(6));
          const notFound = jobs.map(({ id }) => id).filter((id) => !left.includes(id));
          const touched = new Set(changes.map(([number]) => idOf(number)));
          expect(notFound.every((id) => touched.has(id))).toBe(true);
          // What says of itself that it is not open is no bad row
          expect(aside.every((id) => !left.includes(id))).toBe(true);
          expect(node.said).toHaveLength(aside.length);
          // As if the bad ones had never been
          const clean = new JobIndex();
          const rows = await createJobRepository(db).findWritten(left);
          expect(clean.apply({ changed: rows.map(({ job }) => job) })).toEqual([]);
          expect(listOf(node.index)).toEqual(listOf(clean));
          for (const number of touched) {
            const job = jobs.find(({ id }) => id === number);
            if (job) await spoil(jobs.indexOf(job), job);
          }
          // By hand, so that no change tells of it
          clock.advance(MINUTE);
          await node.quarantine.retryDue();
          await node.feed.compare();
          expect(idsIn(node.index)).toEqual(jobs.map(({ id }) => id));
          expect(await setAside()).toEqual([]);
          await node.feed.stop();
        },
      ),
      { numRuns: 25 },
    );
  });

  it('does not hold up what is published after it', async () => {
    await publish(aNumbered(1));
    const node = await aNode();
    await spoil(1, { status: 'open' });
    await node.feed.compare();
    await publish(aNumbered(2));
    node.tell(1, 2);
    await node.settled();
    expect(idsIn(node.index)).toEqual([idOf(2)]);
    expect(await setAside()).toEqual([idOf(1)]);
    await publish(aNumbered(1, 'Nytt'));
    node.tell(1);
    await node.settled();
    expect(idsIn(node.index)).toEqual([idOf(1), idOf(2)]);
    expect(await setAside()).toEqual([]);
    await node.feed.stop();
  });

  it('that is deleted is forgotten, also while the node was away', async () => {
    await publish(aNumbered(1), aNumbered(2));
    await spoil(1, {});
    await spoil(2, {});
    await (await aNode()).feed.stop();
    expect(await setAside()).toEqual([idOf(1), idOf(2)]);
    await db.query('delete from jobs where id = $1', [idOf(1)]);
    const node = await aNode();
    await node.settled();
    expect(await setAside()).toEqual([idOf(2)]);
    await db.query('delete from jobs');
    clock.advance(5 * MINUTE);
    await node.quarantine.retryDue();
    expect(await setAside()).toEqual([]);
    await node.feed.stop();
  });
});

describe('the comparison of index and database', () => {
  it('finds, names and mends what the changes have not told', async () => {
    await publish(aNumbered(1), aNumbered(2), aNumbered(3));
    const node = await aNode();
    expect(await node.feed.compare()).toEqual({ missing: 0, surplus: 0, stale: 0 });
    await publish(aNumbered(4), aNumbered(2, 'Ändrat'));
    await db.query('delete from jobs where id = $1', [idOf(1)]);
    expect(await node.feed.compare()).toEqual({ missing: 1, surplus: 1, stale: 1 });
    expect(node.said).toEqual([expect.stringContaining('v-4, v-1, v-2')]);
    expect(idsIn(node.index)).toEqual([2, 3, 4].map(idOf));
    expect(node.index.get(idOf(2))?.title).toBe('Ändrat');
    expect(await node.feed.compare()).toEqual({ missing: 0, surplus: 0, stale: 0 });
    expect(node.said).toHaveLength(1);
    await node.feed.stop();
  });

  it('does not take for a difference what is on its way', async () => {
    await publish(aNumbered(1), aNumbered(2));
    const node = await aNode();
    await publish(aNumbered(1, 'Ändrat'), aNumbered(3));
    await db.query('delete from jobs where id = $1', [idOf(2)]);
    untold = new Set([1, 2, 3].map(idOf));
    expect(await node.feed.compare()).toEqual({ missing: 0, surplus: 0, stale: 0 });
    expect([node.said, idsIn(node.index)]).toEqual([[], [1, 2].map(idOf)]);
    untold.delete(idOf(3));
    expect(await node.feed.compare()).toEqual({ missing: 1, surplus: 0, stale: 0 });
    await node.feed.stop();
  });

  it('names a row whose status is not what its job says, once', async () => {
    await publish(aNumbered(1));
    const node = await aNode();
    await spoil(1, { ...aNumbered(1), status: 'disabled' });
    await node.feed.compare();
    expect(await setAside()).toEqual([idOf(1)]);
    const count = node.said.length;
    await node.feed.compare();
    expect(node.said).toHaveLength(count);
    await node.feed.stop();
  });
});

describe('a rebuild', () => {
  it('searches go on during it, and miss nothing that changes meanwhile', async () => {
    const jobs = Array.from({ length: 30 }, (_, number) => aNumbered(number));
    await publish(...jobs);
    const node = await aNode();
    const seen: number[] = [];
    let done = false;
    const rebuilding = node.feed.rebuild().finally(() => {
      done = true;
    });
    for (let number = 30; !done; number += 1) {
      await publish(aNumbered(number), aNumbered(0, `Titel ${number}`));
      node.tell(number, 0);
      jobs.push(aNumbered(number));
      seen.push(idsIn(node.index).length);
    }
    await rebuilding;
    await node.settled();
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(30);
    expect(idsIn(node.index).length).toBe(jobs.length);
    expect(node.index.get(idOf(0))?.title).toBe(`Titel ${jobs.length - 1}`);
    expect(await node.feed.compare()).toEqual({ missing: 0, surplus: 0, stale: 0 });
    await node.feed.stop();
  });

  it('mends an index that is wrong in itself', async () => {
    await publish(aNumbered(1), aNumbered(2));
    const node = await aNode();
    node.index.apply({ removed: [idOf(1)] });
    await node.feed.rebuild();
    expect(idsIn(node.index)).toEqual([idOf(1), idOf(2)]);
    await node.feed.stop();
  });
});

describe('an index that was made of too few rows', () => {
  /** A read that ends before its last row, as long as it is told to. */
  function shortReads() {
    const whole = createJobRepository(db);
    const short = { isShort: true };
    const repository: typeof whole = {
      ...whole,
      async *openJobs(day) {
        for await (const jobs of whole.openJobs(day)) yield short.isShort ? jobs.slice(1) : jobs;
      },
    };
    return { short, repository };
  }

  it('is found by the comparison at the start', async () => {
    await publish(aNumbered(1), aNumbered(2));
    const node = await aNode(shortReads().repository);
    await vi.waitFor(() => expect(idsIn(node.index)).toEqual([idOf(1), idOf(2)]));
    expect(node.said).toEqual([expect.stringContaining('1 jobs missing')]);
    await node.feed.stop();
  });

  it('is corrected before it takes the place of another', async () => {
    await publish(aNumbered(1), aNumbered(2));
    const { short, repository } = shortReads();
    short.isShort = false;
    const node = await aNode(repository);
    short.isShort = true;
    await node.feed.rebuild();
    expect(idsIn(node.index)).toEqual([idOf(1), idOf(2)]);
    await node.feed.stop();
  });

  it('is not taken at all where much is missing', async () => {
    await publish(...Array.from({ length: 1100 }, (_, number) => aNumbered(number)));
    const whole = createJobRepository(db);
    let isEmpty = false;
    const node = await aNode({
      ...whole,
      async *openJobs(day) {
        if (!isEmpty) yield* whole.openJobs(day);
      },
    });
    isEmpty = true;
    await expect(node.feed.rebuild()).rejects.toThrow('1100 are missing');
    expect(node.index.size).toBe(1100);
    await node.feed.stop();
  });
});

it('forgets the words of jobs that are gone, once they are most of its words', async () => {
  await publish(aNumbered(1));
  const { index, feed, said } = await aNode();
  const words = () => index.state().index.numbering.dictionary.words.length;
  const atFirst = words();
  const another = (number: number) => ({ ...aNumbered(2, `Ord${number} vid avdelningen`) });
  for (let number = 0; number < 10_000; number += 1) index.apply({ changed: [another(number)] });
  index.apply({ removed: [idOf(2)] });
  await feed.compare();
  expect(words()).toBeGreaterThan(10_000);
  index.apply({ changed: [another(1)] });
  index.apply({ removed: [idOf(2)] });
  await feed.compare();
  expect(words()).toBe(atFirst);
  expect(index.get(idOf(1))?.id).toBe(idOf(1));
  expect(index.isWorn).toBe(false);
  expect(said).toEqual([]);
  await feed.stop();
});
