import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubmitCandidateRequest } from '#domain/api/portal';
import { eventsOn } from '../composition/testing/eventsOn';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { type ApplicationService, createApplicationService } from './applications.service';
import { renderApplicationEvent } from './applicationView';
import { aStoredJob, aStoredUser } from './testing/storedFactories';

/** The factory's jobs close on 2026-04-10. */
const NOON = Date.parse('2026-03-20T12:00:00.000Z');
let now = NOON;
let db: Database;
let service: ApplicationService;

beforeAll(async () => {
  db = await createTestDatabase();
  service = createApplicationService({
    db,
    clock: { now: () => now },
    production: true,
    events: eventsOn(db, { now: () => now }),
  });
});
afterAll(() => db.close());

const contact = {
  firstName: ' Anna ',
  lastName: 'Berg',
  email: 'anna@example.com',
  phone: '070-174 06 05',
};
const interest = (jobId: string): SubmitCandidateRequest => ({ jobId, kind: 'interested' });
const application = (jobId: string): SubmitCandidateRequest => ({
  jobId,
  kind: 'candidate',
  contact,
  answers: { experience: 'Fem år.' },
});
const call = (userId: string, idempotencyKey: string | null = null) => ({ userId, idempotencyKey });

async function changesOf(userId: string): Promise<string[]> {
  const rows = await db.query<{ type: string; entityId: string }>(
    'select type, entity_id as "entityId" from change_log where scope = $1 order by seq',
    [`user:${userId}`],
  );
  return rows.map(({ type, entityId }) => `${type} ${entityId}`);
}

describe('submit', () => {
  it('writes the application, its first event and its change', async () => {
    const userId = await aStoredUser(db);
    const job = await aStoredJob(db);
    const submitted = await service.submit(call(userId), application(job.id));
    expect(submitted).toMatchObject({
      jobId: job.id,
      status: 'candidate',
      pendingFrom: null,
      createdAt: '2026-03-20T12:00:00.000Z',
      job: { id: job.id, workplaceName: job.workplace.name },
      answers: { experience: 'Fem år.' },
      history: [{ status: 'candidate', at: '2026-03-20T12:00:00.000Z', by: 'candidate' }],
    });
    expect(submitted.questionnaire.map(({ id }) => id)).toEqual(['experience']);
    expect(await changesOf(userId)).toEqual([`application ${submitted.id}`]);
  });

  it.each(['https://jobb.example.com/1', null])(
    'refuses interest in an imported job and applications to it, and says where to go: %s',
    async (applyUrl) => {
      const userId = await aStoredUser(db);
      const id = `jt-${randomUUID()}`;
      const job = await aStoredJob(db, {
        id,
        source: {
          name: 'jobtech',
          id,
          url: null,
          applyUrl,
          extent: null,
          datesRebased: false,
        },
      });
      for (const request of [interest(job.id), application(job.id)]) {
        await expect(service.submit(call(userId), request)).rejects.toMatchObject({
          code: 'applied_elsewhere',
          extra: { applyUrl },
        });
      }
      expect((await service.list(userId)).results).toEqual([]);
      expect(await changesOf(userId)).toEqual([]);
    },
  );

  it('normalizes names and numbers', async () => {
    const userId = await aStoredUser(db);
    const { id } = await service.submit(call(userId), application((await aStoredJob(db)).id));
    const [row] = await db.query('select contact from applications where id = $1', [id]);
    expect(row?.contact).toEqual({ ...contact, firstName: 'Anna', phone: '+46701740605' });
  });

  it('turns a shown interest into an application, once', async () => {
    const userId = await aStoredUser(db);
    const job = await aStoredJob(db);
    const raised = await service.submit(call(userId), interest(job.id));
    expect(raised.status).toBe('interested');
    const applied = await service.submit(call(userId), application(job.id));
    expect(applied.id).toBe(raised.id);
    expect(applied.answers).toEqual({ experience: 'Fem år.' });
    expect(applied.history.map(({ status }) => status)).toEqual(['interested', 'candidate']);
    for (const again of [interest(job.id), application(job.id)]) {
      await expect(service.submit(call(userId), again)).rejects.toMatchObject({
        code: 'already_submitted',
      });
    }
  });

  it('answers an invitation by applying at once', async () => {
    const userId = await aStoredUser(db);
    const job = await aStoredJob(db);
    await db.query(
      "insert into applications (id, uid, job_id, status) values ($1, $2, $3, 'sent')",
      [randomUUID(), userId, job.id],
    );
    const applied = await service.submit(call(userId), application(job.id));
    expect(applied.history.map(({ status }) => status)).toEqual(['interested', 'candidate']);
  });

  it.each([
    ['closed', { closesOn: '2026-03-19' }],
    ['disabled', { status: 'disabled' as const }],
    ['deleted', { status: 'deleted' as const }],
  ])('refuses a job that is %s', async (_name, changes) => {
    const userId = await aStoredUser(db);
    const job = await aStoredJob(db, changes);
    await expect(service.submit(call(userId), application(job.id))).rejects.toMatchObject({
      code: 'job_unavailable',
    });
    expect((await service.list(userId)).results).toEqual([]);
  });

  it('accepts applications until the closing day ends in Stockholm', async () => {
    const job = await aStoredJob(db, { closesOn: '2026-03-20' });
    now = Date.parse('2026-03-20T22:59:59.000Z');
    const early = await service.submit(call(await aStoredUser(db)), application(job.id));
    expect(early.status).toBe('candidate');
    now = Date.parse('2026-03-20T23:00:00.000Z');
    const late = service.submit(call(await aStoredUser(db)), application(job.id));
    await expect(late).rejects.toMatchObject({ code: 'job_unavailable' });
    now = NOON;
  });

  it('refuses an unknown job', async () => {
    const submitting = service.submit(call(await aStoredUser(db)), interest('v-none'));
    await expect(submitting).rejects.toMatchObject({ code: 'not_found' });
  });

  it('names the invalid answers', async () => {
    const job = await aStoredJob(db);
    const request = { ...application(job.id), answers: { 'internal-note': 'Hej' } };
    await expect(service.submit(call(await aStoredUser(db)), request)).rejects.toMatchObject({
      code: 'invalid_request',
      fields: {
        'answers.experience': 'validation.required',
        'answers.internal-note': 'validation.unknown_question',
      },
    });
  });

  it('stores one of several simultaneous submissions', async () => {
    const userId = await aStoredUser(db);
    const job = await aStoredJob(db);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => service.submit(call(userId), application(job.id))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ code: 'already_submitted' });
      }
    }
    expect((await service.list(userId)).results).toHaveLength(1);
  });

  it('answers a repeated key with the first response, even if the job has closed since', async () => {
    const userId = await aStoredUser(db);
    const job = await aStoredJob(db);
    const first = await service.submit(call(userId, 'apply-1'), application(job.id));
    await db.query(
      `update jobs set status = 'deleted', data = data || '{"status":"deleted"}' where id = $1`,
      [job.id],
    );
    expect(await service.submit(call(userId, 'apply-1'), application(job.id))).toEqual(first);
    expect(await changesOf(userId)).toHaveLength(1);
  });
});

describe('list and findOnJob', () => {
  it("return the candidate's own applications, newest first, with their histories", async () => {
    const anna = await aStoredUser(db);
    const berit = await aStoredUser(db, 'Berit');
    const jobs = [await aStoredJob(db), await aStoredJob(db), await aStoredJob(db)];
    for (const [index, job] of jobs.entries()) {
      now = NOON + index * 1000;
      await service.submit(call(anna), interest(job.id));
    }
    now = NOON;
    await service.submit(call(berit), interest(jobs[0]?.id ?? ''));
    const { results: list } = await service.list(anna);
    expect(list.map(({ jobId }) => jobId)).toEqual(jobs.map(({ id }) => id).reverse());
    expect(list.every(({ history }) => history.length === 1)).toBe(true);
    expect(await service.findOnJob(anna, jobs[1]?.id ?? '')).toEqual(list[1]);
    expect(await service.findOnJob(berit, jobs[1]?.id ?? '')).toBeNull();
  });

  it('run the same number of queries for any number of applications', async () => {
    const userId = await aStoredUser(db);
    for (let count = 0; count < 3; count += 1) {
      await service.submit(call(userId), interest((await aStoredJob(db)).id));
    }
    let queries = 0;
    const counting: Database = {
      ...db,
      query: (sql, params) => {
        queries += 1;
        return db.query(sql, params);
      },
    };
    const counted = createApplicationService({
      db: counting,
      clock: { now: () => now },
      production: true,
      events: eventsOn(db, { now: () => now }),
    });
    expect((await counted.list(userId)).results).toHaveLength(3);
    // The list, its histories and number, and what the points are counted from
    expect(queries).toBe(4);
  });
});

describe('withdraw', () => {
  it("withdraws the candidate's own application once", async () => {
    const userId = await aStoredUser(db);
    const { id } = await service.submit(call(userId), application((await aStoredJob(db)).id));
    const withdrawn = await service.withdraw(call(userId), id);
    expect(withdrawn.status).toBe('not_interested');
    expect(withdrawn.history.at(-1)).toMatchObject({ status: 'not_interested', by: 'candidate' });
    expect(await changesOf(userId)).toHaveLength(2);
    // Again, as after a lost answer: the same, and nothing more
    expect(await service.withdraw(call(userId), id)).toEqual(withdrawn);
    expect(await changesOf(userId)).toHaveLength(2);
  });

  it("does not find another candidate's application", async () => {
    const anna = await aStoredUser(db);
    const { id } = await service.submit(call(anna), application((await aStoredJob(db)).id));
    const stranger = call(await aStoredUser(db));
    for (const unknown of [id, 'none']) {
      await expect(service.withdraw(stranger, unknown)).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect((await service.list(anna)).results[0]?.status).toBe('candidate');
  });
});

describe('renderApplicationEvent', () => {
  it('shows a change only to the candidate it belongs to', async () => {
    const anna = await aStoredUser(db);
    const submitted = await service.submit(call(anna), interest((await aStoredJob(db)).id));
    const when = { today: '2026-03-20', now: Date.parse('2026-03-20T12:00:00Z') };
    expect(await renderApplicationEvent(db, submitted.id, { uid: anna, ...when })).toEqual({
      type: 'application',
      application: submitted,
    });
    const another = { uid: await aStoredUser(db), ...when };
    expect(await renderApplicationEvent(db, submitted.id, another)).toBeNull();
  });
});
