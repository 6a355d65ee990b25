import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SentEvent } from '#domain/analytics/events';
import { ApiError } from '#domain/api/errors';
import { submitCandidate } from '#domain/api/portal';
import { emptySchema } from '#domain/api/privacy.schema';
import { buildApp } from '../app';
import { parser } from '../http/parse';
import { NO_REPLY } from '../http/route';
import { type SettableClock, settableClock } from '../identity/testing/settableClock';
import { DAY, HOUR } from '../lib/time';
import { VISITOR } from '../policy/caller';
import { quarantineOn } from '../quarantine/testing/quarantineOn';
import type { Database } from '../storage/database';
import { type BreakableDatabase, breakableDatabase } from '../storage/testing/breakableDatabase';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';
import { analyticsRoutes } from '../v2/analytics.routes';
import { type AnalyticsService, createAnalyticsService } from './analytics.service';
import { countedRoute } from './countedRoute';
import { figuresText } from './figuresText';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari';

/** Already tomorrow in Stockholm. */
const START = Date.parse('2026-03-20T23:42:17.123Z');

const SECRET = new Uint8Array(32).fill(7);
const DAY_LIMITS = { inAll: 5, perCustomer: 4 };

let clock: SettableClock;
let db: Database;
let app: FastifyInstance;
let analytics: AnalyticsService;

let store: BreakableDatabase;

beforeAll(async () => {
  store = breakableDatabase(await createTestDatabase());
  ({ db } = store);
});
afterAll(() => db.close());
beforeEach(async () => {
  clock = settableClock(START);
  await db.query(
    'truncate analytics_batches, analytics_days, analytics_totals, door_counts, quarantine',
  );
  analytics = createAnalyticsService({
    db,
    clock,
    serverSecret: SECRET,
    quarantine: quarantineOn(db, clock),
    batchesADay: DAY_LIMITS,
  });
  app = await buildApp({
    config: testConfig({ trustedProxies: ['10.0.0.1'] }),
    clock,
    routes: analyticsRoutes({ analytics }),
    readers: { candidate: async () => null, employer: async () => null },
  });
});
afterEach(() => app.close());

const idOf = (number: number) => number.toString(16).padStart(32, '0');
const viewed = (page: '/jobs' | '/jobb/*', first = true): SentEvent => ({
  event: 'page_viewed',
  page,
  first,
});

async function send(number: number, events: SentEvent[], headers: Record<string, string> = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v2/misc/track',
    remoteAddress: '10.0.0.1',
    headers: { origin: testConfig().publicUrl, 'user-agent': COMPUTER, ...headers },
    payload: { batchId: idOf(number), language: 'sv', events },
  });
  return { code: response.statusCode, body: response.json(), cookies: response.cookies };
}

/** Counted views of pages: page, how often, in how many visits, on which kind of device. */
async function views(days = 1) {
  await analytics.count();
  const { counts } = await analytics.figures(days);
  return counts.map(({ properties, count, visits, device }) => [
    properties.page,
    count,
    visits,
    device,
  ]);
}

describe('misc/track', () => {
  it('counts events by day, properties and device, and sets no cookie', async () => {
    const answer = await send(1, [viewed('/jobs'), viewed('/jobb/*'), viewed('/jobb/*', false)]);
    expect(answer).toEqual({ code: 200, body: { status: 0 }, cookies: [] });
    await send(2, [viewed('/jobb/*')], { 'user-agent': PHONE });
    expect(await views()).toEqual([
      ['/jobb/*', 2, 1, 'computer'],
      ['/jobb/*', 1, 1, 'phone'],
      ['/jobs', 1, 1, 'computer'],
    ]);
    await send(3, [viewed('/jobb/*')], { 'user-agent': PHONE });
    expect((await views())[1]).toEqual(['/jobb/*', 2, 2, 'phone']);
  });

  it('counts a batch once, before and after it was counted', async () => {
    await send(1, [viewed('/jobs')]);
    await send(1, [viewed('/jobs')]);
    expect(await views()).toEqual([['/jobs', 1, 1, 'computer']]);
    expect((await send(1, [viewed('/jobs')])).code).toBe(200);
    expect(await views()).toEqual([['/jobs', 1, 1, 'computer']]);
    expect((await analytics.figures(1)).dropped).toBe(0);
  });

  it.each<Record<string, string>>([
    { 'sec-gpc': '1' },
    { dnt: '1' },
    { 'user-agent': 'Googlebot/2.1' },
  ])('stores nothing with %j', async (headers) => {
    expect((await send(1, [viewed('/jobs')], headers)).code).toBe(200);
    expect(await db.query('select * from analytics_batches')).toEqual([]);
  });

  it('stores of the caller the class of device, the language and the hour', async () => {
    await send(1, [viewed('/jobs')], { 'user-agent': PHONE, cookie: 'vikari_session=x' });
    expect(await db.query('select * from analytics_batches')).toEqual([
      {
        id: idOf(1),
        received_at: '2026-03-20T23:00:00.000Z',
        day: '2026-03-21',
        device: 'phone',
        language: 'sv',
        events: [{ event: 'page_viewed', page: '/jobs', first: true }],
      },
    ]);
    await analytics.count();
    expect(await db.query('select events from analytics_batches')).toEqual([{ events: null }]);
  });

  it('accepts a limited number of batches a day of an address, and counts what it dropped', async () => {
    for (let number = 1; number <= 4; number += 1) await send(number, [viewed('/jobs')]);
    await analytics.count();
    for (let number = 5; number <= 7; number += 1) await send(number, [viewed('/jobs')]);
    expect(await views()).toEqual([['/jobs', 4, 4, 'computer']]);
    expect((await analytics.figures(1)).dropped).toBe(3);
    clock.advance(DAY);
    await send(9, [viewed('/jobs')]);
    expect(await views()).toEqual([['/jobs', 1, 1, 'computer']]);
  });

  it('takes from those who have sent less than their part when the day is full', async () => {
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    let number = 0;
    const sendFrom = async (ip: string, times: number) => {
      for (let sent = 0; sent < times; sent += 1) {
        number += 1;
        await send(number, [viewed('/jobs')], from(ip));
      }
      return (await views())[0]?.[1];
    };
    // Two addresses fill the day of five
    expect(await sendFrom('192.0.2.1', 9)).toBe(4);
    expect(await sendFrom('2001:db8::1', 9)).toBe(7);
    expect(await sendFrom('2001:db8:0:1::2', 9)).toBe(7);
    // Whoever comes then is counted all the same, and the day stays within twice its limit
    for (let network = 1; network <= 3; network += 1) {
      expect(await sendFrom(`198.51.${network}.1`, 1)).toBe(7 + network);
    }
    for (let network = 1; network <= 20; network += 1) await sendFrom(`198.51.${network}.1`, 2);
    expect(await sendFrom('192.0.2.1', 1)).toBeLessThan(2 * 5 + 20);
  });

  it('stores no batch whose count was lost, so that no share is exceeded by a stop in between', async () => {
    const stopping: Database = {
      ...db,
      query: (sql, params) => db.query(sql, params),
      transaction: (work, options) =>
        db.transaction(
          (tx) =>
            work({
              query: (sql, params) =>
                sql.includes('into door_counts')
                  ? Promise.reject(new Error('The server stops.'))
                  : tx.query(sql, params),
            }),
          options,
        ),
    };
    const { take } = createAnalyticsService({
      db: stopping,
      clock,
      serverSecret: SECRET,
      quarantine: quarantineOn(db, clock),
      batchesADay: DAY_LIMITS,
    });
    const batch = { batchId: idOf(1), language: 'sv' as const, events: [viewed('/jobs')] };
    const from = { userAgent: COMPUTER, refusesTracking: false, ip: '192.0.2.1' };
    await expect(take(batch, from)).rejects.toThrow('The server stops.');
    expect(await db.query('select 1 from analytics_batches')).toEqual([]);
  });

  it('stores of an address only a digest, another one every day', async () => {
    await send(1, [viewed('/jobs')]);
    clock.advance(DAY);
    await send(2, [viewed('/jobs')]);
    const rows = await db.query<{ customer: string }>('select customer from door_counts');
    expect(new Set(rows.map(({ customer }) => customer)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('127.0');
  });

  it('refuses a hostile batch whole, with the fields that are wrong', async () => {
    const hostile = [viewed('/jobs'), { event: 'page_viewed', page: '/jobb/anna', first: true }];
    const { code, body } = await send(1, hostile as SentEvent[]);
    expect([code, body.code, body.fields]).toEqual([
      400,
      'invalid_request',
      { 'events[1].page': 'validation.unknown_value' },
    ]);
    const large = Array.from({ length: 20 }, () => ({
      ...viewed('/jobs'),
      event: 'x'.repeat(500),
    }));
    expect((await send(2, large as never)).body.code).toBe('payload_too_large');
    expect(await db.query('select * from analytics_batches')).toEqual([]);
  });

  it('deletes ids after two days, and counts after two years', async () => {
    await send(1, [viewed('/jobs')]);
    await analytics.count();
    clock.advance(2 * DAY - HOUR);
    await analytics.prune();
    expect((await db.query('select * from analytics_batches')).length).toBe(1);
    clock.advance(2 * HOUR);
    await analytics.prune();
    expect(await db.query('select * from analytics_batches')).toEqual([]);
    expect(await views(3)).toEqual([['/jobs', 1, 1, 'computer']]);
    clock.advance(800 * DAY);
    await analytics.prune();
    expect(await db.query('select * from analytics_days')).toEqual([]);
    expect(await db.query('select * from analytics_totals')).toEqual([]);
  });

  it('adds the counts of several nodes', async () => {
    for (let number = 1; number <= 4; number += 1) await send(number, [viewed('/jobs')]);
    await Promise.all([analytics.count(), analytics.count(), analytics.count()]);
    expect(await views()).toEqual([['/jobs', 4, 4, 'computer']]);
  });
});

describe('what the server counts by itself', () => {
  const SENT = { path: 'submitCandidate', request: { kind: 'candidate' } };
  const caller = { ...VISITOR, userId: 'u-1', userAgent: COMPUTER };
  const counts = async () => {
    await analytics.count();
    const { counts } = await analytics.figures(1);
    return counts.map(({ event, count, visits }) => [event, count, visits]);
  };

  it('is a call that succeeded, once for its Idempotency-Key, in no visit', async () => {
    const keyed = { ...caller, idempotencyKey: 'once' };
    await analytics.note(SENT, keyed);
    await analytics.note(SENT, keyed);
    await analytics.note(SENT, { ...keyed, userId: 'u-2' });
    await analytics.note(SENT, caller);
    await analytics.note({ path: 'filterJobs', request: {} }, caller);
    expect(await counts()).toEqual([['application_sent', 3, 0]]);
  });

  it('is nothing of who asks not to be tracked, and nothing of a program', async () => {
    await analytics.note(SENT, { ...caller, refusesTracking: true });
    await analytics.note(SENT, { ...caller, userAgent: 'Googlebot/2.1' });
    expect(await counts()).toEqual([]);
  });

  it('counts whatever browsers have filled the day with', async () => {
    for (let number = 1; number <= 9; number += 1) {
      await send(number, [viewed('/jobs')], { 'x-forwarded-for': `198.51.${number}.1` });
    }
    await analytics.note(SENT, caller);
    expect((await counts())[0]).toEqual(['application_sent', 1, 0]);
  });

  it('is believed of no browser', async () => {
    const { code, body } = await send(1, [{ event: 'application_sent', first: true }]);
    expect([code, body.fields]).toEqual([400, { 'events[0].event': 'validation.unknown_value' }]);
    expect(await counts()).toEqual([]);
  });

  it('happens where a route has done its work, and not where it refuses', async () => {
    const faults: unknown[] = [];
    const answers = [
      async () => ({ status: 0 }),
      async () => Promise.reject(new ApiError('conflict', 'No.')),
    ];
    const sent = (handle: () => Promise<unknown>) =>
      countedRoute(
        { endpoint: submitCandidate, parse: parser(emptySchema), handle },
        { analytics, onError: (error) => void faults.push(error) },
      ).handle(SENT.request, caller, NO_REPLY);
    await sent(answers[0] as never);
    await expect(sent(answers[1] as never)).rejects.toMatchObject({ code: 'conflict' });
    expect(await counts()).toEqual([['application_sent', 1, 0]]);
    store.becomes('refuses');
    expect(await sent(answers[0] as never)).toEqual({ status: 0 });
    store.becomes('works');
    expect(faults).toHaveLength(1);
  });
});

it('prints how fast loaded pages were, and which of them are not for one of four', async () => {
  const vital = (pageKind: 'job' | 'list', rating: 'good' | 'needs_improvement' | 'poor') =>
    ({ event: 'vital_measured', pageKind, vital: 'lcp', rating, first: false }) as const;
  await send(1, [
    ...Array.from({ length: 3 }, () => vital('job', 'good')),
    vital('job', 'poor'),
    vital('list', 'good'),
    vital('list', 'needs_improvement'),
  ]);
  await analytics.count();
  const lines = figuresText(await analytics.figures(1))
    .split('\n')
    .map((line) => line.trim().replaceAll(/ {2,}/g, ' | '));
  expect(lines).toContain('LCP job, computer | 75 % | 0 % | 25 % | 4');
  expect(lines).toContain('LCP list, computer | 50 % | 50 % | 0 % | 2 *');
});

it('prints the way from a job to an application, and the steps of a registration', async () => {
  await send(1, [
    { event: 'visit_begun', page: '/jobs', cameFrom: 'nowhere', first: true },
    { event: 'searched', page: '/jobs', filterCount: 'two', first: true },
    viewed('/jobs'),
    viewed('/jobb/*'),
    viewed('/jobb/*', false),
    { event: 'application_begun', first: true },
    { event: 'registration_step', registrationStep: 'email', first: true },
    { event: 'error_shown', page: '/:slug', failure: 'not_found', first: true },
  ]);
  const caller = { ...VISITOR, userId: 'u-1', userAgent: COMPUTER };
  await analytics.note({ path: 'submitCandidate', request: { kind: 'candidate' } }, caller);
  await analytics.count();
  const lines = figuresText(await analytics.figures(30))
    .split('\n')
    .map((line) => line.trim().replaceAll(/ {2,}/g, ' | '));
  expect(lines).toEqual(
    expect.arrayContaining([
      'computer | 1',
      'sv | 1',
      '/jobs | 1 | 1',
      'two | 1 | 1',
      'job page viewed | 2 | 1',
      'application begun | 1 | 1',
      'application sent | 1 | –',
      'email | 1 | 1',
      'complete | 0 | 0',
      '/:slug not_found | 1 | 1',
    ]),
  );
});
