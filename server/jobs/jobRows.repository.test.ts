import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aJob } from '#domain/jobs/testing/aJob';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { saveJob, saveJobs } from './jobRows.repository';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  await db.query('delete from jobs');
  await db.query('delete from change_log');
});
afterAll(() => db.close());

const ours = (id: string, title = 'Barnmorska') =>
  aJob({
    id,
    slug: `barnmorska--${id}`,
    title,
    employerId: null,
    source: { name: 'vikari', id, url: null, datesRebased: false },
  });

const changes = async () =>
  (await db.query<{ entity_id: string }>('select entity_id from change_log order by seq')).map(
    ({ entity_id }) => entity_id,
  );

describe('saveJobs', () => {
  it('adds and updates jobs, skips unchanged ones, and logs exactly the changes', async () => {
    expect(await saveJobs(db, [ours('v-1'), ours('v-2')])).toEqual({
      added: ['v-1', 'v-2'],
      updated: [],
    });
    expect(await changes()).toEqual(['v-1', 'v-2']);

    expect(await saveJobs(db, [ours('v-1'), ours('v-2', 'Läkare'), ours('v-3')])).toEqual({
      added: ['v-3'],
      updated: ['v-2'],
    });
    expect((await changes()).slice(2).toSorted()).toEqual(['v-2', 'v-3']);
  });

  it('stores the whole job, with the searchable fields in columns', async () => {
    const job = { ...ours('v-1'), status: 'disabled' as const };
    await saveJobs(db, [job]);
    const [row] = await db.query(
      'select data, slug, status, closes_on, published_at, source_name, source_id from jobs',
    );
    expect(row).toEqual({
      data: job,
      slug: 'barnmorska--v-1',
      status: 'disabled',
      closes_on: job.closesOn,
      published_at: job.publishedAt,
      source_name: 'vikari',
      source_id: 'v-1',
    });
  });

  it('treats the same content with another key order as unchanged', async () => {
    await saveJobs(db, [ours('v-1')]);
    const reversed = Object.fromEntries(Object.entries(ours('v-1')).toReversed());
    expect(await saveJobs(db, [{ ...ours('v-1'), ...reversed }])).toEqual({
      added: [],
      updated: [],
    });
  });

  it('does nothing for an empty batch', async () => {
    expect(await saveJobs(db, [])).toEqual({ added: [], updated: [] });
  });

  it('rolls the change and its log row back together', async () => {
    const failing = db.transaction(async (tx) => {
      await saveJobs(tx, [ours('v-1')]);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await changes()).toEqual([]);
  });

  it('notifies listeners', async () => {
    let notify: () => void = () => undefined;
    const woken = new Promise<void>((resolve) => {
      notify = resolve;
    });
    const stop = await db.listen('change_log', () => notify());
    await saveJobs(db, [ours('v-1')]);
    await woken;
    await stop();
  });
});

describe('saveJob', () => {
  it('returns whether anything changed', async () => {
    expect(await saveJob(db, ours('v-1'))).toBe(true);
    expect(await saveJob(db, ours('v-1'))).toBe(false);
    expect(await saveJob(db, ours('v-1', 'Läkare'))).toBe(true);
  });
});
