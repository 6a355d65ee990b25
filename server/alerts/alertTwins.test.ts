import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AlertFrequency } from '#domain/alerts/alerts';
import { stockholmInstant } from '#domain/calendar/stockholmTime';
import type { Job } from '#domain/jobs/job';
import { aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { type SettableClock, settableClock } from '../identity/testing/settableClock';
import { instant } from '../lib/time';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { type AlertNode, anAlertNode } from './testing/alertNode';

let db: Database;
let clock: SettableClock;
let node: AlertNode;
let user: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  for (const table of ['users', 'jobs', 'settings']) await db.query(`delete from ${table}`);
  clock = settableClock(stockholmInstant('2026-03-09', '12:00'));
  user = await aStoredUser(db);
  node = await anAlertNode(db, {
    clock,
    mailer: { send: async () => undefined },
    serverSecret: new Uint8Array(32).fill(7),
  });
  await roundAt('2026-03-09', '12:01');
});
afterEach(() => node.stop());
afterAll(() => db.close());

async function roundAt(day: string, time: string): Promise<void> {
  clock.advance(stockholmInstant(day, time) - clock.now());
  await node.caughtUp();
  await node.round();
}

const watch = (frequency: AlertFrequency) =>
  db.query(
    `insert into saved_searches (id, user_id, query, frequency, mail, push, created_at)
     values ($1, $2, 'roles=optiker', $3, true, false, $4)`,
    [randomUUID(), user, frequency, instant(clock.now())],
  );

/** An ad of one group of twins. */
const publish = (number: number, changes: Partial<Job> = {}) =>
  aStoredJob(db, {
    id: `jt-${number}`,
    title: 'Leg. optiker till Synsam Gislaved',
    workRole: 'optiker',
    employerId: null,
    closesOn: '2026-04-20',
    source: {
      name: 'jobtech',
      id: `${number}`,
      url: null,
      applyUrl: null,
      extent: null,
      datesRebased: false,
    },
    ...changes,
  });

const notified = async () =>
  (
    await db.query<{ id: string }>(
      'select job_id as id from alert_notified where user_id = $1 order by notified_at',
      [user],
    )
  ).map(({ id }) => id);

it('reports twins that are imported together as one job', async () => {
  await watch('instant');
  await publish(1);
  await publish(2);
  await roundAt('2026-03-10', '10:00');
  await roundAt('2026-03-10', '10:05');
  expect(await notified()).toEqual(['jt-1']);
});

it('does not report a twin of a reported job, also where lists show it instead', async () => {
  await watch('instant');
  await publish(1);
  await roundAt('2026-03-10', '10:00');
  await roundAt('2026-03-10', '10:05');
  await publish(2, { closesOn: '2026-05-20' });
  await roundAt('2026-03-11', '10:00');
  await roundAt('2026-03-11', '10:05');
  expect(node.index.listedFor('jt-1')).toBe('jt-2');
  expect(await notified()).toEqual(['jt-1']);
});

it('does not notify of a twin of a job that was there when the search was saved', async () => {
  await publish(1);
  await roundAt('2026-03-10', '10:00');
  await watch('instant');
  await publish(2);
  await roundAt('2026-03-10', '11:00');
  await roundAt('2026-03-10', '11:05');
  expect(await notified()).toEqual([]);
});

it('reports the remaining one of the twins that waited', async () => {
  await watch('weekly');
  const first = await publish(1);
  await roundAt('2026-03-10', '10:00');
  await publish(2);
  await roundAt('2026-03-11', '10:00');
  await aStoredJob(db, { ...first, status: 'deleted' });
  await roundAt('2026-03-12', '10:00');
  await roundAt('2026-03-16', '07:05');
  expect(await notified()).toEqual(['jt-2']);
});

it('reports a job whose twin closed before it was imported', async () => {
  await watch('instant');
  const first = await publish(1);
  await roundAt('2026-03-10', '10:00');
  await roundAt('2026-03-10', '10:05');
  await aStoredJob(db, { ...first, status: 'deleted' });
  await roundAt('2026-03-11', '10:00');
  await publish(2);
  await roundAt('2026-03-12', '10:00');
  await roundAt('2026-03-12', '10:05');
  expect(await notified()).toEqual(['jt-1', 'jt-2']);
});
