import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stockholmInstant } from '#domain/calendar/stockholmTime';
import type { HourlyRate, Job } from '#domain/jobs/job';
import type { Cursor } from '#domain/live/cursor';
import { aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { currentCursor } from '../changeLog/changeLog';
import { settableClock } from '../identity/testing/settableClock';
import { JobIndex } from '../jobs/jobIndex';
import { instant, MINUTE } from '../lib/time';
import { createOutbox } from '../mail/outbox';
import { createQuarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createAlerts } from './alerts';

const publicUrl = 'http://vikari.test';
const DAY = '2026-03-10';
/** Milliseconds after which what was noted is sent at once. */
const UNTIL_SENT = 10 * MINUTE;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  for (const table of ['users', 'jobs', 'settings']) await db.query(`delete from ${table}`);
});

const clock = settableClock(stockholmInstant(DAY, '12:00'));

/** A node whose index has what it was told, up to where it was told it. */
async function aNode() {
  const index = new JobIndex();
  let indexedTo: Cursor = await currentCursor(db);
  const { round } = createAlerts({
    db,
    clock,
    config: { publicUrl },
    index,
    indexedTo: async () => indexedTo,
    outbox: createOutbox({ clock, publicUrl }),
    quarantine: createQuarantine({ db, clock, onError: () => undefined }),
    serverSecret: new Uint8Array(32).fill(7),
    onError: () => undefined,
  });
  return {
    round,
    async read(job: Job) {
      index.apply({ changed: [job] });
      indexedTo = await currentCursor(db);
    },
  };
}

async function aNurseWithAnAlert(query = 'min-hourly-rate=540'): Promise<void> {
  const user = await aStoredUser(db);
  await db.query(
    `insert into saved_searches (id, user_id, query, frequency, mail, push, created_at)
     values ($1, $2, $4, 'instant', true, false, $3)`,
    [randomUUID(), user, instant(clock.now()), query],
  );
}

const pay = (min: number): HourlyRate => ({ min, max: min + 20, basis: 'consultant_invoice' });
const aJobBelowIt = () => aStoredJob(db, { hourlyRate: pay(400), closesOn: '2026-04-20' });
const notified = () => db.query('select job_id as job, reason from alert_notified');

it('tells of a job whose newest change is not in the index yet, once it is', async () => {
  const node = await aNode();
  await aNurseWithAnAlert();
  await node.round();
  const job = await aJobBelowIt();
  await node.read(job);
  // The row says that it pays enough; the index does not know
  const now = await aStoredJob(db, { ...job, hourlyRate: pay(600) });
  await node.round();
  expect(await notified()).toEqual([]);

  await node.read(now);
  await node.round();
  clock.advance(UNTIL_SENT);
  await node.round();
  expect(await notified()).toEqual([{ job: job.id, reason: 'new_match' }]);
});

it('leaves a job to the node that can find it', async () => {
  const [behind, ahead] = [await aNode(), await aNode()];
  await aNurseWithAnAlert();
  await behind.round();
  const job = await aJobBelowIt();
  for (const node of [behind, ahead]) await node.read(job);
  await behind.round();
  const now = await aStoredJob(db, { ...job, hourlyRate: pay(600) });
  await ahead.read(now);
  await ahead.round();
  clock.advance(UNTIL_SENT);
  await behind.round();
  expect(await notified()).toEqual([]);

  await ahead.round();
  expect(await notified()).toEqual([{ job: job.id, reason: 'new_match' }]);
});

/** Queries that the job below is not in, and what brings it into them. */
const BROUGHT_IN: [query: string, change: Partial<Job>][] = [
  ['roles=barnmorska', { workRole: 'barnmorska' }],
  ['locations=m-2480', { location: 'm-2480' }],
  ['workfields=forlossning', { workFields: ['forlossning'] }],
  ['employment-types=konsult', { employmentTypes: ['konsult'] }],
  ['systems=cosmic', { systems: ['cosmic'] }],
  ['oncall-duty=yes', { onCallDuty: true }],
  ['travel=paid', { travel: 'paid' }],
  ['housing=arranged', { housing: 'arranged' }],
  ['q=barnmorska+umeå', { workRole: 'barnmorska', location: 'm-2480' }],
];

it.each(BROUGHT_IN)('tells of a job that a change brings into %s', async (query, change) => {
  const job = await aStoredJob(db, {
    ...{ workRole: 'lakare', location: 'm-0180', workFields: [], employmentTypes: ['vikariat'] },
    ...{ systems: [], onCallDuty: false, title: 'Ett uppdrag', closesOn: '2026-04-20' },
  });
  const node = await aNode();
  await node.read(job);
  await aNurseWithAnAlert(query);
  await node.round();
  await node.read(await aStoredJob(db, { ...job, ...change }));
  await node.round();
  clock.advance(UNTIL_SENT);
  await node.round();
  expect(await notified()).toEqual([{ job: job.id, reason: 'new_match' }]);

  // Only once, and not for another change
  await node.read(await aStoredJob(db, { ...job, ...change, title: 'Ett annat namn' }));
  await node.round();
  clock.advance(UNTIL_SENT);
  await node.round();
  expect(await notified()).toHaveLength(1);
});

it('tells nothing of a job whose places and professions were not kept when it was seen', async () => {
  const job = await aStoredJob(db, { workRole: 'barnmorska', closesOn: '2026-04-20' });
  const node = await aNode();
  await node.read(job);
  await aNurseWithAnAlert('roles=barnmorska');
  await node.round();
  await db.query(`update alert_jobs set facts = facts - 'workRole' - 'location'`);
  await node.read(await aStoredJob(db, { ...job, title: 'Ett annat namn' }));
  await node.round();
  clock.advance(UNTIL_SENT);
  await node.round();
  expect(await notified()).toEqual([]);
});
