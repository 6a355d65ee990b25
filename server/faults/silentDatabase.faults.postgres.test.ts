import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilterJobsResponse } from '#domain/api/portal';
import { aStoredJob } from '../applications/testing/storedFactories';
import { SESSION_COOKIE } from '../http/cookies';
import { createSessions } from '../identity/sessions.service';
import { aUser } from '../identity/testing/users';
import { systemClock } from '../lib/clock';
import { type RunningServer, startServer } from '../startServer';
import type { Database } from '../storage/database';
import { LINE_LIMITS } from '../storage/postgresLine';
import { openSilentLine, type SilentLine } from '../storage/testing/silentLine';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';

/** Tenths of a second instead of seconds, while the line is silent; a connection may take longer. */
const SILENT = { hurried: 100, usual: 200, check: 100 };
/** Before and after: a busy machine is slow, and is not silent. */
const PATIENT = { hurried: 20_000, usual: 20_000, check: 20_000 };
const limits = { ...LINE_LIMITS, ...PATIENT, connect: 3_000, unused: 100, listening: 100 };

let db: Database;
let line: SilentLine;
let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  db = await createTestDatabase();
  const [row] = await db.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${row?.name}`;
  line = await openSilentLine(url.href);
  const id = await db.transaction((tx) => aUser(tx));
  cookie = await db.transaction((tx) => createSessions(db, systemClock).start(tx, id));
  server = await startServer(testConfig({ databaseUrl: line.url }), { storeLimits: limits });
});
afterAll(async () => {
  line.speak();
  await server.close();
  await line.close();
  await db.close();
});

const get = (path: string) =>
  fetch(server.url + path, { headers: { cookie: `${SESSION_COOKIE}=${cookie}` } });
const ME = '/api/v2/session/me';

async function found(): Promise<string[]> {
  const response = await fetch(`${server.url}/api/portal/public/jobs/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { results }: FilterJobsResponse = await response.json();
  return results.map(({ id }) => id);
}

describe('The line to the database goes silent, and nothing is refused', () => {
  it('signed-in calls answer 503 within the limit, and the node says that it is not ready', async () => {
    expect((await get(ME)).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    Object.assign(limits, SILENT);
    line.silence();
    const started = performance.now();
    expect((await get(ME)).status).toBe(503);
    expect(performance.now() - started).toBeLessThan(5 * limits.connect);
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/livez')).status).toBe(200);
  });

  it('lists and searches go on from memory', async () => {
    expect(await found()).toEqual([]);
  });

  it('the node recovers by itself when new connections work, and finds what it missed', async () => {
    const { id } = await aStoredJob(db, { closesOn: '2999-12-31' });
    Object.assign(limits, PATIENT);
    line.speak();
    await expect.poll(found).toEqual([id]);
    await expect.poll(async () => (await get(ME)).status).toBe(200);
    await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  });
});
