import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import type { Database } from '../../storage/database';
import { createTestDatabase } from '../../storage/testing/testDatabase';
import type { ImportCounts } from '../counts';
import { importFile } from '../importFile';
import { jobTechSource } from './adSource';
import { readOrSetAnchor } from './datesAnchor';
import { anAd } from './testing/anAd';

const clock = { now: () => Date.parse('2026-11-21T09:00:00Z') };
const threeWeeksLater = { now: () => clock.now() + 21 * 86_400_000 };
const REBASED = { clock, dates: 'rebased' as 'rebased' | 'as-stated' };

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  await db.query('delete from jobs');
  await db.query('delete from change_log');
  await db.query('delete from settings');
  await db.query('delete from imported_ads');
});
afterAll(() => db.close());

/** Imports lines: objects as JSON, strings as they are. */
async function importLines(
  lines: readonly (object | string)[],
  options = REBASED,
): Promise<ImportCounts> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const anchor = options.dates === 'rebased' ? await readOrSetAnchor(db, options.clock) : null;
  return importFile(
    { db, clock: options.clock, source: jobTechSource(anchor) },
    { origin: 'ads.jsonl', kind: 'file' },
    () => Readable.from([Buffer.from(text.join('\n'))]),
  );
}

const numbers = ({ read, added, updated, unchanged, skipped }: ImportCounts) => ({
  read,
  added,
  updated,
  unchanged,
  skipped: Object.fromEntries(
    Object.entries(skipped).map(([reason, { count }]) => [reason, count]),
  ),
});

const manyAds = (count: number) =>
  Array.from({ length: count }, (_none, index) => anAd({ id: String(50_000_000 + index) }));

async function changesLogged(): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*) as count from change_log where scope = 'jobs' and type = 'job'",
  );
  return row?.count ?? 0;
}

async function jobById(id: string): Promise<Job | undefined> {
  const [row] = await db.query<{ data: Job }>('select data from jobs where id = $1', [id]);
  return row?.data;
}

describe('importFile', () => {
  it('changes nothing the second time, over several batches, on another day', async () => {
    const ads = manyAds(601);
    expect(numbers(await importLines(ads))).toEqual({
      read: 601,
      added: 601,
      updated: 0,
      unchanged: 0,
      skipped: {},
    });
    expect(numbers(await importLines(ads, { ...REBASED, clock: threeWeeksLater }))).toEqual({
      read: 601,
      added: 0,
      updated: 0,
      unchanged: 601,
      skipped: {},
    });
    expect(await changesLogged()).toBe(601);
  });

  it('updates what the source changed, and only that', async () => {
    const [first = {}, second = {}] = manyAds(2);
    await importLines([first, second]);
    const report = await importLines([first, { ...second, headline: 'En annan rubrik' }]);
    expect(numbers(report)).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
    expect((await jobById('jt-50000001'))?.title).toBe('En annan rubrik');
    expect(await changesLogged()).toBe(3);
  });

  it('continues past every invalid line and reports why it was left out', async () => {
    const report = await importLines([
      '{"id": "1", ',
      anAd({ id: '1' }),
      'null',
      '',
      `{"id":"2","headline":"${'x'.repeat(1_100_000)}"}`,
      anAd({ id: '2', application_deadline: null }),
      anAd({ id: '1', headline: 'Den senare gäller' }),
      anAd({ id: '3' }),
    ]);
    expect(numbers(report)).toEqual({
      read: 7,
      added: 2,
      updated: 0,
      unchanged: 0,
      skipped: {
        not_json: 1,
        not_an_ad: 1,
        line_too_long: 1,
        deadline_missing: 1,
      },
    });
    expect(report.repeated).toBe(1);
    expect((await jobById('jt-1'))?.title).toBe('Den senare gäller');
    expect(report.skipped.line_too_long?.first).toBe(5);
  });

  it('stores text that databases usually refuse', async () => {
    const report = await importLines([
      anAd({ headline: 'Läkare \u0000 \uD83D', description: { text: "Robert'); \uDE00\u0000--" } }),
    ]);
    expect(report.added).toBe(1);
    expect((await jobById('jt-40012345'))?.title).toBe('Läkare');
  });

  it('keeps the dates unchanged when asked to', async () => {
    await importLines([anAd()], { clock, dates: 'as-stated' });
    expect(await jobById('jt-40012345')).toMatchObject({
      closesOn: '2026-03-31',
      source: { datesRebased: false },
    });
  });

  it('rebases old ads and marks them', async () => {
    await importLines([anAd()]);
    expect(await jobById('jt-40012345')).toMatchObject({
      closesOn: '2026-12-08',
      source: { datesRebased: true },
    });
  });

  it('reads an empty file', async () => {
    expect(numbers(await importLines([]))).toEqual({
      read: 0,
      added: 0,
      updated: 0,
      unchanged: 0,
      skipped: {},
    });
  });
});
