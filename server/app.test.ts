import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { endpoint } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { httpStatusOf } from '#domain/errorStatus';
import { buildApp } from './app';
import { toApiError } from './http/errors';
import { parser } from './http/parse';
import { route } from './http/route';
import { systemClock } from './lib/clock';
import { databaseHealth } from './storage/databaseHealth';
import { SqlError } from './storage/sqlError';
import { testConfig } from './testing/testConfig';

const echo = endpoint<{ text: string }, { status: 0; text: string }>({
  service: 'portal',
  method: 'POST',
  path: 'echo',
  access: 'public',
});
const secret = { ...echo, path: 'secret', access: 'candidate' } as const;
const partner = { ...echo, path: 'partner/:text', access: 'employer' } as const;
const broken = { ...echo, path: 'broken' } as const;
const schema = object({
  text: string().required('validation.required').max(5, 'validation.too_long'),
})
  .noUnknown()
  .exact();

describe('buildApp', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    const parse = parser(schema);
    app = await buildApp({
      config: testConfig(),
      clock: systemClock,
      routes: [
        route(echo, parse, async ({ text }) => ({ status: 0, text })),
        route(secret, parse, async ({ text }, { userId }) => ({
          status: 0,
          text: `${text}${userId}`,
        })),
        route(partner, parse, async ({ text }, { employerId }) => ({
          status: 0,
          text: `${text}${employerId}`,
        })),
        route(broken, parse, async () => {
          throw new Error('the password is hunter2');
        }),
      ],
      readers: {
        candidate: async (cookie) =>
          cookie === 'good' ? { userId: 'u1', sessionId: 's1', shared: false } : null,
        employer: async (key) => (key === 'key' ? { employerId: 'e1', keyId: 'k1' } : null),
      },
    });
  });
  afterAll(() => app.close());

  const post = (path: string, payload?: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/portal/${path}`,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  it('is healthy', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 0 });
  });

  it('says in the shared error format when it is not ready', async () => {
    const sick = await buildApp({
      config: testConfig(),
      clock: systemClock,
      routes: [],
      readers: { candidate: async () => null, employer: async () => null },
      healthy: databaseHealth(
        { query: () => Promise.reject(new Error('no connection')) },
        { write: async () => undefined, clock: systemClock },
      ),
    });
    const answer = await sick.inject('/healthz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: 1, code: 'unavailable' });
    await sick.close();
  });

  it.each([
    ['an over-long text', { text: 'abcdef' }, { text: 'validation.too_long' }],
    ['a missing text', {}, { text: 'validation.required' }],
    ['an unknown field', { text: 'a', other: 1 }, { other: 'validation.unknown_field' }],
    ['a list', [], { body: 'validation.object' }],
  ])('refuses %s with the field named', async (_name, payload, fields) => {
    const answer = await post('echo', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 1, code: 'invalid_request', fields });
  });

  it.each([
    ['a body that is not JSON', '{', 400, 'invalid_request'],
    ['an empty body with a type', '', 400, 'invalid_request'],
    [
      'a body over the limit',
      JSON.stringify({ text: 'x'.repeat(300_000) }),
      413,
      'payload_too_large',
    ],
  ])('refuses %s in the shared error format', async (_name, payload, status, code) => {
    const answer = await post('echo', payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: 1, code });
  });

  it('refuses another media type', async () => {
    const answer = await post('echo', 'text=a', { 'content-type': 'text/plain' });
    expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
    expect(answer.statusCode).toBe(415);
  });

  it('reveals nothing about an internal error', async () => {
    const answer = await post('broken', { text: 'a' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('hunter2');
    expect(answer.json()).toMatchObject({ status: 1, code: 'internal_error' });
  });

  it('authenticates a candidate by cookie and an employer by key, and refuses everyone else', async () => {
    expect((await post('secret', { text: 'a' })).statusCode).toBe(401);
    expect(
      (await post('secret', { text: 'a' }, { cookie: 'vikari_session=bad' })).json().code,
    ).toBe('authentication_required');
    expect(
      (await post('secret', { text: 'a' }, { cookie: 'vikari_session=good' })).json().text,
    ).toBe('au1');
    expect((await post('partner/b', {}, { cookie: 'vikari_session=good' })).json().code).toBe(
      'invalid_api_key',
    );
    expect((await post('partner/b', {}, { authorization: 'Bearer key' })).json().text).toBe('be1');
  });

  it('refuses a request with a session cookie that another site sends', async () => {
    const foreign = { cookie: 'vikari_session=good', 'sec-fetch-site': 'cross-site' };
    const answer = await post('secret', { text: 'a' }, foreign);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ status: 1, code: 'forbidden' });
    expect(
      (await post('partner/b', {}, { ...foreign, authorization: 'Bearer key' })).statusCode,
    ).toBe(200);
  });

  it('answers an unknown endpoint with 404 in the shared error format', async () => {
    const answer = await app.inject('/api/portal/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 1, code: 'not_found' });
  });

  it('describes its endpoints in one document', async () => {
    const document = (await app.inject('/api/docs')).json();
    expect(Object.keys(document.paths)).toEqual([
      '/api/portal/echo',
      '/api/portal/secret',
      '/api/portal/partner/{text}',
      '/api/portal/broken',
      '/api/v2/live',
      '/api/v2/users/uploads',
      '/api/v2/users/uploads/{id}',
      '/api/v2/users/profile_image',
      '/api/integration/chats/{id}/files',
    ]);
    const { requestBody } = document.paths['/api/portal/echo'].post;
    const { $ref } = requestBody.content['application/json'].schema;
    const body = document.components.schemas[$ref.split('/').at(-1)];
    expect(body).toMatchObject({
      required: ['text'],
      properties: { text: { type: 'string', maxLength: 5 } },
    });
  });

  it('sends the security headers with every answer', async () => {
    const { headers } = await app.inject('/healthz');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it.each(['57014', '55P03'])('asks to come again where a statement was too late (%s)', (code) => {
    expect(toApiError(new SqlError('late', { code })).code).toBe('unavailable');
  });

  it('gives each error class its HTTP status', () => {
    expect(httpStatusOf(new ApiError('illegal_transition', ''))).toBe(409);
  });
});
