import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeScript } from '../../scripts/lib/nodeScript.mjs';
import { anAd } from './jobtech/testing/anAd';

const run = promisify(execFile);
let folder: string;
let ads: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikari-sync-'));
  ads = join(folder, 'ads');
  await mkdir(ads);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const put = (name: string, content: string) => writeFile(join(ads, name), content);
/** Open for long: the command goes by the real clock. */
const adOf = (id: string) => anAd({ id, application_deadline: '2090-01-31T23:59:59' });
const lines = (...ids: string[]) => ids.map((id) => `${JSON.stringify(adOf(id))}\n`).join('');

/** What a command prints, and how it ends. */
async function command(name: string, ...args: string[]) {
  const script = await nodeScript(new URL(`../../scripts/${name}.ts`, import.meta.url));
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: folder };
  return run(process.execPath, [script, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

it('tells of each file of a folder, of failures and of what was not marked', async () => {
  await put('a.jsonl', lines('1', '2', '3').slice(0, -9));
  await put('b.jsonl', lines('4', '5'));
  await put(
    'c.jsonl',
    `${JSON.stringify({ ...anAd({ id: '6' }), headline: 'Bagare', occupation: null, occupation_group: null })}\n`,
  );
  const first = await command('sync-jobtech', ads);
  expect(first.code).toBe(1);
  expect(first.stdout).toMatch(
    /a\.jsonl[\s\S]*added +2[\s\S]*b\.jsonl[\s\S]*added +2[\s\S]*c\.jsonl/u,
  );
  expect(first.stderr).toMatch(/a\.jsonl: .*cut off.*read again/u);

  await put('a.jsonl', lines('1', '2', '3'));
  await put('snapshot-1.jsonl', lines('1', '2'));
  const second = await command('sync-jobtech', ads);
  expect(second).toMatchObject({ code: 0, stderr: '' });
  expect(second.stdout).toMatch(/snapshot-1[\s\S]*Nothing was marked missing: .* 2 usable ads/u);

  const unknown = await command('sync-jobtech', '--runs', '--failures', '99');
  expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('no run 99') });

  // A file by itself is a failure too when it is cut off, and what is whole of it is stored
  await put('a.jsonl', lines('7', '8').slice(0, -9));
  const alone = await command('import-jobtech', join(ads, 'a.jsonl'));
  expect(alone).toMatchObject({ code: 1, stderr: expect.stringContaining('cut off') });
  expect(alone.stdout).toMatch(/added +1/u);
});
