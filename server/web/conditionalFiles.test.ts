import { afterAll, describe, expect, it } from 'vitest';
import { aStoredEmployer, aStoredJob } from '../applications/testing/storedFactories';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { MINUTE } from '../lib/time';

const clock = settableClock();
const server = await wholeServer({ clock });
await aStoredJob(server.db, { employerId: await aStoredEmployer(server.db) });
const { last } = (await server.app.inject('/feed/jobs.json')).json<{ last: string }>();

afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

/** What programs read again and again. */
const FILES = [
  '/artiklar.atom',
  '/artiklar.atom?lang=en',
  '/feed/jobs.json',
  '/feed/jobs.atom',
  // Nothing new: the usual answer to who follows
  `/feed/jobs.json?after=${last}`,
  `/feed/jobs.atom?after=${last}`,
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/robots.txt',
];

describe.each(FILES)('%s', (url) => {
  it('is sent once: who has it is answered 304', async () => {
    const first = await server.app.inject({ url });
    expect(first.statusCode).toBe(200);
    const { etag } = first.headers;
    expect(etag).toMatch(/^W\/"/u);
    clock.advance(MINUTE);
    const again = await server.app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const other = await server.app.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect([other.statusCode, other.body]).toEqual([200, first.body]);
  });
});
