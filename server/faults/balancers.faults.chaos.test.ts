import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIVE_PATH } from '#domain/api/live';
import { type RunningPostgres, startPostgres } from '../../scripts/testing/postgres.mjs';
import { aStoredUser } from '../applications/testing/storedFactories';
import { SESSION_COOKIE } from '../http/cookies';
import { createSessions } from '../identity/sessions.service';
import { systemClock } from '../lib/clock';
import { type RunningServer, startServer } from '../startServer';
import { openDatabase } from '../storage/openDatabase';
import { testConfig } from '../testing/testConfig';
import { BALANCERS, type Balancer } from './testing/balancer';

const MEBIBYTE = 1024 * 1024;
const ME = '/api/v2/session/me';

let postgres: RunningPostgres;
let folder: string;
let cookie: string;

beforeAll(async () => {
  const found = await startPostgres();
  if (found.url === null) throw new Error(found.reason);
  postgres = found;
  folder = await mkdtemp(join(tmpdir(), 'vikari-balanced-'));
  const db = await openDatabase(testConfig({ databaseUrl: postgres.url }));
  const userId = await aStoredUser(db);
  cookie = await db.transaction((tx) => createSessions(db, systemClock).start(tx, userId));
  await db.close();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(BALANCERS.filter(({ isInstalled }) => isInstalled))(
  'Two nodes behind $name, as in deploy/',
  ({ asksNodes, check, start }) => {
    let nodes: RunningServer[];
    let balancer: Balancer;
    let isReady = true;
    /** How often nodes were asked whether they are ready, and said no. */
    let refusals = 0;

    /** What a node sees of a request; and a node that says that it is not ready. */
    function watch(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      if (request.url === '/seen') response.end(request.headers['x-forwarded-for']);
      else if (request.url === '/upload') {
        let bytes = 0;
        request.on('data', (chunk: Buffer) => (bytes += chunk.length));
        request.on('end', () => response.end(String(bytes)));
      } else if (request.url === '/readyz' && !isReady) {
        refusals += 1;
        response.writeHead(503).end();
      } else next();
    }

    beforeAll(async () => {
      nodes = await Promise.all(
        ['a', 'b'].map((name) =>
          startServer(
            testConfig({
              databaseUrl: postgres.url,
              dataDir: join(folder, name),
              indexFolder: join(folder, name, 'index'),
            }),
            { middleware: watch },
          ),
        ),
      );
      balancer = await start(nodes.map(({ url }) => `127.0.0.1:${new URL(url).port}`));
    });
    afterAll(async () => {
      await balancer.stop();
      await Promise.all(nodes.map((node) => node.close()));
    });

    const get = (path: string, headers = {}) => fetch(balancer.url + path, { headers });

    it('its file is sound as it stands', async () => {
      await check();
    });

    it('a live stream comes through as it is written, not when it ends', async () => {
      const response = await get(LIVE_PATH, { cookie: `${SESSION_COOKIE}=${cookie}` });
      expect(response.status).toBe(200);
      const reader = response.body?.getReader();
      const { value } = (await reader?.read()) ?? {};
      expect(Buffer.from(value ?? []).toString()).toMatch(/^retry: \d+/u);
      await reader?.cancel();
    });

    it('a caller counts by its own address, whatever it says in X-Forwarded-For', async () => {
      const seen = await get('/seen', { 'x-forwarded-for': '203.0.113.9' });
      expect(await seen.text()).toBe('127.0.0.1');
    });

    it('a document of 20 MB reaches a node, and what no node takes does not', async () => {
      const upload = (bytes: number) =>
        fetch(`${balancer.url}/upload`, { method: 'POST', body: new Uint8Array(bytes) }).then(
          async (answer) => (answer.ok ? answer.text() : answer.status),
          () => 'cut',
        );
      expect(await upload(20 * MEBIBYTE)).toBe(String(20 * MEBIBYTE));
      expect([413, 502, 'cut']).toContain(await upload(30 * MEBIBYTE));
    });

    it.each(['/metrics', '/healthz', '/livez', '/readyz'])(
      '%s is not for visitors',
      async (path) => {
        expect((await get(path)).status).toBe(404);
      },
    );

    it('no node is ready: the nodes are asked all the same', async () => {
      isReady = false;
      const asks = (await get(ME)).ok;
      // Who asks nodes by itself has heard of both, twice
      if (asksNodes) await expect.poll(() => refusals).toBeGreaterThan(4);
      expect([asks, (await get(ME)).status]).toEqual([true, 200]);
      isReady = true;
    });

    it('a node stops: every call is answered by the other', async () => {
      await nodes[0]?.close();
      const answers = await Promise.all(Array.from({ length: 40 }, () => get(ME)));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    });
  },
);
