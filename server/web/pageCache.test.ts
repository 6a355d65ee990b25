import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REGISTRATION_COOKIE } from '../http/cookies';
import { createGate } from '../storage/testing/gate';
import type { PageRenderer } from './pageRenderer';
import { ofLink, page, secret, siteWith } from './testing/siteWith';

const START = Date.parse('2026-11-21T12:00:00Z');
const BEFORE_MIDNIGHT = Date.parse('2026-11-21T22:59:59Z');
const LONG = 'Sjuksköterska sökes till avdelningen. '.repeat(200);

let app: FastifyInstance;
let now: number;
let elapsed: number;
let renders: number;
let render: PageRenderer['render'];

beforeEach(async () => {
  now = START;
  elapsed = 0;
  renders = 0;
  render = async ({ language }) => page(`${language} ${renders}`);
  app = await siteWith(
    (request) => {
      renders += 1;
      return render(request);
    },
    { clock: { now: () => now, elapsed: () => elapsed } },
  );
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('an anonymous page', () => {
  it('is rendered once in three seconds, by address, query and language', async () => {
    await get('/x');
    expect((await get('/x')).body).toContain('sv 1');
    expect((await get('/x?locations=r-01')).body).toContain('sv 2');
    expect((await get('/x', { 'accept-language': 'en' })).body).toContain('en 3');
    elapsed += 2_999;
    expect((await get('/x')).body).toContain('sv 1');
    elapsed += 1;
    expect((await get('/x')).body).toContain('sv 4');
  });

  it('is not kept longer when the wall clock is set back', async () => {
    await get('/x');
    now -= 3_600_000;
    elapsed += 3_000;
    expect((await get('/x')).body).toContain('sv 2');
  });

  it('is rendered again when the day in Stockholm changes', async () => {
    now = BEFORE_MIDNIGHT;
    render = async ({ site }) => page(site.today);
    expect((await get('/x')).body).toContain('2026-11-21');
    now += 1_000;
    expect((await get('/x')).body).toContain('2026-11-22');
  });

  it('is rendered once for simultaneous requests', async () => {
    const gate = createGate();
    render = async () => {
      await gate.opened;
      return page(`render ${renders}`);
    };
    const answers = Promise.all(Array.from({ length: 5 }, () => get('/x')));
    await expect.poll(() => renders).toBe(1);
    gate.open();
    for (const { body } of await answers) expect(body).toContain('render 1');
    expect(renders).toBe(1);
  });

  it.each([404, 410])('is kept with its status %i', async (status) => {
    render = async () => page('', status);
    const answers = [await get('/x'), await get('/x')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status]);
    expect(renders).toBe(1);
  });

  it('is not cached when it is an error or a redirect', async () => {
    render = async () => page('', 500);
    expect([(await get('/x')).statusCode, (await get('/x')).statusCode]).toEqual([500, 500]);
    expect(renders).toBe(2);
    render = async () => ({ redirect: '/register', status: 302 });
    expect([(await get('/x')).statusCode, (await get('/x')).statusCode]).toEqual([302, 302]);
    expect(renders).toBe(4);
    render = async () => {
      throw new Error('the page is broken');
    };
    expect((await get('/x')).statusCode).toBe(500);
    render = async () => page('mended');
    expect((await get('/x')).body).toContain('mended');
  });

  it('is not kept when it shows what a link opens, which an act of the same visitor may change', async () => {
    render = async ({ api }) => page((await api.call(ofLink, { name: `as of ${renders}` })).text);
    expect((await get('/x')).body).toContain('as of 1');
    expect((await get('/x')).body).toContain('as of 2');
  });

  it('is revalidated by the browser, and not sent again to one that has it', async () => {
    const first = await get('/x');
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache, private');
    const again = await get('/x', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    elapsed += 3_000;
    render = async () => page('news');
    expect((await get('/x', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s, the same to everyone', async (encoding, decode) => {
    render = async () => page(LONG);
    for (const _ of [1, 2]) {
      const { headers, rawPayload } = await get('/x', { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('accept-language, cookie, accept-encoding');
      expect(decode(rawPayload).toString()).toContain(LONG);
    }
    expect(renders).toBe(1);
  });
});

describe('a page of a candidate', () => {
  const as = (user: string) => ({ cookie: `vikari_session=${user}` });

  beforeEach(() => {
    render = async ({ api }) =>
      page(
        await api.call(secret, { name: 'Of' }).then(
          ({ text }) => text,
          ({ code }) => code,
        ),
      );
  });

  it('is never shown to another candidate, nor to a visitor, in any order', async () => {
    expect((await get('/x')).body).toContain('authentication_required');
    expect((await get('/x', as('u1'))).body).toContain('Of u1');
    expect((await get('/x', as('u2'))).body).toContain('Of u2');
    expect((await get('/x')).body).toContain('authentication_required');
    expect(renders).toBe(3);
  });

  it('is not cached while the browser has a registration that may be shown', async () => {
    await get('/x');
    const { headers } = await get('/x', { cookie: `${REGISTRATION_COOKIE}=r1` });
    expect(headers.etag).toBeUndefined();
    expect(renders).toBe(2);
  });

  it('has no ETag', async () => {
    const { etag } = (await get('/x')).headers;
    const mine = await get('/x', { ...as('u1'), 'if-none-match': String(etag) });
    expect([mine.statusCode, mine.headers.etag]).toEqual([200, undefined]);
  });

  it('is not cached with a cookie without a session, or with a key, either', async () => {
    await get('/x', as('nobody'));
    await get('/x', { authorization: 'Bearer key' });
    await get('/x');
    expect(renders).toBe(3);
  });
});

it('sends a page that sets a cookie only to its caller', async () => {
  for (const _ of [1, 2]) {
    expect((await get('/x?lang=en')).headers['set-cookie']).toMatch(/^vikari_language=en;/);
  }
  expect(renders).toBe(2);
});
