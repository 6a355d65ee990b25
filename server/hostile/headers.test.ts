import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settableClock } from '../identity/testing/settableClock';
import type { PageRenderer } from '../web/pageRenderer';
import { observatoryScore } from './testing/observatory';
import { rawRequest } from './testing/rawRequest';
import { wholeServer } from './testing/wholeServer';

const render: PageRenderer['render'] = async ({ url }) => {
  const { pathname } = new URL(url);
  if (pathname === '/account') return { redirect: '/register', status: 302 };
  if (pathname === '/broken') throw new Error('Broken.');
  return {
    status: pathname === '/' ? 200 : 404,
    html: '<html><head></head><body></body></html>',
    hydration: {},
    modules: [],
  };
};
const clientDir = await mkdtemp(join(tmpdir(), 'vikari-client-'));
await mkdir(join(clientDir, 'assets'));
await writeFile(join(clientDir, 'sw.js'), '1');
await writeFile(join(clientDir, 'assets', 'a.js'), '1');
await writeFile(join(clientDir, 'assets', 'a.css'), '');
await writeFile(join(clientDir, 'favicon.svg'), '<svg/>');
await mkdir(join(clientDir, '.well-known'));
await mkdir(join(clientDir, '.vite'));
await writeFile(join(clientDir, '.vite', 'manifest.json'), '{}');
await writeFile(join(clientDir, '.well-known', 'security.txt'), 'Contact: mailto:a@example.com');

const server = await wholeServer({
  clock: settableClock(),
  config: { publicUrl: 'https://vikari.test', metricsToken: 'x'.repeat(32), logLevel: 'silent' },
  site: {
    renderer: { render, renderFailure: async () => '<html><head></head></html>' },
    assets: { tagsFor: () => '', styleTags: '' },
    clientDir,
  },
});
const { app } = server;
let port: number;

beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await server.close();
  await rm(clientDir, { recursive: true });
});

/** What every answer says, whatever it is. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': expect.any(String),
  'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
};

describe('every answer carries the headers', () => {
  it.each([
    ['a page', 'GET', '/', 200],
    ['a page that is not there', 'GET', '/nowhere', 404],
    ['a page that leads on', 'GET', '/account', 302],
    ['a page that broke', 'GET', '/broken', 500],
    ['another site behind a slash', 'GET', '//evil.example/x', 308],
    ['the page of being offline', 'GET', '/offline/sv', 200],
    ['a form without a script', 'POST', '/register', 422],
    ['an answer of the API', 'GET', '/api/v2/misc/config', undefined],
    ['a refusal of the API', 'GET', '/api/v2/users/user_documents', 401],
    ['an endpoint that is not there', 'GET', '/api/nowhere', 404],
    ['the contract', 'GET', '/api/docs', 200],
    ['an address that cannot be decoded', 'GET', '/jobb/%E0%A4%A', 400],
    ['a script', 'GET', '/assets/a.js', 200],
    ['the service worker', 'GET', '/sw.js', 200],
    ['a style sheet', 'GET', '/assets/a.css', 200],
    ['a picture', 'GET', '/favicon.svg', 200],
    ['where to report a hole', 'GET', '/.well-known/security.txt', 200],
    ['what the build notes for itself', 'GET', '/.vite/manifest.json', 404],
    ['the feed', 'GET', '/artiklar.atom', 200],
    ['the list of pages', 'GET', '/sitemap.xml', 200],
    ['the word to crawlers', 'GET', '/robots.txt', 200],
    ['a calendar that is not there', 'GET', '/calendar/x.ics', 404],
    ['the health check', 'GET', '/healthz', 200],
    ['whether the node is ready', 'GET', '/readyz', 200],
    ['metrics without the token', 'GET', '/metrics', undefined],
    ['a method that nothing takes', 'DELETE', '/', undefined],
    ['what was asked for only in part', 'HEAD', '/', 200],
  ] as const)('%s: %s %s', async (_name, method, url, status) => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
    });
    if (status !== undefined) expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(ALWAYS);
  });

  it('what is no request of HTTP', async () => {
    const answer = await rawRequest(port, 'GET / HTTP/9.9\r\n\r\n');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject(ALWAYS);
  });

  it('every address that the server answers', async () => {
    const paths = [...server.addresses].filter((address) => !address.includes('/live'));
    expect(paths.length).toBeGreaterThan(100);
    for (const address of paths) {
      const [method = '', path = ''] = address.split(' ');
      const url = path.replaceAll(/:\w+|\*/gu, 'x');
      const answer = await app.inject({ method: method as 'GET', url });
      expect({ address, ...answer.headers }).toMatchObject({
        ...ALWAYS,
        // The demo's pages of its own are closed as well
        'content-security-policy': expect.stringMatching(/default-src 'none'/),
      });
    }
  });
});

it('lets the service worker fetch what a page loads, and run nothing else', async () => {
  const { headers } = await app.inject('/sw.js?v=1');
  const policy = String(headers['content-security-policy']);
  for (const kind of ['script', 'style', 'font', 'img', 'connect']) {
    expect(policy).toContain(`${kind}-src 'self'`);
  }
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

it('scores 120 or more by the published rules of MDN’s HTTP Observatory', async () => {
  const { headers, body } = await app.inject('/');
  const { score, lines } = observatoryScore({ headers, body });
  // 100, and 10 for the policy, 10 for the resource policy, 5 for the referrer, 5 for framing
  expect(score, lines.join('\n')).toBe(130);
});
