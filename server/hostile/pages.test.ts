import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settableClock } from '../identity/testing/settableClock';
import type { PageRenderer } from '../web/pageRenderer';
import { type Answer, expectRefusal } from './testing/answers';
import { rawRequest } from './testing/rawRequest';
import { sendRaw } from './testing/send';
import { wholeServer } from './testing/wholeServer';

/** A page that contains its own address, as the site's redirects and data do. */
const render: PageRenderer['render'] = async ({ url }) => {
  const { host, pathname, search } = new URL(url);
  if (pathname === '/account') {
    const target = encodeURIComponent(pathname + search);
    return { redirect: `/register?target_path=${target}`, status: 302 };
  }
  return {
    status: 404,
    html: '<html><head></head><body></body></html>',
    hydration: { host, pathname, query: [...new URLSearchParams(search)] },
    modules: [],
  };
};

const server = await wholeServer({
  clock: settableClock(),
  // With a port, as in the demo run; the requested path must not be joined to the port.
  config: { publicUrl: 'http://localhost:3000' },
  site: {
    renderer: { render, renderFailure: async () => '<html><head></head></html>' },
    assets: { tagsFor: () => '', styleTags: '' },
    clientDir: null,
  },
});
const { app } = server;
let port: number;

beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

/** A page, a redirect within the site, or an error; and nothing of the request unescaped in it. */
function expectSafePage(answer: Answer & { body: string }): void {
  const { statusCode, headers, body } = answer;
  expect(body).not.toMatch(/<(script>alert|img|b>)/);
  expect(headers['set-cookie'] ?? '').toMatch(/^(vikari_language=(sv|en); [\w=/; -]+)?$/);
  if (headers.location !== undefined) {
    expect([302, 308]).toContain(statusCode);
    expect(headers.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  } else if (statusCode === 404 && /html/.test(String(headers['content-type']))) {
    expect(headers['content-language']).toMatch(/^(sv|en)$/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('"host":"localhost:3000"');
  } else {
    expectRefusal(answer);
  }
}

describe('a page', () => {
  it.each([
    ['a malformed escape', '/jobb/%E0%A4%A'],
    ['a lone percent sign', '/jobb/%'],
    ['an escaped surrogate', '/jobb/%ED%A0%80'],
    ['a NUL', '/jobb/%00'],
    ['another site', '//evil.example/lediga-jobb'],
    ['another site behind a dot', '/.//evil.example'],
    ['another site behind dots', '/x/..//evil.example'],
    ['another site by a backslash', '/\\evil.example'],
    ['another site by an escaped slash', '/%2Fevil.example'],
    ['three slashes and a query', '///evil.example/?a=//b'],
    ['a parent folder', '/..%2f..%2fetc%2fpasswd'],
    ['a parent folder, in escaped dots', '/%2e%2e/%2e%2e/package.json'],
    ['markup', '/<script>alert(1)</script>'],
    ['escaped markup', '/jobb/%3Cscript%3Ealert(1)%3C/script%3E?text=%3Cimg%20src=x%3E'],
    ['a closing script tag', '/jobs?text=%3C/script%3E%3Cscript%3Ealert(1)'],
    ['an endless path', `/${'a'.repeat(12_000)}`],
    ['an endless query', `/jobs?${'a=1&'.repeat(3000)}`],
    ['escapes without end', `/${'%25'.repeat(4000)}`],
    ['a line break in the language', '/jobs?lang=en%0d%0aSet-Cookie:%20a=b'],
    ['two languages', '/jobs?lang=en&lang=sv'],
    ['an unknown language', '/jobs?lang=__proto__'],
    ['a line break in a protected path', '/account?x=%0d%0aLocation:%20//evil.example'],
    ['another site as the return address', '/account?target_path=//evil.example'],
    ['a right-to-left mark', '/jobb/%E2%80%AEgpj.exe'],
    ['a fragment', '/jobs#<script>alert(1)</script>'],
    ['a semicolon', '/jobs;jsessionid=<b>'],
    ['the name of an inherited property', '/__proto__/constructor?__proto__[x]=1'],
  ])('is safe at an address with %s', async (_what, url) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    expectSafePage(await sendRaw(app, { method: 'GET', url, headers }));
  });

  it.each([
    ['//evil.example/a?b=c', '/evil.example/a?b=c'],
    ['/.//evil.example', '/evil.example'],
    ['//[not a host', '/[not%20a%20host'],
  ])('redirects to one leading slash: %s', async (url, location) => {
    const answer = await sendRaw(app, { method: 'GET', url, headers: {} });
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  it.each([
    ['a whole address', 'GET http://evil.example/jobs HTTP/1.1', 404],
    ['a whole address with credentials', 'GET http://a:b@evil.example//c HTTP/1.1', 308],
    ['an address without a path', 'GET x://evil.example HTTP/1.1', 404],
    ['another site by a backslash', 'GET /\\/evil.example HTTP/1.1', 308],
    ['a star', 'GET * HTTP/1.1', 404],
    ['the asterisk form of OPTIONS', 'OPTIONS * HTTP/1.1', 404],
    ['a method that pages do not take', 'PROPFIND /jobs HTTP/1.1', 404],
    ['an API call to a page', 'POST /jobs HTTP/1.1\r\nContent-Length: 0', 404],
    ['a NUL byte', 'GET /\u0000 HTTP/1.1', 400],
    ['bytes beyond ASCII', 'GET /\u00e5 HTTP/1.1', 400],
    ['no method', 'NONSENSE', 400],
    ['headers without end', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}`, 400],
    ['two lengths', 'POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked', 400],
  ])('is safe from a request line with %s', async (_what, start, status) => {
    const answer = await rawRequest(port, `${start}\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer.statusCode).toBe(status);
    expectSafePage(answer);
  });
});
