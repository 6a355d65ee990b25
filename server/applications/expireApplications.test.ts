import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#domain/applications/status';
import { OPEN_STATUSES } from '#domain/applications/transitions';
import type { Job } from '#domain/jobs/job';
import { eventsOn } from '../composition/testing/eventsOn';
import { createQuarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { readOwnApplication } from './applicationView';
import { expireAll, expireApplications } from './expireApplications';
import { aStoredJob, aStoredUser } from './testing/storedFactories';

const clock = { now: () => Date.parse('2026-03-20T12:00:00.000Z') };
let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** A job with one application in each status, each from its own candidate. */
async function jobWithAll(changes: Partial<Job>): Promise<Job> {
  const job = await aStoredJob(db, changes);
  for (const status of APPLICATION_STATUSES) {
    const pendingFrom = status === 'pending' ? 'qualified' : null;
    await db.query(
      `insert into applications (id, uid, job_id, status, pending_from)
       values ($1, $2, $3, $4, $5)`,
      [randomUUID(), await aStoredUser(db), job.id, status, pendingFrom],
    );
  }
  return job;
}

async function expiredBySystem(jobId: string): Promise<number> {
  const rows = await db.query(
    `select 1 from applications join application_events on application_id = applications.id
     where job_id = $1 and actor = 'system' and pending_from is null
       and applications.status = 'expired' and application_events.status = 'expired'`,
    [jobId],
  );
  return rows.length;
}

it('expires the open applications of closed and deleted jobs, once', async () => {
  const open = await jobWithAll({ closesOn: '2026-03-20' });
  const disabled = await jobWithAll({ status: 'disabled', closesOn: '2026-03-20' });
  const closed = await jobWithAll({ closesOn: '2026-03-19' });
  const deleted = await jobWithAll({ status: 'deleted', closesOn: '2026-03-20' });

  expect(await expireApplications({ db, clock, events: eventsOn(db, clock) })).toBe(
    2 + OPEN_STATUSES.length,
  );
  expect(await expiredBySystem(open.id)).toBe(0);
  expect(await expiredBySystem(disabled.id)).toBe(0);
  expect(await expiredBySystem(closed.id)).toBe(2);
  expect(await expiredBySystem(deleted.id)).toBe(OPEN_STATUSES.length);
  expect(await expireApplications({ db, clock, events: eventsOn(db, clock) })).toBe(0);
});

it('expires however many there are, some hundreds at a time', async () => {
  const job = await aStoredJob(db, { status: 'deleted' });
  await db.query(
    `with people as (
       insert into users (id, first_name, last_name)
       select 'many-' || i, 'Tova', 'Berg' from generate_series(1, 450) as i returning id)
     insert into applications (id, uid, job_id, status) select id, id, $1, 'candidate' from people`,
    [job.id],
  );
  let most = 0;
  const counted: Database = {
    ...db,
    async query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]> {
      const rows = await db.query<Row>(sql, params);
      most = Math.max(most, rows.length);
      return rows;
    },
  };
  const onError = (error: unknown) => {
    throw error;
  };
  const quarantine = createQuarantine({ db, clock, onError });
  await expireAll({ db: counted, clock, events: eventsOn(db, clock), quarantine });
  expect(await expiredBySystem(job.id)).toBe(450);
  expect(most).toBe(200);
});

it("expires only one job's applications when given its id", async () => {
  const [one, other] = [
    await jobWithAll({ status: 'deleted' }),
    await jobWithAll({ status: 'deleted' }),
  ];
  expect(
    await expireApplications({ db, clock, events: eventsOn(db, clock) }, { jobId: one.id }),
  ).toBe(OPEN_STATUSES.length);
  expect(await expiredBySystem(other.id)).toBe(0);
});

it("writes a change for the candidate's live stream", async () => {
  const job = await aStoredJob(db, { status: 'deleted' });
  const userId = await aStoredUser(db);
  const id = randomUUID();
  await db.query(
    "insert into applications (id, uid, job_id, status) values ($1, $2, $3, 'presented')",
    [id, userId, job.id],
  );
  await expireApplications({ db, clock, events: eventsOn(db, clock) }, { jobId: job.id });
  const application = await readOwnApplication(
    db,
    { uid: userId, today: '2026-04-11', now: clock.now() },
    { jobId: job.id },
  );
  expect(application).toMatchObject({
    status: 'expired',
    updatedAt: '2026-03-20T12:00:00.000Z',
    history: [{ status: 'expired', by: 'system' }],
  });
  const changes = await db.query('select type, entity_id from change_log where scope = $1', [
    `user:${userId}`,
  ]);
  expect(changes).toEqual([{ type: 'application', entity_id: id }]);
});
