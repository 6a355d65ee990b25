import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmployerApplication, JobDraft } from '#domain/api/integration';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { buildApp } from '../app';
import { createApplicationService } from '../applications/applications.service';
import { createDraftService } from '../applications/drafts.service';
import { aStoredEmployer, aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { employerRoutes } from '../composition/subjects/applications';
import { eventsOn } from '../composition/testing/eventsOn';
import { createEmployerReader } from '../employers/apiKey';
import { readDocumentsOn } from '../sharing/documentView';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';

const clock = { now: () => Date.parse('2026-03-20T12:00:00.000Z'), elapsed: () => 0 };
const KEY = 'key-of-employer';
const OTHER_KEY = 'key-of-another';

let db: Database;
let app: FastifyInstance;
let employerId: string;

beforeAll(async () => {
  db = await createTestDatabase();
  employerId = await aStoredEmployer(db, KEY);
  await aStoredEmployer(db, OTHER_KEY);
  app = await buildApp({
    config: testConfig(),
    clock,
    routes: employerRoutes({ db, clock, events: eventsOn(db, clock) }),
    readers: { candidate: async () => null, employer: createEmployerReader(db, clock) },
  });
});
afterAll(async () => {
  await app.close();
  await db.close();
});

interface Answer {
  code: number;
  body: {
    status: number;
    code?: string;
    message?: string;
    fields?: Record<string, string>;
    job: Job;
    application: EmployerApplication;
    results: EmployerApplication[];
    nextPageToken: string | null;
  };
}

async function call(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await app.inject({
    method,
    url: `/api/integration/${path}`,
    headers: { authorization: `Bearer ${KEY}`, ...headers },
    ...(body && { payload: body }),
  });
  return { code: response.statusCode, body: response.json() };
}
const another = { authorization: `Bearer ${OTHER_KEY}` };

function aDraft(changes: Partial<JobDraft> = {}): JobDraft {
  const { id, slug, status, publishedAt, employerId: _, source, ...draft } = aJob();
  return { ...draft, ...changes };
}

const contact = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.com',
  phone: '070-174 06 05',
};

/** One of the employer's jobs with an application on it; returns both ids. */
async function anApplication(kind: 'interested' | 'candidate' = 'candidate') {
  const job = await aStoredJob(db, { employerId });
  const userId = await aStoredUser(db, 'Annika');
  const service = createApplicationService({
    db,
    clock,
    production: true,
    events: eventsOn(db, clock),
  });
  const request = { jobId: job.id, kind, contact, answers: { experience: 'Fem år.' } };
  const { id } = await service.submit({ userId, idempotencyKey: null }, request);
  return { id, jobId: job.id, userId };
}

describe('the key', () => {
  it.each([
    ['none', { authorization: '' }],
    ['an unknown one', { authorization: 'Bearer nobody' }],
    ['another scheme', { authorization: `Basic ${KEY}` }],
    ['its stored hash', { authorization: `Bearer ${'0'.repeat(64)}` }],
    ['two words', { authorization: `Bearer ${KEY} ${KEY}` }],
    ['without its scheme', { authorization: KEY }],
  ])('is refused when it is %s', async (_name, headers) => {
    const { code, body } = await call('GET', 'applications', undefined, headers);
    expect([code, body.code]).toEqual([401, 'invalid_api_key']);
  });

  it('with a space in it gets an error that says so', async () => {
    const authorization = 'Bearer key-of employer';
    const { body } = await call('GET', 'applications', undefined, { authorization });
    expect(body.message).toMatch(/contains a space/);
  });

  it('is refused after too many attempts from one address', async () => {
    const demo = await buildApp({
      config: testConfig({ mode: 'demo' }),
      clock,
      routes: employerRoutes({ db, clock, events: eventsOn(db, clock) }),
      readers: { candidate: async () => null, employer: createEmployerReader(db, clock) },
    });
    const ask = async (key: string, remoteAddress = '192.0.2.1') => {
      const headers = { authorization: `Bearer ${key}` };
      const url = '/api/integration/applications';
      return (await demo.inject({ url, headers, remoteAddress })).statusCode;
    };
    expect(await ask(KEY)).toBe(200);
    for (let index = 0; index < 10; index += 1) expect(await ask(`wrong-${index}`)).toBe(401);
    expect(await ask('wrong')).toBe(429);
    expect(await ask(KEY)).toBe(429);
    expect(await ask(KEY, '192.0.2.2')).toBe(200);
    await demo.close();
  });
});

describe('publishing', () => {
  it('stores the job as the employer’s own, open, with a slug', async () => {
    const { code, body } = await call('POST', 'jobs', aDraft({ title: 'Nattsköterska' }));
    expect([code, body.status]).toEqual([200, 0]);
    expect(body.job).toMatchObject({
      status: 'open',
      employerId,
      publishedAt: '2026-03-20T12:00:00.000Z',
      slug: `nattskoterska-umea--${body.job.id}`,
      source: { name: 'vikari', id: body.job.id, url: null, datesRebased: false },
    });
    const [row] = await db.query('select data, employer_id from jobs where id = $1', [body.job.id]);
    expect(row).toEqual({
      data: { ...body.job, publicEmployer: false },
      employer_id: employerId,
    });
    const changes = await db.query(
      "select 1 from change_log where scope = 'jobs' and type = 'job' and entity_id = $1",
      [body.job.id],
    );
    expect(changes).toHaveLength(1);
  });

  it('names what is wrong with a draft', async () => {
    const { code, body } = await call('POST', 'jobs', {
      ...aDraft(),
      workRole: 'trollkarl',
      employerId: 'another',
    });
    expect([code, body.code]).toEqual([400, 'invalid_request']);
    expect(body.fields).toEqual({
      workRole: 'validation.unknown_id',
      employerId: 'validation.unknown_field',
    });
  });

  it('refuses a closing day that has passed', async () => {
    const { code, body } = await call('POST', 'jobs', aDraft({ closesOn: '2026-03-19' }));
    expect([code, body.fields]).toEqual([400, { closesOn: 'validation.past_date' }]);
  });

  it('publishes once for a repeated key', async () => {
    const repeat = { 'idempotency-key': 'publish-1' };
    const first = await call('POST', 'jobs', aDraft(), repeat);
    const second = await call('POST', 'jobs', aDraft(), repeat);
    expect(second.body).toEqual(first.body);
    const changed = await call('POST', 'jobs', aDraft({ title: 'Annan' }), repeat);
    expect([changed.code, changed.body.code]).toEqual([409, 'idempotency_key_reused']);
  });
});

describe('changing', () => {
  it('changes only the given fields, and the slug with the title', async () => {
    const { body: published } = await call('POST', 'jobs', aDraft());
    const { id } = published.job;
    const { code, body } = await call('PATCH', `jobs/${id}`, { title: 'Ny titel', endsOn: null });
    expect(code).toBe(200);
    expect(body.job).toEqual({
      ...published.job,
      title: 'Ny titel',
      endsOn: null,
      slug: `ny-titel-umea--${id}`,
    });
  });

  it('checks the change together with the rest of the job', async () => {
    const { body: published } = await call('POST', 'jobs', aDraft());
    const { code, body } = await call('PATCH', `jobs/${published.job.id}`, {
      endsOn: '2026-05-01',
    });
    expect([code, body.fields]).toEqual([400, { startsOn: 'validation.from_after_to' }]);
  });

  it("does not find another employer's job, nor an unknown one", async () => {
    const { body: published } = await call('POST', 'jobs', aDraft());
    for (const [id, headers] of [
      [published.job.id, another],
      ['v-none', {}],
    ] as const) {
      const { code } = await call('PATCH', `jobs/${id}`, { title: 'Ny' }, headers);
      expect(code).toBe(404);
    }
  });
});

describe('closing', () => {
  it('disables a job, and enables it again', async () => {
    const { body: published } = await call('POST', 'jobs', aDraft());
    const { id } = published.job;
    const closed = await call('POST', `jobs/${id}/close`, { as: 'disabled' });
    expect(closed.body.job.status).toBe('disabled');
    expect((await call('POST', `jobs/${id}/open`)).body.job).toEqual(published.job);
  });

  it('deletes a job permanently, and ends its applications', async () => {
    const { jobId, userId } = await anApplication();
    const { body } = await call('POST', `jobs/${jobId}/close`, { as: 'deleted' });
    expect(body.job.status).toBe('deleted');
    const service = createApplicationService({
      db,
      clock,
      production: true,
      events: eventsOn(db, clock),
    });
    expect((await service.list(userId)).results[0]?.status).toBe('expired');
    for (const path of [`jobs/${jobId}/open`, `jobs/${jobId}/close`]) {
      const again = await call('POST', path, path.endsWith('close') ? { as: 'disabled' } : {});
      expect([again.code, again.body.code]).toEqual([410, 'job_unavailable']);
    }
  });

  it('requires the kind of closing', async () => {
    const { body: published } = await call('POST', 'jobs', aDraft());
    const { code, body } = await call('POST', `jobs/${published.job.id}/close`, { as: 'open' });
    expect([code, body.fields]).toEqual([400, { as: 'validation.unknown_value' }]);
  });
});

describe('listing applications', () => {
  it('shows who applied, and how to reach them', async () => {
    const { id, jobId } = await anApplication();
    const { body } = await call('GET', `applications?jobId=${jobId}`);
    expect(body.results).toEqual([
      {
        id,
        jobId,
        status: 'candidate',
        pendingFrom: null,
        createdAt: '2026-03-20T12:00:00.000Z',
        updatedAt: '2026-03-20T12:00:00.000Z',
        candidate: {
          ...contact,
          phone: '+46701740605',
          bankIdVerified: true,
          verifiedName: null,
        },
        answers: { experience: 'Fem år.' },
        recommendedBy: null,
        invitation: null,
        documentRequest: null,
        enclosed: { documents: [], references: [], systems: [], prescriberCode: null },
        history: [{ status: 'candidate', at: '2026-03-20T12:00:00.000Z', by: 'candidate' }],
      },
    ]);
  });

  it('shows the shared documents, and the references who may be contacted', async () => {
    const job = await aStoredJob(db, { employerId, steps: ['references', 'system_knowledge'] });
    const userId = await aStoredUser(db);
    const at = '2026-03-20T12:00:00.000Z';
    for (const [id, latestJob, mayContact] of [
      ['may', 1, true],
      ['may-not', 2, false],
    ] as const) {
      await db.query(
        `insert into user_references (id, user_id, workplace, name, phone, email, is_manager,
           latest_job, may_contact, created_at, updated_at)
         values ($1, $2, 'Kliniken', 'Bo Ek', '+46701740605', 'bo@example.com', true, $3, $4, $5, $5)`,
        [`${userId}-${id}`, userId, latestJob, mayContact, at],
      );
    }
    const drafts = createDraftService({
      db,
      clock,
      production: true,
      readDocuments: readDocumentsOn(clock),
    });
    await drafts.saveSystems(userId, { jobId: job.id, systems: ['takecare'] });
    const service = createApplicationService({
      db,
      clock,
      production: true,
      events: eventsOn(db, clock),
    });
    const request = {
      jobId: job.id,
      kind: 'candidate' as const,
      contact,
      answers: { experience: 'x' },
    };
    const { id } = await service.submit({ userId, idempotencyKey: null }, request);
    const enclosed = async () =>
      (await call('GET', `applications?jobId=${job.id}`)).body.results[0]?.enclosed;
    expect(await enclosed()).toEqual({
      documents: [],
      references: [
        {
          id: `${userId}-may`,
          workplace: 'Kliniken',
          name: 'Bo Ek',
          phone: '+46701740605',
          email: 'bo@example.com',
          isManager: true,
          latestJob: 1,
        },
      ],
      systems: ['takecare'],
      prescriberCode: null,
    });
    await service.withdraw({ userId, idempotencyKey: null }, id);
    expect((await enclosed())?.references).toEqual([]);
  });

  it('returns the verified name separately from the given one', async () => {
    const { jobId, userId } = await anApplication();
    await db.query(
      `update users set bankid_issuer = 'broker', bankid_subject = $1, first_name = 'Kalla',
         verified_first_name = 'Anna Maria', verified_last_name = 'Berg' where id = $1`,
      [userId],
    );
    const { body } = await call('GET', `applications?jobId=${jobId}`);
    expect(body.results[0]?.candidate).toMatchObject({
      firstName: contact.firstName,
      lastName: contact.lastName,
      bankIdVerified: true,
      verifiedName: { firstName: 'Anna Maria', lastName: 'Berg' },
    });
  });

  it('shows only the first name of a candidate who is interested', async () => {
    const { jobId, userId } = await anApplication('interested');
    await db.query(
      `update users set bankid_issuer = 'broker', bankid_subject = $1,
         verified_first_name = 'Annika Maria', verified_last_name = 'Berg' where id = $1`,
      [userId],
    );
    const { body } = await call('GET', `applications?jobId=${jobId}`);
    expect(body.results).toMatchObject([
      {
        status: 'interested',
        candidate: {
          firstName: 'Annika',
          lastName: null,
          email: null,
          phone: null,
          bankIdVerified: true,
          verifiedName: null,
        },
        answers: {},
      },
    ]);
  });

  it('leaves out an unanswered invitation, and other employers’ applications', async () => {
    const { id, jobId } = await anApplication();
    const theirs = await call('GET', `applications?jobId=${jobId}`, undefined, another);
    expect(theirs.body.results).toEqual([]);
    await db.query("update applications set status = 'sent' where id = $1", [id]);
    expect((await call('GET', `applications?jobId=${jobId}`)).body.results).toEqual([]);
  });

  it('returns what changed since an instant, newest first', async () => {
    const older = await anApplication();
    const newer = await anApplication();
    await db.query("update applications set updated_at = '2027-01-01T10:00:00Z' where id = $1", [
      older.id,
    ]);
    await db.query("update applications set updated_at = '2027-01-01T11:00:00Z' where id = $1", [
      newer.id,
    ]);
    const since = async (instant: string) =>
      (await call('GET', `applications?since=${instant}`)).body.results.map(({ id }) => id);
    expect(await since('2027-01-01T10:00:00Z')).toEqual([newer.id, older.id]);
    expect(await since('2027-01-01T10:00:00.001Z')).toEqual([newer.id]);
  });

  it('returns each application once over the pages, including those of the same instant', async () => {
    const job = await aStoredJob(db, { employerId });
    const service = createApplicationService({
      db,
      clock,
      production: true,
      events: eventsOn(db, clock),
    });
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const userId = await aStoredUser(db);
      const request = { jobId: job.id, kind: 'interested' as const };
      ids.push((await service.submit({ userId, idempotencyKey: null }, request)).id);
    }
    // Microseconds: finer than the instants in a response; a page token made of those would skip
    // rows
    await db.query(
      `update applications set updated_at = '2026-03-20T12:00:00.000500Z' where id = any($1)`,
      [ids.slice(0, 3)],
    );
    const seen: string[][] = [];
    let query = `jobId=${job.id}&pageLength=2`;
    for (let token: string | null = ''; token !== null; ) {
      const { body } = await call('GET', `applications?${query}`);
      seen.push(body.results.map(({ id }) => id));
      token = body.nextPageToken;
      query = `jobId=${job.id}&pageLength=2&startAfter=${token}`;
    }
    expect(seen.map(({ length }) => length)).toEqual([2, 2, 2, 1]);
    expect(seen.flat().toSorted()).toEqual(ids.toSorted());
    expect(seen.flat().slice(0, 3).toSorted()).toEqual(ids.slice(0, 3).toSorted());
  });

  it('has thirty applications on a page', async () => {
    const job = await aStoredJob(db, { employerId });
    for (let index = 0; index < 31; index += 1) {
      await db.query(
        `insert into applications (id, uid, job_id, status) values ($1, $2, $3, 'interested')`,
        [`page-${index}`, await aStoredUser(db), job.id],
      );
    }
    const { body } = await call('GET', `applications?jobId=${job.id}`);
    expect(body.results).toHaveLength(30);
    expect(body.nextPageToken).not.toBeNull();
  });

  it.each([
    ['since=yesterday', { since: 'validation.instant' }],
    ['since=2027-13-01T00:00:00Z', { since: 'validation.instant' }],
    ['since=0000-01-01T00:00:00Z', { since: 'validation.instant' }],
    ['since=2027-01-01T00:00:00%2B99:99', { since: 'validation.instant' }],
    ['jobId=%00', { jobId: 'validation.unfit_characters' }],
    ['pageLength=0', { pageLength: 'validation.number_range' }],
    ['pageLength=101', { pageLength: 'validation.number_range' }],
    ['pageLength=1.5', { pageLength: 'validation.number_range' }],
    ['pageLength=1e1', { pageLength: 'validation.number_range' }],
    ['startAfter=', { startAfter: 'validation.page_token' }],
    ['startAfter=bi4wLjEuYQ', { startAfter: 'validation.page_token' }],
  ])('refuses ?%s', async (query, fields) => {
    const { code, body } = await call('GET', `applications?${query}`);
    expect([code, body.fields]).toEqual([400, fields]);
  });
});

describe('moving an application', () => {
  it('follows the allowed transitions, and returns from pending', async () => {
    const { id } = await anApplication();
    for (const status of ['qualified', 'pending', 'qualified', 'documented'] as const) {
      const { code, body } = await call('POST', `applications/${id}/status`, { status });
      expect([code, body.application.status]).toEqual([200, status]);
      expect(body.application.pendingFrom).toBe(status === 'pending' ? 'qualified' : null);
    }
  });

  it('refuses an id that cannot be stored', async () => {
    const { code, body } = await call('POST', 'applications/%00/status', { status: 'qualified' });
    expect([code, body.fields]).toEqual([400, { id: 'validation.unfit_characters' }]);
  });

  it('refuses every other transition and names it', async () => {
    const { id } = await anApplication();
    for (const status of ['employed', 'candidate', 'expired', 'not_interested', 'sent']) {
      const { code, body } = await call('POST', `applications/${id}/status`, { status });
      expect([code, body.code]).toEqual([409, 'illegal_transition']);
      expect(body.message).toContain(`from candidate to ${status}`);
    }
  });

  it("does not find another employer's application, nor an unknown one", async () => {
    const { id } = await anApplication();
    const body = { status: 'qualified' };
    expect((await call('POST', `applications/${id}/status`, body, another)).code).toBe(404);
    expect((await call('POST', 'applications/none/status', body)).code).toBe(404);
  });

  it('moves once for simultaneous calls, and once for a repeated key', async () => {
    const { id } = await anApplication();
    const moves = Array.from({ length: 5 }, () =>
      call('POST', `applications/${id}/status`, { status: 'qualified' }),
    );
    const codes = (await Promise.all(moves)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([200, 409, 409, 409, 409]);
    const repeat = { 'idempotency-key': 'move-1' };
    const body = { status: 'documented' };
    const first = await call('POST', `applications/${id}/status`, body, repeat);
    expect((await call('POST', `applications/${id}/status`, body, repeat)).body).toEqual(
      first.body,
    );
    expect(first.body.application.history).toHaveLength(3);
  });
});
