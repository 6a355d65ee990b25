import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app';
import { settableClock } from '../identity/testing/settableClock';
import { testConfig } from '../testing/testConfig';
import { clientErrorRoutes } from './clientErrors.routes';

const onReport = vi.fn();
const app: FastifyInstance = await buildApp({
  config: testConfig(),
  clock: settableClock(),
  routes: clientErrorRoutes(onReport),
  readers: { candidate: async () => null, employer: async () => null },
});
beforeEach(() => onReport.mockClear());
afterAll(() => app.close());

const REPORT = { kind: 'no_data', message: 'The page contains no data', path: '/login' };
const send = (body: object, remoteAddress = '192.0.2.1') =>
  app.inject({
    method: 'POST',
    url: '/api/v2/misc/report_client_error',
    payload: body,
    remoteAddress,
  });

describe('misc/report_client_error', () => {
  it('passes the report on once, without any data about the caller', async () => {
    expect((await send(REPORT)).json()).toEqual({ status: 0 });
    expect(onReport.mock.calls).toEqual([[REPORT]]);
  });

  it.each([
    ['an unknown kind', { kind: 'x' }, 'kind'],
    ['a message that is too long', { message: 'x'.repeat(201) }, 'message'],
    ['a message of two lines', { message: 'a\nb' }, 'message'],
    ['a path with a query', { path: '/login?email=anna@example.com' }, 'path'],
    ['a path with a fragment', { path: '/auth/bankid#id_token=x' }, 'path'],
    ['a path that is another site’s address', { path: 'https://other.example/' }, 'path'],
    ['a path that is too long', { path: `/${'x'.repeat(200)}` }, 'path'],
    ['an unknown field', { email: 'anna@example.com' }, 'email'],
  ])('refuses %s and does not report it', async (_name, wrong, field) => {
    const answer = await send({ ...REPORT, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect(onReport).not.toHaveBeenCalled();
  });

  it('limits how often one address may report', async () => {
    for (let calls = 0; calls < 10; calls += 1) await send(REPORT, '192.0.2.2');
    expect((await send(REPORT, '192.0.2.2')).statusCode).toBe(429);
    expect(onReport).toHaveBeenCalledTimes(10);
  });
});
