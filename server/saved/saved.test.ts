import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_SAVED } from '#domain/saved/saved';
import { aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { eventsOn } from '../composition/testing/eventsOn';
import { settableClock } from '../identity/testing/settableClock';
import { instant, MINUTE } from '../lib/time';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createSavedService, type SavedService } from './saved.service';

const clock = settableClock();
const NO_ALERT = { frequency: 'never', mail: false, push: false } as const;

let db: Database;
let saved: SavedService;
let anna: string;
let bodil: string;

beforeAll(async () => {
  db = await createTestDatabase();
  saved = createSavedService({ db, clock, events: eventsOn(db, clock) });
});
afterAll(() => db.close());
beforeEach(async () => {
  [anna, bodil] = [await aStoredUser(db), await aStoredUser(db)];
  await db.query('delete from change_log');
});

const aJobId = async (changes = {}) => (await aStoredJob(db, changes)).id;
const changes = () => db.query("select scope, type from change_log where scope <> 'jobs'");
/** As `jobId mark`, the newest first. */
const marksOf = async (userId: string) =>
  (await saved.find(userId)).marks.map(({ jobId, mark }) => `${jobId} ${mark}`);
const queriesOf = async (userId: string) =>
  (await saved.find(userId)).searches.map(({ query }) => query);

/** Marks that somebody has made, the last one an hour ago. */
async function manyMarks(userId: string, mark: string, count: number): Promise<void> {
  const { id } = await aStoredJob(db);
  await db.query(
    `insert into jobs select (jsonb_populate_record(jobs, jsonb_build_object(
       'id', jobs.id || '-' || n, 'slug', jobs.slug || '-' || n, 'source_id', jobs.id || '-' || n, 'feed_event', null))).*
     from jobs, generate_series(1, $2) as n where jobs.id = $1`,
    [id, count],
  );
  await db.query(
    `insert into marked_jobs select $1, $2 || '-' || n, $3, $4::timestamptz - interval '1 hour' - n * interval '1 second'
     from generate_series(1, $5) as n`,
    [userId, id, mark, instant(clock.now()), count],
  );
}

describe('a mark of a job', () => {
  it('is saved or hidden, never both, and a repeat changes and reports nothing', async () => {
    const [one, other] = [await aJobId(), await aJobId()];
    await saved.mark(anna, one, 'saved');
    const { marks } = await saved.mark(anna, one, 'saved');
    expect(marks).toEqual([{ jobId: one, mark: 'saved', markedAt: instant(clock.now()) }]);
    expect(await changes()).toEqual([{ scope: `user:${anna}`, type: 'saved' }]);

    clock.advance(MINUTE);
    await saved.mark(anna, other, 'hidden');
    expect(await marksOf(anna)).toEqual([`${other} hidden`, `${one} saved`]);
    clock.advance(MINUTE);
    await saved.mark(anna, one, 'hidden');
    expect(await marksOf(anna)).toEqual([`${one} hidden`, `${other} hidden`]);

    await saved.mark(anna, one, null);
    await saved.mark(anna, one, null);
    expect(await marksOf(anna)).toEqual([`${other} hidden`]);
    expect(await changes()).toHaveLength(4);
    expect(await marksOf(bodil)).toEqual([]);
  });

  it('is refused for a job that is unknown or hidden by its employer, and can be taken back', async () => {
    const gone = await aJobId();
    await saved.mark(anna, gone, 'saved');
    await db.query("update jobs set status = 'disabled' where id = $1", [gone]);
    await expect(saved.mark(bodil, gone, 'saved')).rejects.toMatchObject({ code: 'not_found' });
    await expect(saved.mark(anna, 'v-unknown', 'hidden')).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await saved.mark(anna, gone, null)).toEqual({ marks: [], searches: [] });
    expect(await saved.mark(anna, 'v-unknown', null)).toEqual({ marks: [], searches: [] });
  });

  it('replaces the oldest of its kind above the limit', async () => {
    await manyMarks(anna, 'saved', MOST_SAVED.jobs);
    await manyMarks(anna, 'hidden', 2);
    const oldest = (await saved.find(anna)).marks.findLast(({ mark }) => mark === 'saved');
    const job = await aJobId();
    const { marks } = await saved.mark(anna, job, 'saved');
    expect(marks).toHaveLength(MOST_SAVED.jobs + 2);
    expect(marks[0]?.jobId).toBe(job);
    expect(marks.some(({ jobId }) => jobId === oldest?.jobId)).toBe(false);
  });

  it('is deleted with its job and with its account', async () => {
    const [one, other] = [await aJobId(), await aJobId()];
    for (const job of [one, other]) await saved.mark(anna, job, 'saved');
    await saved.saveSearch(anna, { query: 'q=natt', ...NO_ALERT });
    await db.query('delete from jobs where id = $1', [one]);
    expect(await marksOf(anna)).toEqual([`${other} saved`]);
    await db.query('delete from users where id = $1', [anna]);
    expect(await saved.find(anna)).toEqual({ marks: [], searches: [] });
    await expect(saved.mark(anna, other, 'saved')).rejects.toMatchObject({
      code: 'authentication_required',
    });
  });

  it('is there once when it is made many times at once, and each of several jobs', async () => {
    const jobs = await Promise.all(Array.from({ length: 6 }, () => aJobId()));
    const twice = [...jobs, ...jobs];
    await Promise.all(twice.map((job) => saved.mark(anna, job, 'saved')));
    expect((await marksOf(anna)).toSorted()).toEqual(jobs.map((job) => `${job} saved`).toSorted());
    expect(await changes()).toHaveLength(jobs.length);
  });
});

describe('a saved search', () => {
  const DAILY = { frequency: 'daily', mail: true, push: false } as const;

  it('is stored in its canonical form, once, and accepts new settings', async () => {
    const written = '?q=natt&roles=sjukskoterska&order=newest&force-refresh=true';
    await saved.saveSearch(anna, { query: written, ...DAILY });
    const { searches } = await saved.saveSearch(anna, {
      query: 'roles=sjukskoterska&q=natt',
      ...DAILY,
      push: true,
    });
    expect(searches).toEqual([
      {
        id: expect.any(String),
        query: 'roles=sjukskoterska&q=natt',
        createdAt: instant(clock.now()),
        ...DAILY,
        push: true,
      },
    ]);
    await saved.saveSearch(anna, { query: written, ...DAILY, push: true });
    expect(await changes()).toHaveLength(2);
  });

  it('replaces the oldest above the limit', async () => {
    for (let number = 0; number <= MOST_SAVED.searches; number += 1) {
      clock.advance(MINUTE);
      await saved.saveSearch(anna, { query: `q=natt${number}`, ...NO_ALERT });
    }
    const queries = await queriesOf(anna);
    expect(queries).toHaveLength(MOST_SAVED.searches);
    expect([queries[0], queries.at(-1)]).toEqual([`q=natt${MOST_SAVED.searches}`, 'q=natt1']);
  });

  it('is removed by whom it belongs to, and a repeat is fine', async () => {
    const { searches } = await saved.saveSearch(anna, { query: 'q=natt', ...NO_ALERT });
    const id = searches[0]?.id ?? '';
    await saved.removeSearch(bodil, id);
    expect(await queriesOf(anna)).toEqual(['q=natt']);
    await saved.removeSearch(anna, id);
    expect(await saved.removeSearch(anna, id)).toEqual({ marks: [], searches: [] });
  });

  it('is there once when it is saved many times at once', async () => {
    const query = 'q=natt';
    await Promise.all(Array.from({ length: 8 }, () => saved.saveSearch(anna, { query, ...DAILY })));
    expect(await queriesOf(anna)).toEqual([query]);
  });
});

describe('what a visitor saved', () => {
  it('is added in its order and reported once; what the account has stays unchanged', async () => {
    const [held, first, second, hidden] = [
      await aJobId(),
      await aJobId(),
      await aJobId(),
      await aJobId({ status: 'disabled' }),
    ];
    await saved.mark(anna, held, 'hidden');
    const weekly = { query: 'q=natt', frequency: 'weekly', mail: true, push: true } as const;
    await saved.saveSearch(anna, weekly);
    clock.advance(MINUTE);
    const carried = {
      marks: [
        { jobId: first, mark: 'saved' as const },
        { jobId: held, mark: 'saved' as const },
        { jobId: second, mark: 'saved' as const },
        { jobId: first, mark: 'hidden' as const },
        { jobId: 'v-unknown', mark: 'saved' as const },
        { jobId: hidden, mark: 'saved' as const },
      ],
      searches: [
        { query: 'order=newest&q=natt' },
        { query: 'roles=sjukskoterska' },
        { query: '?roles=sjukskoterska' },
        { query: 'roles=sjorovare' },
      ],
    };
    const once = await saved.carryOver(anna, carried);
    expect(await marksOf(anna)).toEqual([`${first} saved`, `${second} saved`, `${held} hidden`]);
    expect(once.searches).toMatchObject([{ query: 'roles=sjukskoterska', ...NO_ALERT }, weekly]);
    const before = await changes();
    clock.advance(MINUTE);
    expect(await saved.carryOver(anna, carried)).toEqual(once);
    expect(await changes()).toEqual(before);
  });

  it('pushes nothing of the account out', async () => {
    await manyMarks(anna, 'saved', MOST_SAVED.jobs - 1);
    const [first, second, hidden] = [await aJobId(), await aJobId(), await aJobId()];
    const { marks } = await saved.carryOver(anna, {
      marks: [
        { jobId: first, mark: 'saved' },
        { jobId: second, mark: 'saved' },
        { jobId: hidden, mark: 'hidden' },
      ],
      searches: [],
    });
    expect(marks).toHaveLength(MOST_SAVED.jobs + 1);
    const ids = marks.map(({ jobId }) => jobId);
    expect([first, second, hidden].map((id) => ids.includes(id))).toEqual([true, false, true]);
  });

  it('is there once when two tabs send it at once', async () => {
    const jobId = await aJobId();
    const carried = { marks: [{ jobId, mark: 'saved' as const }], searches: [{ query: 'q=natt' }] };
    await Promise.all([saved.carryOver(anna, carried), saved.carryOver(anna, carried)]);
    expect([await marksOf(anna), await queriesOf(anna)]).toEqual([[`${jobId} saved`], ['q=natt']]);
    expect(await changes()).toHaveLength(1);
  });
});
