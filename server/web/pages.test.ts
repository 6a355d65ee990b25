import { afterEach, describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { endpoint } from '#domain/api/endpoint';
import { buildApp } from '../app';
import { parser } from '../http/parse';
import { route } from '../http/route';
import { testConfig } from '../testing/testConfig';
import type { PageRenderer } from './pageRenderer';

const greet = endpoint<{ name: string }, { status: 0; text: string }>({
  service: 'portal',
  method: 'GET',
  path: 'greet',
  access: 'public',
});
const secret = { ...greet, path: 'secret', access: 'candidate' } as const;
const parse = parser(object({ name: string().required() }).noUnknown());

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A server whose one page is what `render` makes of the request. */
async function siteWith(render: PageRenderer['render']) {
  const app = await buildApp({
    config: testConfig(),
    clock: { now: () => Date.parse('2026-11-21T23:30:00Z') },
    routes: [
      route(greet, parse, async ({ name }, { language }) => ({
        status: 0,
        text: `${name} ${language}`,
      })),
      route(secret, parse, async ({ name }, { userId }) => ({
        status: 0,
        text: `${name} ${userId}`,
      })),
    ],
    readers: {
      candidate: async (cookie) => (cookie === 'good' ? { userId: 'u1', sessionId: 's1' } : null),
      employer: async () => null,
    },
    site: {
      renderer: { render },
      assets: { tagsFor: (modules, language) => `<!--${modules.join()} ${language}-->` },
      clientDir: null,
    },
  });
  closers.push(() => app.close());
  return app;
}

const page = (body: string, status = 200) => ({
  status,
  html: `<html><head></head><body>${body}</body></html>`,
  styles: '<style>a{}</style>',
  hydration: { trick: '</script><!--' },
  modules: ['a.tsx'],
});

describe('registerPages', () => {
  it('sends the document with tags, styles and data set in, and nothing that ends its script', async () => {
    const app = await siteWith(async () => page('hello'));
    const { body, headers } = await app.inject('/x');
    expect(body).toMatch(
      /^<!DOCTYPE html><html><head><script>.*<!--a\.tsx sv--><style>a\{\}<\/style><\/head>/,
    );
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
    ['the browser’s language', '/x', { 'accept-language': 'de-DE,de' }, 'en'],
    ['a Swedish browser', '/x', { 'accept-language': 'sv-FI' }, 'sv'],
    ['Swedish for a client that says nothing', '/x', {}, 'sv'],
    ['her own choice', '/x', { 'accept-language': 'sv', cookie: 'vikari_language=en' }, 'en'],
    ['the Swedish address', '/lediga-jobb', { 'accept-language': 'en' }, 'sv'],
    ['the English address', '/stockholm/available-jobs', { 'accept-language': 'sv' }, 'en'],
    ['what the link asks for', '/x?lang=en', { 'accept-language': 'sv' }, 'en'],
    ['not what no language is', '/x?lang=de', { 'accept-language': 'sv' }, 'sv'],
  ])('speaks %s', async (_name, url, headers, expected) => {
    const app = await siteWith(async ({ language }) => page(language));
    const answer = await app.inject({ url, headers });
    expect(answer.headers['content-language']).toBe(expected);
    expect(answer.body).toContain(`<body>${expected}`);
  });

  it('remembers an explicit choice', async () => {
    const app = await siteWith(async () => page(''));
    expect((await app.inject('/x?lang=en')).headers['set-cookie']).toMatch(/^vikari_language=en;/);
    expect((await app.inject('/x')).headers['set-cookie']).toBeUndefined();
  });

  it('lets the page ask the services as its visitor, and no further', async () => {
    const app = await siteWith(async ({ api }) => {
      const greeting = await api.call(greet, { name: 'Ada' });
      const private_ = await api
        .call(secret, { name: 'Ada' })
        .catch((error) => ({ text: error.code }));
      return page(`${greeting.text}, ${private_.text}`);
    });
    expect((await app.inject('/x')).body).toContain('Ada sv, authentication_required');
    const signedIn = await app.inject({ url: '/x', headers: { cookie: 'vikari_session=good' } });
    expect(signedIn.body).toContain('Ada sv, Ada u1');
  });

  it('knows the day in Stockholm, not in Greenwich', async () => {
    const app = await siteWith(async ({ site }) => page(site.today));
    expect((await app.inject('/x')).body).toContain('2026-11-22');
  });
});
