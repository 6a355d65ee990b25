import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import type { Config } from '../config/config';
import { systemClock } from '../lib/clock';
import { testConfig } from '../testing/testConfig';
import { checkHost } from './ownHost';

const PUBLIC_URL = 'http://localhost:3000';

describe('checkHost', () => {
  it.each([
    ['localhost:3000', 'serve'],
    ['localhost', 'serve'],
    ['LOCALHOST:3000', 'serve'],
    ['localhost:8080', 'serve'],
    [undefined, 'serve'],
    ['127.0.0.1:3000', 'redirect'],
    ['127.1.2.3', 'redirect'],
    ['[::1]:3000', 'redirect'],
    ['0.0.0.0:3000', 'redirect'],
    ['demo.localhost:3000', 'redirect'],
    ['192.168.1.5:3000', 'refuse'],
    ['ward-pc:3000', 'refuse'],
    ['evil.example', 'refuse'],
    ['127.0.0.1.evil.example', 'refuse'],
    ['localhost.evil.example', 'refuse'],
    ['', 'refuse'],
    ['a b', 'refuse'],
  ])('at localhost: %s → %s', (host, decision) => {
    expect(checkHost(host, PUBLIC_URL)).toBe(decision);
  });

  it('uses the configured address', () => {
    expect(checkHost('127.0.0.1:3000', 'http://127.0.0.1:3000')).toBe('serve');
    expect(checkHost('localhost:3000', 'http://127.0.0.1:3000')).toBe('redirect');
  });

  it.each(['localhost:3000', '10.0.0.7', 'demo.example.com', 'other.example'])(
    'does not check %s when the public address is behind a proxy',
    (host) => {
      expect(checkHost(host, 'https://demo.example.com')).toBe('serve');
    },
  );
});

describe('a run at localhost, asked by another name', () => {
  const apps: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });

  async function ask(
    url: string,
    host: string,
    {
      method = 'GET',
      config = {},
    }: { method?: 'GET' | 'HEAD' | 'POST'; config?: Partial<Config> } = {},
  ) {
    const app = await buildApp({
      config: testConfig({ mode: 'demo', publicUrl: PUBLIC_URL, ...config }),
      clock: systemClock,
      routes: [],
      readers: { candidate: async () => null, employer: async () => null },
      plugins: [(own) => void own.get('/*', async () => 'a page')],
    });
    apps.push(app);
    return app.inject({ method, url, headers: { host } });
  }

  it.each(['GET', 'HEAD'] as const)(
    'redirects a %s for a page to its own address',
    async (method) => {
      const { statusCode, headers } = await ask('/jobb/a?b=%20c', '127.0.0.1:3000', { method });
      expect(statusCode).toBe(307);
      expect(headers.location).toBe('http://localhost:3000/jobb/a?b=%20c');
    },
  );

  it.each(['//evil.example/', '/\\evil.example', '/@evil.example', '/å'])(
    'stays at its own address when asked for %s',
    async (url) => {
      const { headers } = await ask(url, '127.0.0.1:3000');
      expect(new URL(String(headers.location)).origin).toBe(PUBLIC_URL);
    },
  );

  it('names the setting in the answer to a request for another host name, without a redirect', async () => {
    const { statusCode, headers, body } = await ask('/', 'ward-pc:3000');
    expect(statusCode).toBe(421);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers.location).toBeUndefined();
    expect(body).toContain('PUBLIC_URL');
    expect(body).not.toContain('ward-pc');
  });

  it.each([
    ['GET', '/api/v2/session/me', '127.0.0.1:3000'],
    ['POST', '/api/v2/session/begin_bankid', '127.0.0.1:3000'],
    ['POST', '/bekrafta-epost', 'ward-pc'],
  ] as const)('answers %s %s clearly', async (method, url, host) => {
    const answer = await ask(url, host, { method });
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toEqual({
      status: 1,
      code: 'wrong_host',
      message: 'This server is at http://localhost:3000. Call it there.',
    });
  });

  it("serves a health check and an employer's program under any name", async () => {
    expect((await ask('/healthz', '10.0.0.7')).json()).toEqual({ status: 0 });
    expect((await ask('/readyz', '10.0.0.7')).json()).toEqual({ status: 0 });
    expect((await ask('/api/integration/jobs', '0.0.0.0:3000')).json().code).toBe('not_found');
  });

  it.each([
    { mode: 'production', publicUrl: 'https://vikari.example' },
    { mode: 'demo', publicUrl: 'https://demo.example.com' },
  ] as const)('does not check the host with $mode at $publicUrl', async (config) => {
    expect((await ask('/', '127.0.0.1:3000', { config })).body).toBe('a page');
    expect((await ask('/', 'internal.example', { config })).body).toBe('a page');
  });
});
