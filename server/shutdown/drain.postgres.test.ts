import { expect, it } from 'vitest';
import { startServer } from '../startServer';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';

it('a server that is being stopped says so first, and serves as usual meanwhile', async () => {
  const db = await createTestDatabase();
  const [row] = await db.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${row?.name}`;
  const log: string[] = [];
  const config = testConfig({ databaseUrl: url.href, drainSeconds: 0.5, logLevel: 'info' });
  const server = await startServer(config, { logTo: { write: (line) => void log.push(line) } });
  const get = async (path: string) => fetch(server.url + path);
  const ready = await get('/readyz');
  expect([ready.status, Object.keys((await ready.json()).parts)]).toEqual([
    200,
    ['database', 'changeLog', 'senders', 'index', 'clock'],
  ]);
  const closed = server.close();
  const [draining, health, live, call] = await Promise.all([
    get('/readyz'),
    get('/healthz'),
    get('/livez'),
    get('/api/v2/session/me'),
  ]);
  expect([draining.status, health.status, live.status, call.status]).toEqual([503, 503, 200, 200]);
  expect(await draining.json()).toMatchObject({ code: 'unavailable', missing: ['stopping'] });
  await closed;
  await expect(get('/livez')).rejects.toThrow();
  expect(log.filter((line) => /readyz|livez|healthz/u.test(line))).toEqual([]);
  expect(log.filter((line) => line.includes('the node is not ready'))).toHaveLength(1);
  await db.close();
});
