import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { importFolder } from './importFolder';
import { jobTechSource } from './jobtech/adSource';
import { anAd } from './jobtech/testing/anAd';

const clock = { now: () => Date.parse('2026-03-02T09:00:00Z') };
let db: Database;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'vikari-ads-'));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const put = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);
const read = () => importFolder({ db, clock, source: jobTechSource(null) }, folder);
const open = async () =>
  (await db.query<{ id: string }>("select id from jobs where status = 'open' order by id")).map(
    ({ id }) => id,
  );

it('reads the new files of a folder once each, snapshots and changes', async () => {
  const ads = ['1', '2', '3', '4', '5', '6'].map((id) => anAd({ id }));
  await put('snapshot-1.json', JSON.stringify(ads));
  await put(
    'stream-1.jsonl.gz',
    gzipSync('{"id":"2","removed":true,"removed_date":"2026-03-01T08:00:00","occupation":"x"}'),
  );
  await put('notes.txt', 'nothing');
  expect((await read()).map(({ name }) => name)).toEqual(['snapshot-1.json', 'stream-1.jsonl.gz']);
  expect(await open()).toEqual(['jt-1', 'jt-3', 'jt-4', 'jt-5', 'jt-6']);
  expect(await read()).toEqual([]);

  const later = JSON.stringify(ads.slice(2));
  await put('t-1.json', later.slice(0, -9));
  await expect(read()).rejects.toThrow('cut off');
  await put('t-1.json', later);
  expect(await read()).toMatchObject([{ name: 't-1.json', counts: { unchanged: 4 } }]);
  expect(await open()).toContain('jt-1');
});
