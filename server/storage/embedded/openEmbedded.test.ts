import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseOver } from '../databaseOver';
import { openDatabase } from '../openDatabase';
import { hurried } from '../patience';
import { StoreUnavailableError } from '../sqlError';
import { spawnHolder } from '../testing/spawnHolder';
import { embeddedPool } from './embeddedPool';
import { DataFolderInUseError, lockDataFolder } from './lock';
import { EngineStoppedError, startWorkerEngine } from './workerEngine';

let dataDir: string;
const steps: string[] = [];
const open = () =>
  openDatabase({ dataDir, databaseUrl: null }, { onProgress: (step) => steps.push(step) });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vikari-data-'));
  // Left by an interrupted first start: it must be deleted
  await mkdir(join(dataDir, 'postgres.unfinished'));
  await writeFile(join(dataDir, 'postgres.unfinished', 'PG_VERSION'), '18\n');
  const database = await open();
  await database.query('create table kept (id int primary key)');
  await database.close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function openThread(directory: string) {
  const engine = startWorkerEngine();
  await engine.call({ kind: 'open', directory, templateFile: null });
  return engine;
}

describe('the embedded database', () => {
  it('reports its first start, and leaves nothing unfinished', () => {
    expect(steps[0]).toMatch(/^Creating the embedded database/);
    expect(steps[1]).toBe('Running the migration 0001_initial.sql');
    expect(existsSync(join(dataDir, 'postgres.unfinished'))).toBe(false);
  });

  it('keeps its data over a restart, and reports nothing then', async () => {
    steps.length = 0;
    const first = await open();
    await first.query('insert into kept values (0)');
    await first.close();
    const second = await open();
    expect(await second.query('select id from kept')).toEqual([{ id: 0 }]);
    await second.close();
    expect(steps).toEqual([]);
  });

  it('finishes queued statements before it closes', async () => {
    const database = await open();
    const answers = Promise.all([1, 2, 3].map((n) => database.query('select $1::int as n', [n])));
    await database.close();
    expect(await answers).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
    await expect(database.query('select 1')).rejects.toThrow('closed');
  });

  it('refuses a folder in use, names the process, and opens at once after kill -9 with all rows', async () => {
    for (const round of [1, 2]) {
      const holder = await spawnHolder(dataDir);
      await holder.keeps(round * 40);
      const refused = await open().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(DataFolderInUseError);
      expect(String(refused)).toContain(dataDir);
      expect(String(refused)).toContain(`process ${holder.process.pid}`);
      holder.process.kill('SIGKILL');
      await holder.exited;
      const database = await open();
      const [row] = await database.query<{ n: number }>('select max(id) as n from kept');
      // One more may be on the disk than the process reported
      expect([holder.kept(), holder.kept() + 1]).toContain(row?.n);
      await database.close();
    }
  });

  it('is opened anew when a statement never ends: others are refused in time, and nothing is lost', async () => {
    const lock = await lockDataFolder(dataDir);
    const reopen = () => openThread(join(dataDir, 'postgres'));
    const limits = { hurried: 30, usual: 60_000, statement: 500 };
    const pool = embeddedPool(await reopen(), { reopen, limits });
    const database = databaseOver(pool);
    const heard: string[] = [];
    await database.listen('again', (payload) => heard.push(payload));
    await database.query('insert into kept values (-1000)');
    const endless = database.transaction(async (tx) => {
      await tx.query('insert into kept values (-1001)');
      await tx.query('select count(*) from generate_series(1, 100000000000)');
    });
    const refused = expect(endless).rejects.toThrow(StoreUnavailableError);
    await expect(hurried(() => database.query('select 1'))).rejects.toThrow(StoreUnavailableError);
    const patient = database.query('select id from kept where id <= -1000');
    await refused;
    expect(await patient).toEqual([{ id: -1000 }]);
    await vi.waitFor(() => expect(heard).toEqual(['']));
    await database.query("select pg_notify('again', 'back')");
    await vi.waitFor(() => expect(heard).toEqual(['', 'back']));
    await database.close();
    await lock.release();
  });

  it('refuses a second process, which exits with one clear line', async () => {
    const database = await open();
    const second = await spawnHolder(dataDir);
    expect(await second.exited).toBe(1);
    expect(second.errors()).toBe(
      `DataFolderInUseError: The data folder ${dataDir} is in use by another Vikari (process ${process.pid}). ` +
        'Stop that one first, or start this one with another DATA_DIR.\n',
    );
    await database.close();
  });
});

describe('the thread', () => {
  it('syncs every commit to the disk', async () => {
    const engine = startWorkerEngine();
    await engine.call({ kind: 'open', directory: join(dataDir, 'postgres'), templateFile: null });
    const setting = await engine.call({ kind: 'query', sql: 'show fsync', params: [] });
    expect(setting.rows).toEqual([['on']]);
    const before = await engine.call({ kind: 'countSyncs' });
    for (let id = 1; id <= 10; id += 1) {
      await engine.call({ kind: 'exec', sql: `insert into kept values (-${id})` });
    }
    expect(await engine.call({ kind: 'countSyncs' })).toBeGreaterThanOrEqual(before + 10);
    await engine.call({ kind: 'close', syncTree: null });
    await engine.terminate();
  });

  it('refuses waiting and later calls when its thread has ended', async () => {
    const engine = startWorkerEngine();
    const opening = engine.call({ kind: 'open', directory: null, templateFile: null });
    await engine.terminate();
    await expect(opening).rejects.toThrow(EngineStoppedError);
    await expect(engine.call({ kind: 'countSyncs' })).rejects.toThrow(EngineStoppedError);
  });
});
