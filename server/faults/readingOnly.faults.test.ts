import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { filterJobs, getJob } from '#domain/api/portal';
import { READING_ONLY_HEADER } from '#domain/api/readingOnly';
import { getMe } from '#domain/api/v2';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import { aStoredJob } from '../applications/testing/storedFactories';
import { nextAddress } from '../hostile/testing/addresses';
import { type Credentials, createParties, VISITOR } from '../hostile/testing/parties';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { MINUTE } from '../lib/time';
import { StoreUnavailableError } from '../storage/sqlError';
import type { PageRenderer } from '../web/pageRenderer';

/** As the site does: a page reads who asks, and its data; a candidate's own page asks to sign in. */
const render: PageRenderer['render'] = async ({ url, api, site }) => {
  const { pathname } = new URL(url);
  const { profile } = await api.call(getMe, {});
  if (pathname === '/account' && !profile) return { redirect: '/register', status: 302 };
  const read = async () =>
    pathname.startsWith('/jobb/')
      ? (await api.call(getJob, { id: pathname.slice('/jobb/'.length) })).data.description
      : (await api.call(filterJobs, { filter: EMPTY_FILTER, order: 'newest' })).results;
  const data = await read().catch((failure: Error) => failure);
  const failure = data instanceof Error ? data : undefined;
  const told = site.readingOnly ? `since ${site.readingOnly.since}` : 'whole';
  const who = profile ? 'own' : 'visitor';
  return {
    status: 200,
    html: `<html><head></head><body>${told} ${who} ${JSON.stringify(data)}</body></html>`,
    hydration: { data: true },
    modules: [],
    failure,
  };
};

const clock = settableClock();
const server = await wholeServer({
  clock,
  site: {
    renderer: { render, renderFailure: async ({ kind }) => `<html><head></head>${kind}</html>` },
    assets: { tagsFor: () => '<script src="/a.js"></script>', styleTags: '<!--styles-->' },
    clientDir: null,
  },
});
let candidate: Credentials;
let read: Job;
let unread: Job;
let downSince: string;

beforeAll(async () => {
  ({ candidate } = await createParties(server, clock, 'Annasa'));
  const dates = { startsOn: null, endsOn: null, closesOn: '2026-03-10' };
  read = await aStoredJob(server.db, { ...dates, description: ['Vi söker dig.'] });
  unread = await aStoredJob(server.db, { ...dates, description: ['Hemligt djup text.'] });
  await vi.waitFor(async () => {
    const list = await post('/api/portal/public/jobs/filter', VISITOR);
    expect(list.json().total).toBe(4);
  });
  await get(`/jobb/${read.slug}`);
});
afterAll(async () => {
  // What the background met meanwhile
  expect(server.faults.filter((fault) => !(fault instanceof StoreUnavailableError))).toEqual([]);
  await server.close();
});

const get = (url: string, headers: Credentials = VISITOR) =>
  server.app.inject({ url, headers, remoteAddress: nextAddress() });
const post = (url: string, headers: Credentials, payload: object = {}) =>
  server.app.inject({ method: 'POST', url, headers, payload, remoteAddress: nextAddress() });

describe('The store is down', () => {
  beforeAll(async () => {
    downSince = new Date(clock.now()).toISOString();
    await server.storeBecomes('refuses');
    // Long enough that no session is in memory any more
    clock.advance(10 * MINUTE);
  });

  it.each([
    ['visitors', () => VISITOR],
    ['people with a session', () => candidate],
  ])('%s read lists, and are told since when', async (_, who) => {
    const page = await get('/jobs', who());
    expect([page.statusCode, page.headers[READING_ONLY_HEADER]]).toEqual([200, downSince]);
    expect(page.body).toContain(`since ${downSince} visitor`);
    expect(page.body).toContain(read.title);
    const list = await post('/api/portal/public/jobs/filter', who());
    expect([list.statusCode, list.headers[READING_ONLY_HEADER]]).toEqual([200, downSince]);
    expect(list.json().results.length).toBe(4);
  });

  it('nobody is signed out: the cookie stays, and no script of a page takes them for a visitor', async () => {
    const page = await get('/jobs', candidate);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.body).not.toMatch(/<script|application\/json/);
    expect(page.body).toContain('<!--styles-->');
    const me = await get('/api/v2/session/me', candidate);
    expect([me.statusCode, me.headers['set-cookie'], me.headers['retry-after']]).toEqual([
      503,
      undefined,
      '30',
    ]);
  });

  it("a page of one's own is refused in words, with a time, and sends nobody to sign in", async () => {
    const page = await get('/account', candidate);
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '30']);
    expect(page.body).toContain('unavailable');
  });

  it('a job that was read lately is there, also by an old address', async () => {
    const page = await get(`/jobb/${read.slug}`, candidate);
    expect([page.statusCode, page.body.includes('Vi söker dig.')]).toEqual([200, true]);
    const answer = await get(`/api/portal/public/job?id=${read.id}`);
    expect(answer.json()).toMatchObject({ jobStatus: 'open', data: { applied: false } });
  });

  it('of another job what the list has is there, and is told as a part', async () => {
    const page = await get(`/jobb/${unread.slug}`);
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '30']);
    expect(page.body).toContain('Hela annonsen går inte att hämta');
    const answer = await get(`/api/portal/public/job?id=${unread.id}`);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([200, '30']);
    expect(answer.json().data).toMatchObject({ title: unread.title, partial: true });
    expect(answer.body).not.toContain('Hemligt djup');
  });

  it('nothing is answered by 500, and every refusal says when to try again', async () => {
    const addresses = [...server.addresses].flatMap((address) => {
      const [method, url = ''] = address.split(' ');
      return method === 'GET' && url !== '/api/v2/live' ? [url] : [];
    });
    expect(addresses.length).toBeGreaterThan(80);
    const wrong: unknown[] = [];
    for (const address of addresses) {
      const url = address.replace(/:\w+/g, 'x').replace('*', 'jobs');
      for (const who of [VISITOR, candidate, { authorization: 'Bearer key' }]) {
        const { statusCode, headers, body } = await get(url, who);
        const told = statusCode !== 503 || (headers['retry-after'] && body.length > 0);
        if (statusCode === 500 || !told || headers['set-cookie']) {
          wrong.push([url, Object.keys(who).join(), statusCode, headers['set-cookie']]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('what writes says that it cannot, and when to try again', async () => {
    const wrong: unknown[] = [];
    for (const { endpoint } of server.services.routes) {
      if (endpoint.method === 'GET') continue;
      const url = `/api/${endpoint.service}/${endpoint.path}`.replace(/:\w+/g, 'x');
      for (const who of [VISITOR, candidate, { authorization: 'Bearer key' }]) {
        const { statusCode, headers } = await post(url, who);
        if (statusCode === 500 || (statusCode === 503 && !headers['retry-after'])) {
          wrong.push([url, statusCode]);
        }
      }
    }
    expect(wrong).toEqual([]);
    const saved = await post('/api/v2/saved/mark_job', candidate, {
      jobId: read.id,
      mark: 'saved',
    });
    expect([saved.statusCode, saved.json().code]).toEqual([503, 'unavailable']);
  });

  it('a form that is posted without a script comes back with what was typed, to be sent again', async () => {
    const typed = { organisation: 'Ex<b>"&', message: 'Rad 1\r\nRad 2', staff: 'doctors' };
    const postForm = (headers: Credentials, fields: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/priser',
        payload: String(new URLSearchParams(fields)),
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        remoteAddress: nextAddress(),
      });
    const whole = {
      ...typed,
      name: 'Chefa Exempelsson',
      email: 'chefa@example.com',
      phone: '',
      volume: 'few',
    };
    for (const [language, sentence] of [
      ['sv', 'Det du fyllde i finns kvar'],
      ['en', 'What you filled in is still'],
    ]) {
      const answer = await postForm(
        { ...candidate, 'sec-fetch-site': 'same-origin' },
        {
          ...whole,
          language: String(language),
        },
      );
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
      expect(answer.body).toContain(sentence);
      const fields = [...answer.body.matchAll(/name="(\w+)" value="([^"]*)"/gu)];
      expect(Object.fromEntries(fields.map(([, name, value]) => [name, value]))).toEqual({
        ...whole,
        organisation: 'Ex&lt;b&gt;&quot;&amp;',
        language,
      });
    }
    // What another site has written is not offered for sending
    const foreign = await postForm({ ...candidate, 'sec-fetch-site': 'cross-site' }, whole);
    expect(foreign.body).not.toContain('Rad 1');
  });

  it('a job whose last day has passed is closed by then', async () => {
    clock.advance(10 * 24 * 60 * MINUTE);
    const answer = await get(`/api/portal/public/job?id=${read.id}`);
    expect(answer.json()).toMatchObject({ jobStatus: 'closed' });
    const list = await post('/api/portal/public/jobs/filter', VISITOR);
    expect(list.json().results.map(({ id }: Job) => id)).not.toContain(read.id);
  });

  it('the status says so, and of what is stored that nobody knows', async () => {
    for (const [name, [, task]] of Object.entries(server.services.timers)) {
      if (name === 'service status') await task();
    }
    clock.advance(MINUTE / 4);
    const status = (await get('/api/portal/public/service_status')).json();
    expect(status).toMatchObject({ storeDownSince: downSince, days: null, planned: null });
    const states = Object.fromEntries(
      status.parts.map(({ part, state }: { part: string; state: string }) => [part, state]),
    );
    expect(states).toEqual({
      reading: 'limited',
      searching: 'works',
      signing_in: 'fails',
      applying: 'fails',
      messages: 'fails',
      mail: 'unknown',
      uploads: 'fails',
    });
  });

  it('and when it is back all is as before, without a restart', async () => {
    await server.storeBecomes('works');
    clock.advance(MINUTE);
    const page = await get('/jobs');
    expect([page.statusCode, page.headers[READING_ONLY_HEADER]]).toEqual([200, undefined]);
    expect(page.body).toContain('whole visitor');
    expect((await get('/account', candidate)).body).toContain('whole own');
    for (const [name, [, task]] of Object.entries(server.services.timers)) {
      if (name === 'service status') await task();
    }
    const status = (await get('/api/portal/public/service_status')).json();
    expect(status.storeDownSince).toBeNull();
    // What was seen while nothing could be stored
    const failed = status.days.flatMap(({ parts }: { parts: { failed: number }[] }) =>
      parts.map((part) => part.failed),
    );
    expect(Math.max(...failed)).toBe(1);
  });
});
