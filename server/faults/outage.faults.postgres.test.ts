import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchApplications, filterJobs } from '#domain/api/portal';
import { READING_ONLY_HEADER } from '#domain/api/readingOnly';
import { getMe } from '#domain/api/v2';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { aJob } from '#domain/jobs/testing/aJob';
import { type RunningPostgres, startPostgres } from '../../scripts/testing/postgres.mjs';
import { aStoredEmployer, aStoredUser } from '../applications/testing/storedFactories';
import { SESSION_COOKIE } from '../http/cookies';
import { createSessions } from '../identity/sessions.service';
import { systemClock } from '../lib/clock';
import { DAY, HOUR } from '../lib/time';
import { type RunningServer, startServer } from '../startServer';
import { openDatabase } from '../storage/openDatabase';
import { testConfig } from '../testing/testConfig';
import type { PageRenderer } from '../web/pageRenderer';

const KEY = 'key-of-employer';

/** As the site does: a page's data call fails, and the page shows the error. */
const render: PageRenderer['render'] = async ({ url, api }) => {
  const read = async () => {
    const { profile } = await api.call(getMe, {});
    if (url.endsWith('/jobs'))
      return api.call(filterJobs, { filter: EMPTY_FILTER, order: 'newest' });
    return profile ? api.call(fetchApplications, {}) : null;
  };
  const outcome = await read().catch((failure: Error) => failure);
  return {
    status: 200,
    html: '<html><head></head><body>a page</body></html>',
    hydration: {},
    modules: [],
    failure: outcome instanceof Error ? outcome : undefined,
  };
};

let postgres: RunningPostgres;
let server: RunningServer;
let cookie: string;
const log: string[] = [];

beforeAll(async () => {
  const started = await startPostgres();
  if (started.url === null) throw new Error(started.reason);
  postgres = started;
  const config = testConfig({ databaseUrl: postgres.url, logLevel: 'error' });
  const db = await openDatabase(config);
  await aStoredEmployer(db, KEY);
  const userId = await aStoredUser(db);
  cookie = await db.transaction((tx) => createSessions(db, systemClock).start(tx, userId));
  await db.close();
  server = await startServer(config, {
    // A node whose own clock is wrong
    clock: { now: () => systemClock.now() + 800 * DAY, elapsed: systemClock.elapsed },
    logTo: { write: (line) => void log.push(line) },
    site: {
      renderer: {
        render,
        renderFailure: async ({ kind }) => `<html><head></head><body>${kind}</body></html>`,
      },
      assets: { tagsFor: () => '', styleTags: '' },
      clientDir: null,
    },
  });
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});

const get = (path: string, headers = {}) => fetch(server.url + path, { headers });
const signedIn = () => ({ cookie: `${SESSION_COOKIE}=${cookie}` });
const ME = '/api/v2/session/me';

describe('The database is unreachable for a while', () => {
  it('lists are read on, also with a session, calls answer "unavailable", and no session ends', async () => {
    expect((await get('/', signedIn())).status).toBe(200);
    await postgres.halt();

    for (const path of ['/', '/jobs']) {
      const page = await get(path, signedIn());
      expect([page.status, page.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      // By the time of the store, as everything else that is told
      const since = Date.parse(page.headers.get(READING_ONLY_HEADER) ?? '');
      expect(Math.abs(since - systemClock.now())).toBeLessThan(HOUR);
      expect(page.headers.get('set-cookie')).toBeNull();
      expect(await page.text()).toContain('a page');
    }
    const call = await get(ME, signedIn());
    expect([call.status, call.headers.get('set-cookie')]).toEqual([503, null]);
    expect(call.headers.get('retry-after')).toBe('30');
    expect(await call.json()).toMatchObject({ status: 1, code: 'unavailable' });
    expect((await get('/healthz')).status).toBe(503);
    // The change log is read four times a second
    await expect
      .poll(() => log.join(''))
      .toMatch(/ECONNREFUSED|ECONNRESET|terminating connection|terminated unexpectedly/);
  });

  it('visitors get the pages and calls that need no database', async () => {
    expect((await get('/')).status).toBe(200);
    expect((await get('/jobs')).status).toBe(200);
    expect((await get(ME)).status).toBe(200);
  });

  it('it is used again when it is back, without a restart', async () => {
    await postgres.resume();
    const told = async () => (await get('/', signedIn())).headers.get(READING_ONLY_HEADER);
    await expect.poll(told).toBeNull();
    const { profile } = await (await get(ME, signedIn())).json();
    expect(profile).not.toBeNull();
    expect((await get('/healthz')).status).toBe(200);

    const { id: _id, slug, status, publishedAt, employerId, source, ...draft } = aJob();
    const dates = { startsOn: null, endsOn: null, closesOn: '2999-12-31' };
    const published = await fetch(`${server.url}/api/integration/jobs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...draft, ...dates }),
    });
    expect(published.status).toBe(200);
    const found = async () => {
      const answer = await fetch(`${server.url}/api/portal/public/jobs/filter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      return (await answer.json()).results.length;
    };
    await expect.poll(found, { timeout: 10_000 }).toBe(1);
  });
});
