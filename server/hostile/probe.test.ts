import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settableClock } from '../identity/testing/settableClock';
import { type WholeServer, wholeServer } from './testing/wholeServer';

let s: WholeServer;
const site = {
  renderer: {
    render: async ({ url }: { url: string }) => ({
      status: 200,
      html: `<html><head></head><body>${url.replaceAll('<', '&lt;')}</body></html>`,
      hydration: {},
      modules: [],
    }),
  },
  assets: { tagsFor: () => '' },
  clientDir: null,
};
beforeAll(async () => {
  s = await wholeServer({ clock: settableClock(), site });
});
afterAll(() => s.close());
it('probe', async () => {
  const show = async (o: any) => {
    const t = performance.now();
    const r = await s.app.inject(o);
    process.stdout.write(
      `${o.method ?? 'GET'} ${String(o.url ?? o).slice(0, 80)} -> ${r.statusCode} ${r.body.slice(0, 160)} [${(performance.now() - t).toFixed(0)}ms]\n`,
    );
  };
  for (const url of [
    '/jobb/%E0%A4%A',
    '/api/portal/%E0%A4%A',
    '/api/v2/nothing',
    '/%61pi/v2/session/me',
    '//evil',
    '/..%2f',
    '/' + 'a'.repeat(9000),
    '/x?' + 'a'.repeat(9000),
    '/%00',
    '/x?lang=%0d%0aX:1',
    '/api/integration/jobs/' + 'a'.repeat(300),
    '/api/integration/jobs/' + '%2F'.repeat(100),
  ])
    await show({ url });
  for (const method of [
    'PUT',
    'DELETE',
    'OPTIONS',
    'PATCH',
    'POST',
    'HEAD',
    'TRACE',
    'PROPFIND',
    'CONNECT',
  ]) {
    await show({ method, url: '/api/v2/session/me' });
    await show({ method, url: '/jobb/x' });
    await show({ method, url: '/api/nope' });
  }
  await show({ method: 'PATCH', url: '/api/integration/jobs/' + 'a'.repeat(300), payload: {} });
  const post = (url: string, payload: any, type = 'application/json') =>
    show({
      method: 'POST',
      url,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': type },
    });
  await post('/api/portal/public/jobs/filter', '{"__proto__":1}');
  await post('/api/portal/public/jobs/filter', '{"constructor":1}');
  await post('/api/portal/public/jobs/filter', '{"toString":1}');
  await post('/api/portal/public/jobs/filter', '{"constructor":{"prototype":1}}');
  await post('/api/portal/public/jobs/filter', '{"":1}');
  await post('/api/portal/public/jobs/filter', '{", ":1, "a, b":2}');
  await post('/api/portal/public/jobs/filter', 'null');
  await post('/api/portal/public/jobs/filter?x=1', '{}');
  await post('/api/portal/public/jobs/filter', '{');
  await post('/api/portal/public/jobs/filter', '[', 'application/xml');
  await post('/api/portal/public/jobs/filter', '{}', 'application/json; charset=utf-16');
  await post('/api/portal/public/jobs/filter', '{}', 'nonsense');
  await post('/api/portal/public/jobs/filter', '{"pageLength":1e309,"text":"\\ud800\\u0000"}');
  await show({ url: '/api/portal/public/job?__proto__=1' });
  await show({ url: '/api/portal/public/job?id=1&id=2&constructor=1' });
  await post('/api/v2/session/set_session', { type: 'registration', stack: Array(120000).fill(1) });
  await post('/api/v2/session/set_session', { type: 'registration', stack: Array(60000).fill('') });
  await post('/api/v2/session/set_session', {
    type: 'registration',
    key: 'locations',
    value: Array(60000).fill(''),
  });
  await post('/api/v2/session/set_session', {
    type: 'registration',
    key: 'registration',
    value: '[',
  });
  await post(
    '/api/v2/session/set_session',
    `{"type":"registration","key":"registration","value":${'['.repeat(100000)}${']'.repeat(100000)}}`,
  );
  await post(
    '/api/v2/session/set_session',
    `{"type":"registration","key":"email","value":${'{"a":'.repeat(30000)}1${'}'.repeat(30000)}}`,
  );
  await post(
    '/api/v2/session/set_session',
    `{"type":"registration","key":"locations","value":{"length":5}}`,
  );
  await post('/api/v2/session/set_session', {
    type: 'registration',
    email: 'a.'.repeat(120000) + '@',
  });
  await post('/api/v2/session/set_session', {
    type: 'registration',
    email: '\u00a0'.repeat(120000) + 'x',
  });
  await post(
    '/api/v2/session/set_session',
    Object.fromEntries(Array.from({ length: 25000 }, (_, i) => [`k${i}`, 1])),
  );
  await post('/api/portal/public/jobs/filter', { locations: ','.repeat(250000) });
  const address = await s.app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(address).port);
  for (const raw of [
    'GET http://evil.example/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'GET /\x00 HTTP/1.1\r\nHost: a\r\n\r\n',
    'NONSENSE\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nX: ' + 'a'.repeat(20000) + '\r\n\r\n',
    'GET /å HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'GET /a#b?c HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
    'PROPFIND /api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'GET /x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'POST /api/v2/session/me HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
    'GET /x HTTP/1.1\r\nConnection: close\r\n\r\n',
    'POST /api/portal/public/jobs/filter HTTP/1.1\r\nHost: a\r\nExpect: 200-maybe\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  ]) {
    const out = await new Promise<string>((r) => {
      let b = '';
      const c = net.connect(port, '127.0.0.1');
      c.setTimeout(1500, () => {
        c.destroy();
        r('TIMEOUT ' + b);
      });
      c.on('data', (d) => (b += d));
      c.on('close', () => r(b));
      c.on('error', (e) => r(String(e)));
      c.write(raw);
    });
    process.stdout.write(
      `RAW ${JSON.stringify(raw.slice(0, 50))} -> ${out.split('\r\n')[0]} | ${out.slice(out.indexOf('\r\n\r\n') + 4).slice(0, 150)}\n`,
    );
  }
  process.stdout.write(JSON.stringify(s.faults.map(String)) + '\n');
});
