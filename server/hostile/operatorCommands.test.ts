import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeScript } from '../../scripts/lib/nodeScript.mjs';
import { aStoredEmployer } from '../applications/testing/storedFactories';
import { KEY_FILE, readKeyFile } from '../files/keyFile';
import { createMasterKeys } from '../files/masterKeys';
import { systemClock, today } from '../lib/clock';
import { createReportSeal } from '../safety/reportSeal';
import { openDatabase } from '../storage/openDatabase';
import { fillDataFolder } from '../storage/testing/dataFolder';

const run = promisify(execFile);
/** Clears the screen, draws the rest backwards, hides a letter, and pretends to be a further line. */
const HOSTILE = 'Vård\u001b[2J\u009b31m\u202eliam\u2066x\u200b\r\n9 problems solved\u2028\u{e0041}';
const REPORT = randomUUID();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikari-operator-'));
  await fillDataFolder(folder);
  const keys = createMasterKeys(await readKeyFile(join(folder, KEY_FILE), today(systemClock)));
  const sealed = createReportSeal(keys).seal(REPORT, { words: HOSTILE, messages: [HOSTILE] });
  const db = await openDatabase({ dataDir: folder, databaseUrl: null });
  await aStoredEmployer(db, 'a key', HOSTILE);
  await db.query(
    `insert into pricing_requests (id, content_hash, organisation, name, email, staff, volume,
       message, language, created_at)
     values ('r1', 'h', $1, $1, $1, '[]', $1, $1, 'sv', now())`,
    [HOSTILE],
  );
  await db.query(
    `insert into reports (id, kind, reason, text, language, sealed, master_key_id, wrapped_key,
       created_at)
     values ($1, 'job', $2, $2, 'sv', $3, $4, $5, now())`,
    [REPORT, HOSTILE, sealed.sealed, sealed.masterKeyId, sealed.wrappedKey],
  );
  await db.query(
    `insert into import_runs (source, origin, kind, started_at, ended_at, lease_until, outcome, note)
     values ('jobtech', $1, 'file', now(), now(), now(), 'failed', $1)`,
    [HOSTILE],
  );
  await db.query(
    `insert into import_failures (run_id, position, job_id, reason)
     select id, 1, $1, $1 from import_runs`,
    [HOSTILE],
  );
  await db.close();
  await mkdir(join(folder, 'ads'));
  await writeFile(join(folder, 'ads', `1-${'\u202e'}.jsonl`), '{"id": "\\u202e"}\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['reports', ['list', '--all']],
  ['reports', ['show', REPORT]],
  ['pricing', ['list', '--all']],
  ['pricing', ['show', 'r1']],
  ['pricing', ['show', HOSTILE]],
  ['keys', ['list']],
  ['keys', ['revoke', HOSTILE]],
  ['sync-jobtech', ['--runs']],
  ['sync-jobtech', ['--runs', '--failures', '1']],
  ['sync-jobtech', ['ads']],
  ['import-jobtech', [HOSTILE]],
  ['figures', ['--days', '1']],
  ['audit', ['verify', '--end', HOSTILE]],
  ['audit', ['verify']],
])('%s (%#) shows what others wrote, and obeys none of it', async (command, args) => {
  const script = await nodeScript(new URL(`../../scripts/${command}.ts`, import.meta.url));
  const printed = await run(
    process.execPath,
    [script, ...args.map((arg) => (arg === 'ads' ? join(folder, 'ads') : arg))],
    { env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder } },
  ).catch((error: { stdout: string; stderr: string }) => error);
  const text = printed.stdout + printed.stderr;
  expect(text.trim()).not.toBe('');
  // Line ends alone are left of what is not shown
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}]/u);
  expect(text).not.toMatch(/^9 problems solved/m);
});
