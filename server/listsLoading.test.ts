import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { searchToWire } from '#domain/jobs/filterWire';
import { buildApp } from './app';
import { aStoredJob } from './applications/testing/storedFactories';
import { JobIndex } from './jobs/jobIndex';
import { createJobRepository } from './jobs/jobs.repository';
import { createJobService } from './jobs/jobs.service';
import { createJobsById } from './jobs/jobsById';
import { homeRoutes } from './portal/home.routes';
import { jobRoutes } from './portal/jobs.routes';
import type { Database } from './storage/database';
import { createTestDatabase } from './storage/testing/testDatabase';
import { testConfig } from './testing/testConfig';
import { sitemapRoutes } from './web/sitemap';

const clock = { now: () => Date.parse('2026-03-02T12:00:00Z'), elapsed: () => 0 };
let db: Database;
let index: JobIndex;
let app: FastifyInstance;
let lines: string[];

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

beforeEach(async () => {
  await db.query('delete from jobs');
  lines = [];
  index = new JobIndex();
  index.beginLoading();
  index.noteLoaded(0.426);
  const repository = createJobRepository(db);
  const config = testConfig({ logLevel: 'error' });
  app = await buildApp({
    config,
    clock,
    routes: [
      ...jobRoutes({
        index,
        clock,
        jobs: createJobService({
          index,
          repository,
          clock,
          repliesOf: async () => null,
          hasApplied: async () => false,
        }),
        factsOf: async () => null,
      }),
      ...homeRoutes({ index, clock, toContinueOf: () => Promise.reject(new Error('Not asked.')) }),
    ],
    readers: { candidate: async () => null, employer: async () => null },
    plugins: [
      (instance) =>
        sitemapRoutes(instance, {
          index,
          articles: async () => [],
          clock,
          publicUrl: config.publicUrl,
          onError: (error) => {
            throw error;
          },
        }),
    ],
    listsLoading: () => index.loading,
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterEach(() => app.close());

const post = (path: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: `/api/portal/${path}`,
    headers: { 'sec-fetch-site': 'same-origin' },
    payload,
  });
const get = (path: string) => app.inject(`/api/portal/${path}`);

const COUNT = searchToWire({
  filter: EMPTY_FILTER,
  order: 'newest',
  pageLength: 1,
  facets: true,
});

/** Whatever tells of all jobs. */
const LISTS: [string, () => ReturnType<typeof get>][] = [
  ['the list', () => post('public/jobs/filter', {})],
  ['a count', () => post('public/jobs/filter', COUNT)],
  ['a text', () => post('public/jobs/filter', { text: 'narkosläkare umeå' })],
  ['weeks', () => post('public/jobs/filter', { by: 'week' })],
  ['suggestions', () => get('public/jobs/suggestions?kind=role&typed=ssk&language=sv')],
  ['pay', () => get('public/pay_statistics?workroles=sjukskoterska')],
  ['similar jobs', () => post('similar_jobs', { workroles: 'sjukskoterska' })],
  ['a landing page', () => post('fetch_available_jobs', { roleOrLocation: 'sjukskoterska' })],
  ['what is open now', () => get('public/open_now')],
];

describe('while the lists are being read in', () => {
  it.each(LISTS)('%s says so, and when to ask again', async (_, ask) => {
    await aStoredJob(db, { closesOn: '2026-12-31' });
    const answer = await ask();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({
      code: 'unavailable',
      reason: 'lists_loading',
      message: expect.stringContaining('42 %'),
    });
    // Nothing has gone wrong
    expect(lines).toEqual([]);
  });

  it('a sitemap with half of the jobs is not made', async () => {
    await aStoredJob(db, { closesOn: '2026-12-31' });
    const answer = await app.inject('/sitemap.xml');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it("a job's own page is there", async () => {
    const job = await aStoredJob(db, { closesOn: '2026-12-31' });
    const answer = await get(`public/job?id=${job.slug}`);
    expect([answer.statusCode, answer.json().data.title]).toEqual([200, job.title]);
  });

  it('saved jobs are read where they are stored', async () => {
    const open = await aStoredJob(db, { closesOn: '2026-12-31' });
    const over = await aStoredJob(db, { closesOn: '2026-03-01' });
    const disabled = await aStoredJob(db, { status: 'disabled', closesOn: '2026-12-31' });
    const ids = [open.id, over.id, disabled.id, 'never'];
    const jobsById = createJobsById({ db, index, repository: createJobRepository(db), clock });
    const meanwhile = await jobsById.find(ids, null);
    index.apply({ changed: [open, over, disabled] });
    index.endLoading();
    expect(meanwhile).toEqual(await jobsById.find(ids, null));
    expect(meanwhile.results.map(({ id }) => id)).toEqual([open.id]);
    expect(meanwhile.closed).toHaveLength(2);
  });

  it('the health check says how far it has come, and the node is not ready', async () => {
    const health = await app.inject('/healthz');
    expect([health.statusCode, health.json()]).toEqual([
      200,
      { status: 0, lists: 'loading', loaded: 0.42 },
    ]);
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5']);
  });

  it('and afterwards everything answers', async () => {
    const job = await aStoredJob(db, { closesOn: '2026-12-31' });
    index.apply({ changed: [job] });
    index.endLoading();
    for (const [, ask] of LISTS) expect((await ask()).statusCode).toBe(200);
    expect((await post('public/jobs/filter', {})).json().total).toBe(1);
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(200);
    expect((await app.inject('/healthz')).json()).toEqual({ status: 0, lists: 'ready' });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});
