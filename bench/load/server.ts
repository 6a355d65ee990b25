/**
 * The product's server in a separate process, with the built site's pages and candidates who have a
 * chat each. The server is that of the sources in a folder, so that two versions can be compared.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Asked, World } from './world';

const [sources = '', peopleText, site = '', databaseUrl = null] = process.argv.slice(2);
const PEOPLE = Number(peopleText);
const JOBS = 20;
const KEY = 'key-of-the-bench';

/** A module of the measured sources. */
const load = (path: string) => import(pathToFileURL(join(sources, path)).href);
type Server = typeof import('../../server/startServer');
type Store = typeof import('../../server/storage/openDatabase');
type Factories = typeof import('../../server/applications/testing/storedFactories');
type Sessions = typeof import('../../server/identity/sessions.service');
type Settings = typeof import('../../server/testing/testConfig');
type Time = typeof import('../../server/lib/clock');
type Assets = typeof import('../../server/web/builtAssets');

const { startServer }: Server = await load('server/startServer.ts');
const { openDatabase }: Store = await load('server/storage/openDatabase.ts');
const { aStoredApplication, aStoredEmployer, aStoredJob, aStoredUser }: Factories = await load(
  'server/applications/testing/storedFactories.ts',
);
const { createSessions }: Sessions = await load('server/identity/sessions.service.ts');
const { testConfig }: Settings = await load('server/testing/testConfig.ts');
const { systemClock }: Time = await load('server/lib/clock.ts');
const { builtAssets }: Assets = await load('server/web/builtAssets.ts');

const dataDir = await mkdtemp(join(tmpdir(), 'vikari-bench-load-'));
const config = testConfig({
  dataDir,
  databaseUrl,
  publicUrl: 'http://127.0.0.1',
  messageLimits: { minute: 1_000_000, day: 1_000_000 },
});

/** Stores them before the server has the database, which one process uses at a time. */
async function store(): Promise<Omit<World, 'url'>> {
  const db = await openDatabase({ dataDir, databaseUrl });
  const sessions = createSessions(db, systemClock);
  const at = new Date().toISOString();
  const employerId = await aStoredEmployer(db, KEY);
  const aJob = async () => (await aStoredJob(db, { employerId, closesOn: '2999-12-31' })).id;
  const jobId = await aJob();
  const jobIds: string[] = [];
  for (let count = 0; count < JOBS; count += 1) jobIds.push(await aJob());
  const people = await db.transaction(async (tx) => {
    const stored: World['people'] = [];
    for (let count = 0; count < PEOPLE; count += 1) {
      const uid = await aStoredUser(tx);
      const chatId = await aStoredApplication(tx, { uid, jobId, at });
      stored.push({ chatId, cookie: await sessions.start(tx, uid) });
    }
    return stored;
  });
  await db.query('analyze');
  await db.close();
  return { people, jobIds, key: KEY };
}

const world = await store();
const renderer = await import(pathToFileURL(join(site, 'server/entryServer.js')).href);
const clientDir = join(site, 'client');
const server = await startServer(
  { ...config, files: { ...config.files, folder: dataDir } },
  { site: { renderer, assets: builtAssets(clientDir), clientDir } },
);
process.on('message', async ({ ask }: Asked) => {
  if (ask === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  }
  if (ask === 'stop') {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
    process.disconnect();
  }
});
process.send?.({ ...world, url: server.url } satisfies World);
