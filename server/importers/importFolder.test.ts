import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../lib/time';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { importFolder } from './importFolder';
import { jobTechSource } from './jobtech/adSource';
import { anAd } from './jobtech/testing/anAd';
import { formatCounts } from './report';
import { findRuns } from './runs.repository';

const clock = { now: () => Date.parse('2026-03-02T09:00:00Z') };
let db: Database;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikari-ads-'));
  for (const table of ['jobs', 'imported_ads', 'import_runs', 'import_files']) {
    await db.query(`delete from ${table}`);
  }
});
afterAll(() => db.close());

const put = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);
const lines = (...ads: object[]) => ads.map((ad) => `${JSON.stringify(ad)}\n`).join('');
const read = (from = folder) => importFolder({ db, clock, source: jobTechSource(null) }, from);
const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);
/** The open jobs: their ids with the part of the title after its dash. */
const open = async () =>
  (
    await db.query<{ id: string; title: string }>(
      "select id, data->>'title' as title from jobs where status = 'open' order by id",
    )
  ).map(({ id, title }) => id + (title.split(' – ')[1] ?? ''));

/** Hours after the first of March, as an ad's version. */
const at = (hour: number) => Date.parse('2026-03-01T00:00:00Z') + hour * 60 * MINUTE;
const ad = (id: string, hour: number, word = '') =>
  anAd({ id, timestamp: at(hour), ...(word ? { headline: `Skolsköterska – ${word}` } : {}) });

describe('a folder', () => {
  it('has its new files read once each, snapshots and changes', async () => {
    const ads = ['1', '2', '3', '4', '5', '6'].map((id) => anAd({ id }));
    await put('snapshot-1.json', JSON.stringify(ads));
    await put(
      'stream-1.jsonl.gz',
      gzipSync('{"id":"2","removed":true,"removed_date":"2026-03-01T08:00:00","occupation":"x"}'),
    );
    await put('notes.txt', 'nothing');
    await mkdir(join(folder, 'old.json'));
    expect(namesOf(await read())).toEqual(['snapshot-1.json', 'stream-1.jsonl.gz']);
    expect(await open()).toEqual(['jt-1', 'jt-3', 'jt-4', 'jt-5', 'jt-6']);
    expect(await read()).toEqual([]);
    // However its path is written
    await symlink(folder, `${folder}-link`);
    expect(await read(`${folder}-link/.`)).toEqual([]);
    await rm(`${folder}-link`);
  });

  it('has files read that come late, whatever they are called', async () => {
    await put('snapshot-2026-11-25.jsonl', lines(ad('1', 1)));
    expect(namesOf(await read())).toEqual(['snapshot-2026-11-25.jsonl']);
    await put('changes-2026-11-26.jsonl', lines(ad('2', 2)));
    expect(namesOf(await read())).toEqual(['changes-2026-11-26.jsonl']);
    await put('a-late.jsonl', lines(ad('3', 3)));
    expect(namesOf(await read())).toEqual(['a-late.jsonl']);
    expect(await read()).toEqual([]);
    expect(await open()).toEqual(['jt-1', 'jt-2', 'jt-3']);
  });

  it('has a file read again that was written anew', async () => {
    await put('changes.jsonl', lines(ad('1', 1)));
    await read();
    await put('changes.jsonl', lines(ad('1', 1), ad('2', 2)));
    expect(await read()).toMatchObject([{ counts: { added: 1, unchanged: 1, failure: null } }]);
    expect(await read()).toEqual([]);
  });

  it('gives the same whatever order its files come in', async () => {
    await put('changes-2026-03-02.jsonl', lines(ad('2', 30, 'sedan'), ad('9', 30)));
    await put('snapshot-2026-03-01.jsonl', lines(ad('1', 1), ad('2', 2, 'först')));
    await read();
    expect(await open()).toEqual(['jt-1', 'jt-2sedan', 'jt-9']);
    // The changes have been read; a snapshot of before them comes
    await put('snapshot-2026-03-01b.jsonl', lines(ad('1', 1)));
    await read();
    expect(await open()).toEqual(['jt-1', 'jt-9', 'jt-2sedan'].toSorted());
  });

  it('loses nothing by a snapshot that comes after a later one, and says so', async () => {
    await put('snapshot-10.jsonl', lines(ad('1', 1), ad('2', 2)));
    await read();
    await put('snapshot-9.jsonl', lines(ad('1', 1)));
    const [late] = await read();
    expect(late?.counts).toMatchObject({ missing: 0, note: expect.stringContaining('later') });
    expect(await open()).toEqual(['jt-1', 'jt-2']);
    await put('snapshot-11.jsonl', lines(ad('1', 1)));
    expect(await read()).toMatchObject([{ counts: { missing: 0, note: expect.any(String) } }]);
    await put('snapshot-12.jsonl', lines(ad('1', 1), ad('3', 1)));
    expect(await read()).toMatchObject([{ counts: { missing: 1, note: null } }]);
    expect(await open()).toEqual(['jt-1', 'jt-3']);
  });

  it('has the later files read after one that is cut off or broken', async () => {
    const later = lines(ad('2', 1), ad('3', 1));
    await put('a.jsonl', lines(ad('1', 1)));
    await put('b.jsonl', later.slice(0, -9));
    await put('c.jsonl.gz', gzipSync(later).subarray(0, 40));
    await put('d.json', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0]));
    await put('e.jsonl', lines(ad('4', 1)));
    const told: string[] = [];
    const files = await importFolder(
      { db, clock, source: jobTechSource(null) },
      folder,
      ({ name, counts }) => told.push(`${name} ${counts.added} ${counts.failure ?? ''}`.trim()),
    );
    expect(told).toEqual([
      'a.jsonl 1',
      expect.stringMatching(/^b\.jsonl 1 .*cut off/),
      expect.stringMatching(/^c\.jsonl\.gz 0 .*cut off/),
      expect.stringMatching(/^d\.json 0 .*zip/),
      'e.jsonl 1',
    ]);
    expect(files).toHaveLength(5);
    expect(await open()).toEqual(['jt-1', 'jt-2', 'jt-4']);
    expect((await findRuns(db, 9)).map(({ outcome }) => outcome)).toEqual([
      'done',
      'failed',
      'failed',
      'failed',
      'done',
    ]);
    // Only what failed is read again
    await put('b.jsonl', later);
    await rm(join(folder, 'c.jsonl.gz'));
    await rm(join(folder, 'd.json'));
    expect(await read()).toMatchObject([{ name: 'b.jsonl', counts: { added: 1, unchanged: 1 } }]);
  });

  it('has nothing marked missing by a snapshot with records that could not be read', async () => {
    const ads = ['1', '2', '3', '4', '5', '6'].map((id) => ad(id, 1));
    await put('snapshot-1.jsonl', lines(...ads));
    await put('snapshot-2.jsonl', `${lines(...ads.slice(1))}{"id": broken}\n`);
    const [, second] = await read();
    expect(second?.counts).toMatchObject({ missing: 0, skipped: { not_json: { count: 1 } } });
    expect(formatCounts(second?.counts ?? expect.fail(), {})).toContain(
      'Nothing was marked missing: 1 records of the snapshot could not be read.',
    );
    expect(await open()).toHaveLength(6);
  });
});

describe('two records of one ad in a file', () => {
  it.each([
    ['the newer before the older', [ad('1', 5, 'ny'), ad('1', 2, 'gammal')], 'jt-1ny'],
    ['the newer after the older', [ad('1', 2, 'gammal'), ad('1', 5, 'ny')], 'jt-1ny'],
    ['the same version twice', [ad('1', 5, 'först'), ad('1', 5, 'sist')], 'jt-1sist'],
    [
      'an older one after one without a version',
      [ad('1', 5, 'ny'), anAd({ id: '1', headline: 'Skolsköterska – utan' }), ad('1', 2, 'gammal')],
      'jt-1utan',
    ],
    [
      'a removal before an older ad',
      [{ id: '1', removed: true, removed_date: '2026-03-01T08:00:00' }, ad('1', 2, 'gammal')],
      undefined,
    ],
  ])('with %s: the newer wins', async (_what, ads, expected) => {
    await put('changes.jsonl', lines(...ads));
    const [file] = await read();
    expect((await open())[0]).toBe(expected);
    expect(file?.counts.repeated).toBe(ads.length - 1);
  });

  it('with a word without a version, in another file: what is older than both stays older', async () => {
    await put('a.jsonl', lines(ad('1', 5, 'ny')));
    await put('b.jsonl', lines(anAd({ id: '1', headline: 'Skolsköterska – utan' })));
    await put('c.jsonl', lines(ad('1', 2, 'gammal')));
    expect((await read()).at(-1)?.counts).toMatchObject({ older: 1 });
    expect(await open()).toEqual(['jt-1utan']);
  });
});
