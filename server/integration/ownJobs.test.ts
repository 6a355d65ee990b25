import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EmployersJob } from '#domain/jobs/job';
import { buildApp } from '../app';
import { aStoredEmployer, aStoredJob } from '../applications/testing/storedFactories';
import { employerRoutes } from '../composition/subjects/applications';
import { eventsOn } from '../composition/testing/eventsOn';
import { createEmployerReader } from '../employers/apiKey';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';

const clock = { now: () => Date.parse('2026-03-20T12:00:00.000Z'), elapsed: () => 0 };
const KEY = 'key-of-employer';
const OTHER_KEY = 'key-of-another';

let db: Database;
let app: FastifyInstance;
let employerId: string;
/** Eight jobs, the last changed last. */
let ids: string[];

beforeAll(async () => {
  db = await createTestDatabase();
  employerId = await aStoredEmployer(db, KEY);
  const others = await aStoredEmployer(db, OTHER_KEY);
  app = await buildApp({
    config: testConfig(),
    clock,
    routes: employerRoutes({ db, clock, events: eventsOn(db, clock) }),
    readers: { candidate: async () => null, employer: createEmployerReader(db, clock) },
  });
  ids = [];
  for (let at = 0; at < 8; at += 1) {
    const { id } = await aStoredJob(db, { employerId, id: `v-own-${at}` });
    ids.push(id);
    await db.query('update jobs set updated_at = $2 where id = $1', [
      id,
      new Date(clock.now() + at * 1000),
    ]);
  }
  await aStoredJob(db, { employerId: others, id: 'v-others' });
  await aStoredJob(db, { employerId: null, id: 'v-nobodys' });
});
afterAll(async () => {
  await app.close();
  await db.close();
});

interface Body {
  code?: string;
  fields?: Record<string, string>;
  job: EmployersJob;
  updatedAt: string;
  results: { job: EmployersJob; updatedAt: string }[];
  nextPageToken: string | null;
}

async function get(path: string, key = KEY): Promise<{ code: number; body: Body }> {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.inject({ url: `/api/integration/${path}`, headers });
  return { code: answer.statusCode, body: answer.json() };
}
const idsOf = ({ body }: { body: Body }) => body.results.map(({ job }) => job.id);

it('lists the own jobs of every status, newest change first, page by page', async () => {
  const seen: string[] = [];
  for (let token = ''; ; ) {
    const page = await get(`jobs?pageLength=3${token && `&startAfter=${token}`}`);
    expect(page.code).toBe(200);
    seen.push(...idsOf(page));
    if (page.body.nextPageToken === null) break;
    token = page.body.nextPageToken;
  }
  expect(seen).toEqual(ids.toReversed());
});

it('narrows them by status, and to what changed since', async () => {
  const [closed = '', , , , , , , last = ''] = ids;
  await app.inject({
    method: 'POST',
    url: `/api/integration/jobs/${closed}/close`,
    headers: { authorization: `Bearer ${KEY}` },
    payload: { as: 'disabled' },
  });
  expect(idsOf(await get('jobs?status=disabled'))).toEqual([closed]);
  expect(idsOf(await get('jobs?status=open'))).not.toContain(closed);
  const { updatedAt } = (await get(`jobs/${last}`)).body;
  const since = await get(`jobs?since=${encodeURIComponent(updatedAt)}`);
  expect(idsOf(since)).toEqual(expect.arrayContaining([last]));
  expect(idsOf(since)).not.toContain(ids[1]);
});

it('reads one, and of others’ no more than of none', async () => {
  const [id = ''] = ids;
  expect(await get(`jobs/${id}`)).toMatchObject({
    code: 200,
    body: { job: { id, employerId }, updatedAt: expect.any(String) },
  });
  const missing = await get('jobs/v-none');
  expect(missing.code).toBe(404);
  for (const other of ['v-others', 'v-nobodys'])
    expect(await get(`jobs/${other}`)).toEqual(missing);
  expect(idsOf(await get('jobs', OTHER_KEY))).toEqual(['v-others']);
  expect((await get('applications/00000000-0000-4000-8000-000000000000')).code).toBe(404);
});

it('says whose key was sent', async () => {
  const { body } = await get('me');
  expect(body).toEqual({
    status: 0,
    employer: { id: employerId, name: expect.any(String), publicEmployer: false },
    key: { id: expect.stringMatching(/^key_/u), expiresAt: null },
  });
  expect((await get('me', 'nobody')).code).toBe(401);
});
