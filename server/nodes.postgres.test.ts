import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIVE_PATH } from '#domain/api/live';
import type { FilterJobsResponse } from '#domain/api/portal';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { aStoredEmployer } from './applications/testing/storedFactories';
import { readConfig } from './config/config';
import { SESSION_COOKIE, wireName } from './http/cookies';
import { createSessions } from './identity/sessions.service';
import { aUser } from './identity/testing/users';
import { systemClock } from './lib/clock';
import { openSse } from './live/testing/sseClient';
import { type RunningServer, startServer } from './startServer';
import type { Database } from './storage/database';
import { createTestDatabase } from './storage/testing/testDatabase';

const KEY = 'key-of-employer';

let db: Database;
let nodes: { a: RunningServer; b: RunningServer };

/** A production node on the test's own database. */
async function startNode(): Promise<RunningServer> {
  const [row] = await db.query<{ name: string }>('select current_database() as name');
  const database = new URL(process.env.TEST_DATABASE_URL ?? '');
  database.pathname = `/${row?.name}`;
  const config = readConfig({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: 'https://vikari.example',
    DATABASE_URL: database.href,
    BANKID_ISSUER: 'https://broker.example',
    BANKID_CLIENT_ID: 'vikari',
    FILE_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    SERVER_KEYS: `test:${Buffer.alloc(32, 9).toString('base64')}`,
    FILES_FOLDER: join(tmpdir(), 'vikari-nodes-test'),
    DRAIN_SECONDS: '0',
  });
  return startServer(config, {});
}

beforeAll(async () => {
  db = await createTestDatabase();
  await aStoredEmployer(db, KEY);
  // Both at once, as in a rollout
  const [a, b] = await Promise.all([startNode(), startNode()]);
  nodes = { a, b };
});
afterAll(async () => {
  await nodes.a.close();
  await nodes.b.close();
  await db.close();
});

async function asEmployer(node: RunningServer, path: string, body: object): Promise<Job> {
  const response = await fetch(`${node.url}/api/integration/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  const { job }: { job: Job } = await response.json();
  return job;
}

async function idsFoundOn(node: RunningServer): Promise<string[]> {
  const response = await fetch(`${node.url}/api/portal/public/jobs/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { results }: FilterJobsResponse = await response.json();
  return results.map(({ id }) => id);
}

describe('two nodes on one PostgreSQL', () => {
  it('list on one node what was published on the other, until it is closed there', async () => {
    const { id: _id, slug, status, publishedAt, employerId, source, ...draft } = aJob();
    const dates = { startsOn: null, endsOn: null, closesOn: '2999-12-31' };
    const { id } = await asEmployer(nodes.a, 'jobs', { ...draft, ...dates });
    await expect.poll(() => idsFoundOn(nodes.b), { timeout: 10_000 }).toEqual([id]);
    await asEmployer(nodes.b, `jobs/${id}/close`, { as: 'disabled' });
    await expect.poll(() => idsFoundOn(nodes.a), { timeout: 10_000 }).toEqual([]);
  });

  it('end the streams of a session that ended on the other node, and refuse it', async () => {
    const sessions = createSessions(db, systemClock);
    const cookie = await sessions.start(db, await aUser(db));
    const headers = {
      cookie: `${wireName(SESSION_COOKIE, true)}=${cookie}`,
      'sec-fetch-site': 'same-origin',
    };
    const isSignedInOn = async ({ url }: RunningServer): Promise<boolean> => {
      const answer: unknown = await (await fetch(`${url}/api/v2/session/me`, { headers })).json();
      return Object(answer).profile !== null;
    };
    const streams = [
      await openSse(`${nodes.a.url}${LIVE_PATH}`, headers),
      await openSse(`${nodes.b.url}${LIVE_PATH}`, headers),
    ];
    expect([await isSignedInOn(nodes.a), await isSignedInOn(nodes.b)]).toEqual([true, true]);
    const answer = await fetch(`${nodes.a.url}/api/v2/session/sign_out`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(200);
    for (const stream of streams) {
      await stream.ended;
      expect(stream.events.map(({ data }) => data)).toEqual([{ type: 'signed_out' }]);
    }
    // Its own cache, which could accept the session for five seconds, has dropped it too
    expect([await isSignedInOn(nodes.a), await isSignedInOn(nodes.b)]).toEqual([false, false]);
  });

  it('run in production mode: no simulator, no demo data, HTTPS enforced', async () => {
    const simulator = await fetch(`${nodes.a.url}/simulator/bankid/jwks`);
    expect(simulator.status).toBe(404);
    expect(await db.query('select id from jobs where source_name = $1', ['demo'])).toEqual([]);
    expect(await db.query("select key from settings where key like 'demo%'")).toEqual([]);
    const { headers } = await fetch(`${nodes.a.url}/healthz`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});
