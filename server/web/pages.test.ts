import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { PageRenderer } from './pageRenderer';
import { greet, page, secret, siteWith as startSite } from './testing/siteWith';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function siteWith(render: PageRenderer['render']): Promise<FastifyInstance> {
  const app = await startSite(render);
  closers.push(() => app.close());
  return app;
}

describe('registerPages', () => {
  it('sends the document with tags and data set in, and nothing that ends its script', async () => {
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

  it('has no page at an address that a link would take for another site’s', async () => {
    const app = await siteWith(async ({ url }) => page(url, 404));
    const answer = await app.inject({ url: '//[not a host?a=1' });
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/[not%20a%20host?a=1']);
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
    const signedIn = await app.inject({ url: '/x', headers: { cookie: 'vikari_session=u1' } });
    expect(signedIn.body).toContain('Ada sv, Ada u1');
  });

  it('knows the day in Stockholm, not in Greenwich', async () => {
    const app = await siteWith(async ({ site }) => page(site.today));
    expect((await app.inject('/x')).body).toContain('2026-11-22');
  });
});
