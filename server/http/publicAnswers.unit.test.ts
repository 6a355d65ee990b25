import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { type Endpoint, endpoint } from '#domain/api/endpoint';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { buildApp } from '../app';
import { miscRoutes } from '../portal/misc.routes';
import { testConfig } from '../testing/testConfig';
import { parser } from './parse';
import { type Route, route } from './route';

const words = endpoint<{ of?: string }, { status: 0; of: string; userId: string | null }>({
  service: 'portal',
  method: 'GET',
  path: 'words',
  access: 'public',
});

let app: FastifyInstance;
let now: number;
let calls: number;

beforeEach(() => {
  now = 0;
  calls = 0;
});
afterEach(() => app.close());

async function start(routes: Route[]): Promise<void> {
  app = await buildApp({
    config: testConfig(),
    clock: { now: () => 0, elapsed: () => now },
    routes,
    readers: {
      candidate: async () => ({ userId: 'u1', sessionId: 's1', shared: false }),
      employer: async () => null,
    },
  });
}

const publicRoute = (
  of: Endpoint<{ of?: string }, { status: 0; of: string; userId: string | null }>,
) =>
  route(
    of,
    parser(
      object({ of: string().max(5, 'validation.too_long') })
        .noUnknown()
        .exact(),
    ),
    async ({ of: asked = 'all' }, { userId }) => {
      calls += 1;
      return { status: 0, of: `${asked} ${calls}`, userId };
    },
    { publicMaxAge: 60 },
  );

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/portal/${url}`, headers });

describe('an endpoint with a public age', () => {
  beforeEach(() => start([publicRoute(words)]));

  it('is handled once for each request while its age lasts', async () => {
    await get('words');
    expect((await get('words')).json()).toMatchObject({ of: 'all 1' });
    expect((await get('words?of=a')).json()).toMatchObject({ of: 'a 2' });
    now = 60_000;
    expect((await get('words')).json()).toMatchObject({ of: 'all 3' });
  });

  it("is handled as a visitor's, whoever calls", async () => {
    const { headers, body } = await get('words', { cookie: 'vikari_session=a-candidate' });
    expect(JSON.parse(body)).toEqual({ status: 0, of: 'all 1', userId: null });
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('answers 304 without a body to a client that has it', async () => {
    const { etag } = (await get('words')).headers;
    const again = await get('words', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('public, max-age=60');
  });

  it('refuses a bad request in the shared error format, which is not cached', async () => {
    const answer = await get('words?of=abcdef');
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { of: 'validation.too_long' }]);
    expect(answer.headers['cache-control']).toBeUndefined();
    expect(calls).toBe(0);
  });
});

it.each([
  ['writes', { method: 'POST' }],
  ['is for candidates', { access: 'candidate' }],
] as const)('is refused for an endpoint that %s', async (_name, change) => {
  await start([]);
  await expect(start([publicRoute({ ...words, ...change })])).rejects.toThrow(
    'not the same for everyone',
  );
});

it('serves the constants so, with and without brotli', async () => {
  await start(miscRoutes({ profileImages: { avatars: async () => [] } }));
  const plain = await get('misc/constants');
  expect(plain.headers['cache-control']).toBe('public, max-age=300');
  expect(plain.json()).toEqual({ status: 0, ...CONSTANTS });
  const small = await get('misc/constants', { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers.etag).toBe(plain.headers.etag);
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
});
