import { afterAll, describe, expect, it } from 'vitest';
import { urlOf } from '../http/api';
import { settableClock } from '../identity/testing/settableClock';
import { testConfig } from '../testing/testConfig';
import { expectRefusal } from './testing/answers';
import { VISITOR } from './testing/parties';
import { sendRaw } from './testing/send';
import { nameOf } from './testing/wellBehavedCalls';
import { wholeServer } from './testing/wholeServer';

const server = await wholeServer({ clock: settableClock() });
const { app } = server;
const { routes } = server.services;
const limited = routes.filter(({ perMinute }) => perMinute !== undefined);

afterAll(() => server.close());

describe('the rate limit', () => {
  it.each(limited.map((route, index) => [nameOf(route), route, `192.0.2.${index}`] as const))(
    'of %s applies however the address is written',
    async (_name, route, remoteAddress) => {
      const { perMinute = 0 } = route;
      const { method } = route.endpoint;
      const url = urlOf(route);
      const call = (address: string) =>
        app.inject({ method, url: address, headers: VISITOR, remoteAddress });
      for (let calls = 0; calls < perMinute; calls += 1) {
        expect((await call(url)).statusCode).not.toBe(429);
      }
      for (const address of [url, url.replace('/api', '/%61pi'), `http://a.example${url}`]) {
        const refused = await call(address);
        expectRefusal(refused);
        expect(refused.json().code).toBe('rate_limited');
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
    },
  );

  it('is not avoided by a caller who forges the client address', async () => {
    const production = await wholeServer({
      clock: settableClock(),
      config: {
        mode: 'production',
        publicUrl: 'https://vikari.example',
        bankid: { ...testConfig().bankid, issuer: 'https://broker.example' },
        trustedProxies: ['10.0.0.1'],
      },
    });
    const call = (made: number, remoteAddress: string) =>
      production.app.inject({
        // One IP address for each call, since repeating the same call has another limit
        url: `/api/v2/auth/email_registered?email=a${made}@example.com`,
        // The proxy appends the address that it saw to what the caller sent.
        headers: { 'x-forwarded-for': `198.51.100.${made}, 203.0.113.9` },
        remoteAddress,
      });
    // The second is on a private network, but is not a proxy named in the settings.
    for (const remoteAddress of ['10.0.0.1', '10.0.0.2']) {
      const statuses = [];
      for (let calls = 0; calls < 21; calls += 1) {
        statuses.push((await call(calls, remoteAddress)).statusCode);
      }
      expect(statuses.lastIndexOf(200)).toBe(19);
      expect(statuses.at(-1)).toBe(429);
    }
    await production.close();
  });
});

describe('an API address', () => {
  it.each(routes.map((route) => [urlOf(route), route] as const))(
    '%s names the methods that it accepts',
    async (url, { endpoint }) => {
      const address = url.replace(/:\w+/g, 'x');
      const refused = await sendRaw(app, { method: 'DELETE', url: address, headers: VISITOR });
      expectRefusal(refused);
      expect(refused.json().code).toBe('method_not_allowed');
      expect(String(refused.headers.allow).split(', ')).toContain(endpoint.method);
    },
  );

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/v2',
    '/api/v2/session/me/',
    '/api//v2/session/me',
  ])('%s that does not exist is not found, by any method', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const refused = await sendRaw(app, { method, url, headers: VISITOR });
      expectRefusal(refused);
      expect(refused.json().code).toBe('not_found');
    }
  });

  it.each(['%E0%A4%A', '%', '%00'])('that ends with %s is refused', async (end) => {
    const url = `/api/integration/jobs/${end}`;
    const refused = await sendRaw(app, { method: 'PATCH', url, headers: VISITOR });
    expectRefusal(refused);
  });
});

describe('a body over the limit', () => {
  it.each(
    routes
      .filter(({ endpoint }) => endpoint.method !== 'GET')
      .map((route) => [nameOf(route), route] as const),
  )('is refused by %s, and the next one is read', async (_name, route) => {
    const { method } = route.endpoint;
    const url = urlOf(route).replace(/:\w+/g, 'x');
    const headers = { ...VISITOR, 'content-type': 'application/json' };
    const payload = JSON.stringify({ text: 'x'.repeat(256 * 1024) });
    const refused = await sendRaw(app, { method, url, headers, payload });
    expectRefusal(refused);
    expect(refused.json().code).toBe('payload_too_large');
    const next = await sendRaw(app, { method, url, headers, payload: '{}' });
    expect(next.json().code).not.toBe('payload_too_large');
  });
});
