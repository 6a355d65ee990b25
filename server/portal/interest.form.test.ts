import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  PENDING_INTEREST_COOKIE,
  parsePendingInterest,
} from '#domain/applications/pendingInterest';
import type { Job } from '#domain/jobs/job';
import { buildApp } from '../app';
import { createApplicationService } from '../applications/applications.service';
import { aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { eventsOn } from '../composition/testing/eventsOn';
import { SESSION_COOKIE } from '../http/cookies';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';
import { interestForm } from './interest.form';

const clock = { now: () => Date.parse('2026-03-20T12:00:00.000Z'), elapsed: () => 0 };
const config = testConfig();
let db: Database;
let app: FastifyInstance;
let job: Job;
const counted: unknown[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  job = await aStoredJob(db);
  // The cookie's value is the user's id: sessions have their own tests.
  const readers = {
    candidate: async (value: string) => ({ userId: value, sessionId: value, shared: false }),
    employer: async () => null,
  };
  const applications = createApplicationService({
    db,
    clock,
    production: true,
    events: eventsOn(db, clock),
  });
  app = await buildApp({
    config,
    clock,
    routes: [],
    readers,
    plugins: [
      (own) =>
        interestForm(own, {
          applications,
          clock,
          readers,
          publicUrl: config.publicUrl,
          noteCall: async ({ path }, { userId }) => void counted.push([path, userId]),
        }),
    ],
  });
});
afterAll(async () => {
  await app.close();
  await db.close();
});

async function showInterest(
  fields: Record<string, string>,
  userId?: string,
  headers = {},
  // Where pages of before post
  url = '/jobb/interest',
) {
  const {
    statusCode,
    headers: answered,
    cookies,
  } = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: config.publicUrl,
      ...headers,
    },
    ...(userId && { cookies: { [SESSION_COOKIE]: userId } }),
    payload: new URLSearchParams(fields).toString(),
  });
  return { statusCode, location: answered.location, cookies };
}

const applicationsOf = (uid: string) =>
  db.query('select job_id, status from applications where uid = $1', [uid]);

it('makes one application per candidate, however often it is sent', async () => {
  const uid = await aStoredUser(db);
  const fields = { jobId: job.id, slug: job.slug };
  const shown = { statusCode: 303, location: `/jobb/${job.slug}` };
  expect(await showInterest(fields, uid)).toMatchObject(shown);
  expect(await showInterest(fields, uid)).toMatchObject(shown);
  expect(await applicationsOf(uid)).toEqual([{ job_id: job.id, status: 'interested' }]);
  expect(counted).toEqual([['submitCandidate', uid]]);
});

it('sends a visitor to register, with the interest in the target and the press in a cookie', async () => {
  const { location, cookies } = await showInterest({ jobId: job.id, slug: job.slug });
  const { pathname, searchParams } = new URL(location ?? '', config.publicUrl);
  expect(pathname).toBe('/register');
  expect(searchParams.get('target_path')).toBe(`/jobb/${job.slug}?intent=interested`);
  const [cookie] = cookies;
  expect(cookie).toMatchObject({
    name: expect.stringMatching(`^${PENDING_INTEREST_COOKIE}\\.`),
    path: '/',
    maxAge: 3600,
  });
  expect(cookie).not.toHaveProperty('httpOnly');
  const press = JSON.parse(cookie?.value ?? '');
  expect(parsePendingInterest(press, job.id, clock.now())).toEqual(press);
});

it('posts to the address of the job, and keeps a recommendation there', async () => {
  const uid = await aStoredUser(db);
  const recommendation = 'A'.repeat(43);
  const here = `/jobb/${job.slug}?recommendation=${recommendation}`;
  const { location } = await showInterest({ jobId: job.id }, undefined, {}, here);
  expect(new URL(location ?? '', config.publicUrl).searchParams.get('target_path')).toBe(
    `/jobb/${job.slug}?intent=interested&recommendation=${recommendation}`,
  );
  expect(await showInterest({ jobId: 'v-gone' }, uid, {}, here)).toMatchObject({
    location: `/jobb/${job.slug}?problem=interest&recommendation=${recommendation}`,
  });
  expect(await showInterest({ jobId: job.id }, uid, {}, here)).toMatchObject({
    location: `/jobb/${job.slug}`,
  });
  const hostile = await showInterest(
    { jobId: 'v-gone' },
    uid,
    {},
    '/jobb/x?recommendation=%0d%0aA',
  );
  expect(hostile.location).toBe('/jobb/x?problem=interest');
});

it('keeps the press of each job in a cookie of its own', async () => {
  const names: unknown[] = [];
  for (const jobId of ['v-1', 'v-2']) {
    names.push((await showInterest({ jobId, slug: jobId })).cookies[0]?.name);
  }
  expect(names).toEqual(['vikari_interest.v-1', 'vikari_interest.v-2']);
  const hostile = await showInterest({ jobId: 'a;b=c', slug: 'x' });
  expect(hostile).toMatchObject({ statusCode: 303, cookies: [] });
});

it('keeps no press of a visitor that is on no job', async () => {
  const { location, cookies } = await showInterest({ slug: 'gone' });
  expect({ location, cookies }).toEqual({ location: '/jobb/gone?problem=interest', cookies: [] });
});

it.each([
  ['a job that is gone', { jobId: 'v-gone', slug: 'gone' }, '/jobb/gone?problem=interest'],
  ['no job', {}, '/jobb/?problem=interest'],
  [
    'another address in the slug',
    { jobId: 'v-gone', slug: '//evil.example' },
    '/jobb/%2F%2Fevil.example?problem=interest',
  ],
])("shows %s on the job's page", async (_what, fields, location) => {
  const uid = await aStoredUser(db);
  expect(await showInterest({ ...fields }, uid)).toMatchObject({ statusCode: 303, location });
  expect(await applicationsOf(uid)).toEqual([]);
});

it('refuses another site’s form', async () => {
  const uid = await aStoredUser(db);
  const fields = { jobId: job.id, slug: job.slug };
  const { statusCode } = await showInterest(fields, uid, { 'sec-fetch-site': 'cross-site' });
  expect(statusCode).toBe(403);
  expect(await applicationsOf(uid)).toEqual([]);
});
