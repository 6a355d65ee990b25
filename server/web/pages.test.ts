import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { listsAreLoading } from '../jobs/listsAreLoading';
import { SQLSTATE, SqlError, StoreUnavailableError } from '../storage/sqlError';
import type { PageRenderer } from './pageRenderer';
import { greet, page, type SiteOptions, secret, siteWith as startSite } from './testing/siteWith';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function siteWith(
  render: PageRenderer['render'],
  options?: SiteOptions,
): Promise<FastifyInstance> {
  const app = await startSite(render, options);
  closers.push(() => app.close());
  return app;
}

describe('registerPages', () => {
  it('sends the document with tags and data inserted, and escapes what would end its script', async () => {
    const app = await siteWith(async () => page('hello'));
    const { body, headers } = await app.inject('/x');
    expect(body).toMatch(/^<!DOCTYPE html><html><head><script>.*<!--a\.tsx sv--><\/head>/);
    expect(body).toContain('"trick":"\\u003c/script>\\u003c!--"');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('gives the page its status and follows its redirects', async () => {
    const app = await siteWith(async ({ url }) =>
      url.endsWith('/gone') ? page('', 410) : { redirect: '/register', status: 302 },
    );
    expect((await app.inject('/gone')).statusCode).toBe(410);
    const moved = await app.inject('/account');
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/register']);
  });

  it.each([
    ['/jobb/åäö', '/jobb/%C3%A5%C3%A4%C3%B6'],
    ['/jobb/🩺?a=%20', '/jobb/%F0%9F%A9%BA?a=%20'],
    ['/jobb/\ud83e', '/jobb/%EF%BF%BD'],
  ])('redirects to %j with a header that a browser reads correctly', async (redirect, location) => {
    const app = await siteWith(async () => ({ redirect, status: 302 }));
    const moved = await app.inject('/x');
    expect([moved.statusCode, moved.headers.location]).toEqual([302, location]);
  });

  it.each([
    ['the browser’s language', '/x', { 'accept-language': 'de-DE,de' }, 'en'],
    ['a Swedish browser', '/x', { 'accept-language': 'sv-FI' }, 'sv'],
    ['Swedish for a client without a language', '/x', {}, 'sv'],
    [
      "the visitor's own choice",
      '/x',
      { 'accept-language': 'sv', cookie: 'vikari_language=en' },
      'en',
    ],
    ['the Swedish address', '/lediga-jobb', { 'accept-language': 'en' }, 'sv'],
    ['the English address', '/stockholm/available-jobs', { 'accept-language': 'sv' }, 'en'],
    ['the language of the link', '/x?lang=en', { 'accept-language': 'sv' }, 'en'],
    ['not an unknown language', '/x?lang=de', { 'accept-language': 'sv' }, 'sv'],
  ])('speaks %s', async (_name, url, headers, expected) => {
    const app = await siteWith(async ({ language }) => page(language));
    const answer = await app.inject({ url, headers });
    expect(answer.headers['content-language']).toBe(expected);
    expect(answer.body).toContain(`<body>${expected}`);
  });

  it("has no page at an address that a link would read as another site's", async () => {
    const app = await siteWith(async ({ url }) => page(url, 404));
    const answer = await app.inject({ url: '//[not a host?a=1' });
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/[not%20a%20host?a=1']);
  });

  it('stores an explicit choice', async () => {
    const app = await siteWith(async () => page(''));
    expect((await app.inject('/x?lang=en')).headers['set-cookie']).toMatch(/^vikari_language=en;/);
    expect((await app.inject('/x')).headers['set-cookie']).toBeUndefined();
  });

  it('calls the services with the rights of the page’s reader, and no others', async () => {
    const app = await siteWith(async ({ api }) => {
      const greeting = await api.call(greet, { name: 'Ada' });
      const private_ = await api
        .call(secret, { name: 'Ada' })
        .catch((error) => ({ text: error.code }));
      return page(`${greeting.text}, ${private_.text}`);
    });
    expect((await app.inject('/x')).body).toContain('Ada sv, authentication_required');
    const signedIn = await app.inject({ url: '/x', headers: { cookie: 'vikari_session=u1' } });
    expect(signedIn.body).toContain('Ada sv, Ada u1');
  });

  it.each([
    ['sv', 'Formuläret skickades inte'],
    ['en', 'The form was not sent'],
  ])(
    'answers a form that was sent without a script with a plain page, in %s',
    async (language, title) => {
      const render = vi.fn(async () => page(''));
      const app = await siteWith(render);
      const answer = await app.inject({
        method: 'POST',
        url: '//other.example/?a=1&b=2',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'accept-language': language,
        },
        payload: 'email=anna%40example.com',
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain(`<h1>${title}</h1>`);
      expect(answer.body).toContain('href="http://vikari.test//other.example/?a=1&amp;b=2"');
      expect(answer.body).not.toContain('anna');
      expect(render).not.toHaveBeenCalled();
    },
  );

  it('uses the day in Stockholm, not in Greenwich', async () => {
    const app = await siteWith(async ({ site }) => page(site.today));
    expect((await app.inject('/x')).body).toContain('2026-11-22');
  });
});

describe('the rate limit of pages', () => {
  it("is shown as a page, in the reader's language, with Retry-After", async () => {
    const app = await siteWith(async () => page('hello'), { pagesPerMinute: 2 });
    const get = (url: string, headers = {}, remoteAddress = '192.0.2.1') =>
      app.inject({ url, headers, remoteAddress });
    expect((await get('/a')).statusCode).toBe(200);
    expect((await get('/b')).statusCode).toBe(200);
    const refused = await get('/c', { 'accept-language': 'en' });
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([
      429,
      'text/html; charset=utf-8',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
    expect(refused.body).toBe(
      '<!DOCTYPE html><html><head><!--styles--></head><body>rate_limited en</body></html>',
    );
    expect((await get('/lediga-jobb')).body).toContain('rate_limited sv');
    expect((await get('/c', {}, '192.0.2.2')).statusCode).toBe(200);
  });

  it('does not count API calls, and their limit is answered as JSON', async () => {
    const app = await siteWith(async () => page('hello'), { pagesPerMinute: 1 });
    await app.inject('/a');
    expect((await app.inject('/b')).statusCode).toBe(429);
    expect((await app.inject('/api/portal/greet?name=Ada')).statusCode).toBe(200);
    let check = await app.inject('/healthz');
    for (let checks = 1; checks < 600; checks += 1) check = await app.inject('/healthz');
    expect(check.statusCode).toBe(200);
    check = await app.inject('/healthz');
    expect(check.json()).toMatchObject({ status: 1, code: 'rate_limited' });
  });
});

describe('a page that could not be made', () => {
  const conflict = new SqlError('could not serialize', { code: SQLSTATE.serializationFailure });
  it.each([
    ['an unreachable database', new StoreUnavailableError(), 503, 'unavailable sv', '30'],
    ['a conflict after every retry', conflict, 503, 'unavailable sv', '30'],
    ['an internal error', new TypeError('x is undefined'), 500, 'broken sv', undefined],
  ])('because of %s says so', async (_name, failure, status, words, retryAfter) => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const app = await siteWith(async () => ({ ...page('half a page', 500), failure }), {
      logLevel: 'error',
      logTo,
    });
    const answer = await app.inject('/x');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, retryAfter]);
    expect(answer.body).toContain(`<body>${words}`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(failure.message);
  });

  it('since the lists are being read in says that, and is no error in the log', async () => {
    const lines: string[] = [];
    const app = await siteWith(
      async () => ({ ...page('0 jobs', 503), failure: listsAreLoading(0.3) }),
      { logLevel: 'error', logTo: { write: (line) => void lines.push(line) } },
    );
    const answer = await app.inject('/jobs');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body).toContain('<body>lists_loading sv');
    expect(lines).toEqual([]);
  });

  it('because the session cannot be read is not rendered as signed out', async () => {
    const app = await siteWith(async () => page('signed out'), {
      candidate: () => Promise.reject(new StoreUnavailableError()),
    });
    const answer = await app.inject({ url: '/x', headers: { cookie: 'vikari_session=u1' } });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([503, undefined]);
    expect(answer.body).toContain('<body>unavailable sv');
    // A visitor's page needs no session
    expect((await app.inject('/x')).statusCode).toBe(200);
    const call = await app.inject({
      url: '/api/portal/secret?name=Ada',
      headers: { cookie: 'vikari_session=u1' },
    });
    expect([call.statusCode, call.json().code, call.headers['set-cookie']]).toEqual([
      503,
      'unavailable',
      undefined,
    ]);
  });

  it('whose data was refused shows its own error', async () => {
    const app = await siteWith(async () => ({
      ...page('no such thing', 404),
      failure: new ApiError('not_found', 'There is nothing here.'),
    }));
    const answer = await app.inject('/x');
    expect([answer.statusCode, answer.body.includes('no such thing')]).toEqual([404, true]);
  });
});
