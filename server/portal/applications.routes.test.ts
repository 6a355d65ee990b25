import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { createApplicationService } from '../applications/applications.service';
import { aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { eventsOn } from '../composition/testing/eventsOn';
import { SESSION_COOKIE } from '../http/cookies';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';
import { applicationRoutes } from './applications.routes';

const clock = { now: () => Date.parse('2026-03-20T12:00:00.000Z'), elapsed: () => 0 };
const config = testConfig();
let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await createTestDatabase();
  app = await buildApp({
    config,
    clock,
    routes: applicationRoutes({
      applications: createApplicationService({
        db,
        clock,
        production: true,
        events: eventsOn(db, clock),
      }),
      production: true,
    }),
    // The cookie's value is the user's id: sessions have their own tests.
    readers: {
      candidate: async (value) => ({ userId: value, sessionId: value, shared: false }),
      employer: async () => null,
    },
  });
});
afterAll(async () => {
  await app.close();
  await db.close();
});

async function call(
  method: 'GET' | 'POST',
  path: string,
  options: { userId?: string; body?: object; key?: string } = {},
) {
  const { userId, body, key } = options;
  const response = await app.inject({
    method,
    url: `/api/portal/${path}`,
    headers: {
      origin: config.publicUrl,
      ...(key && { 'idempotency-key': key }),
    },
    ...(userId && { cookies: { [SESSION_COOKIE]: userId } }),
    ...(body && { payload: body }),
  });
  return { code: response.statusCode, body: response.json() };
}

const apply = (jobId: string) => ({
  jobId,
  kind: 'candidate',
  contact: {
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna@example.com',
    phone: '070-174 06 05',
  },
  answers: { experience: 'Fem år.' },
});

describe('the candidate’s endpoints', () => {
  it.each([
    ['POST', 'submitCandidate'],
    ['GET', 'checkExistingCandidate?jobId=v-1'],
    ['GET', 'fetch_applications'],
    ['POST', 'withdraw_application'],
  ] as const)('%s %s answers a visitor with "sign in first"', async (method, path) => {
    const { code, body } = await call(method, path);
    expect([code, body.code]).toEqual([401, 'authentication_required']);
  });

  it('take an application from applying to withdrawing', async () => {
    const userId = await aStoredUser(db);
    const { id: jobId } = await aStoredJob(db);
    const check = () => call('GET', `checkExistingCandidate?jobId=${jobId}`, { userId });
    expect((await check()).body).toEqual({
      status: 0,
      exists: false,
      application: null,
      blockedEmployer: null,
    });

    const submitted = await call('POST', 'submitCandidate', { userId, body: apply(jobId) });
    expect([submitted.code, submitted.body.status]).toEqual([200, 0]);
    const { application } = submitted.body;
    expect((await check()).body).toEqual({
      status: 0,
      exists: true,
      application,
      blockedEmployer: null,
    });
    expect((await call('GET', 'fetch_applications', { userId })).body).toEqual({
      status: 0,
      results: [application],
      nextPageToken: null,
      total: 1,
    });

    const withdrawn = await call('POST', 'withdraw_application', {
      userId,
      body: { applicationId: application.id },
    });
    expect(withdrawn.body.application.status).toBe('not_interested');
  });

  it('answer a repeated key with the same application', async () => {
    const userId = await aStoredUser(db);
    const body = apply((await aStoredJob(db)).id);
    const first = await call('POST', 'submitCandidate', { userId, body, key: 'once' });
    const second = await call('POST', 'submitCandidate', { userId, body, key: 'once' });
    expect(second).toEqual(first);
    const without = await call('POST', 'submitCandidate', { userId, body });
    expect([without.code, without.body.code]).toEqual([409, 'already_submitted']);
  });

  it('are listed page by page, each once, including those of one instant', async () => {
    const userId = await aStoredUser(db);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const body = apply((await aStoredJob(db)).id);
      ids.push((await call('POST', 'submitCandidate', { userId, body })).body.application.id);
    }
    const seen: string[] = [];
    let query = '?pageLength=2';
    while (query !== '') {
      const { body } = await call('GET', `fetch_applications${query}`, { userId });
      expect(body.total).toBe(5);
      seen.push(...body.results.map(({ id }: { id: string }) => id));
      query = body.nextPageToken ? `?pageLength=2&startAfter=${body.nextPageToken}` : '';
    }
    expect(seen).toEqual(ids.toSorted().reverse());
  });

  it('name every invalid field', async () => {
    const userId = await aStoredUser(db);
    const body = { ...apply('v-1'), kind: 'employed', uid: 'another', answers: 'ja' };
    const { code, body: refusal } = await call('POST', 'submitCandidate', { userId, body });
    expect(code).toBe(400);
    expect(refusal.fields).toEqual({
      kind: 'validation.unknown_value',
      uid: 'validation.unknown_field',
      answers: 'validation.wrong_type',
    });
  });

  it('refuse what cannot be stored', async () => {
    const userId = await aStoredUser(db);
    const { id: jobId } = await aStoredJob(db);
    for (const experience of ['a\u0000', '\ud800']) {
      const body = { ...apply(jobId), answers: { experience, '\u0000': 'x' } };
      const { code, body: refusal } = await call('POST', 'submitCandidate', { userId, body });
      expect([code, refusal.fields]).toEqual([
        400,
        {
          'answers.experience': 'validation.unfit_characters',
          'answers.\u0000': 'validation.unknown_question',
        },
      ]);
    }
  });

  it.each([
    ['GET', 'checkExistingCandidate', { jobId: 'validation.required' }],
    ['GET', 'checkExistingCandidate?jobId=a&jobId=b', { jobId: 'validation.wrong_type' }],
    ['POST', 'withdraw_application', { applicationId: 'validation.required' }],
  ] as const)('%s %s is a bad request', async (method, path, fields) => {
    const { code, body } = await call(method, path, { userId: await aStoredUser(db) });
    expect([code, body.fields]).toEqual([400, fields]);
  });

  it("return the caller's own applications, whoever the query names", async () => {
    const other = await aStoredUser(db);
    const { id: jobId } = await aStoredJob(db);
    await call('POST', 'submitCandidate', { userId: other, body: apply(jobId) });
    const userId = await aStoredUser(db);
    const { code, body } = await call('GET', `fetch_applications?uid=${other}`, { userId });
    expect([code, body.results]).toEqual([200, []]);
  });
});
