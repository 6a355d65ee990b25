import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { stockholmInstant } from '#domain/calendar/stockholmTime';
import type { HourlyRate, Job } from '#domain/jobs/job';
import type { JobMark } from '#domain/saved/saved';
import { aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { eventsOn } from '../composition/testing/eventsOn';
import { type SettableClock, settableClock } from '../identity/testing/settableClock';
import { instant } from '../lib/time';
import { createSavedService } from '../saved/saved.service';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { type AlertNode, anAlertNode } from './testing/alertNode';

const MONDAY = '2026-03-09';
const TUESDAY = '2026-03-10';
const WEDNESDAY = '2026-03-11';
const THURSDAY = '2026-03-12';
const NEXT_MONDAY = '2026-03-16';

const pay = (min: number): HourlyRate => ({ min, max: min + 20, basis: 'consultant_invoice' });

let db: Database;
let clock: SettableClock;
let node: AlertNode;
let user: string;
let isMailAway: boolean;
const mails: string[] = [];

/** A round at a time of a day, and the mails that are due. */
async function roundAt(day: string, time: string): Promise<void> {
  clock.advance(stockholmInstant(day, time) - clock.now());
  await node.caughtUp();
  await node.round();
  await node.sendMails();
}

const mark = (jobId: string, as: JobMark | null) =>
  createSavedService({ db, clock, events: eventsOn(db, clock) }).mark(user, jobId, as);

const notified = () =>
  db.query(
    `select split_part(notice.alert, ':', 1) as alert, job->>'jobId' as job, job->'reasons' as reasons
     from alert_notices as notice, jsonb_array_elements(notice.jobs) as job
     where user_id = $1 order by notified_at`,
    [user],
  );

/** A job that the weekly search found on Tuesday, and that waits there until Monday. */
async function aFoundJob(): Promise<Job> {
  await roundAt(TUESDAY, '09:00');
  const job = await aStoredJob(db, {
    workRole: 'sjukskoterska',
    hourlyRate: pay(480),
    closesOn: '2026-04-20',
  });
  await roundAt(TUESDAY, '10:00');
  return job;
}

/** The same, saved on Wednesday; its pay went up after that, which waits until Thursday. */
async function aSavedJob(): Promise<Job> {
  const job = await aFoundJob();
  await mark(job.id, 'saved');
  await roundAt(WEDNESDAY, '08:00');
  await aStoredJob(db, { ...job, hourlyRate: pay(520) });
  await roundAt(WEDNESDAY, '10:00');
  return job;
}

beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  for (const table of ['users', 'jobs', 'settings']) await db.query(`delete from ${table}`);
  clock = settableClock(stockholmInstant(MONDAY, '12:00'));
  mails.length = 0;
  isMailAway = false;
  user = await aStoredUser(db);
  await db.query(
    `insert into saved_searches (id, user_id, query, frequency, mail, push, created_at)
     values ($1, $2, 'roles=sjukskoterska', 'weekly', true, false, $3)`,
    [randomUUID(), user, instant(clock.now())],
  );
  const mailer = {
    async send({ text }: { text: string }) {
      if (isMailAway) throw new Error('the mail server is away');
      mails.push(text);
    },
  };
  node = await anAlertNode(db, { clock, mailer, serverSecret: new Uint8Array(32).fill(7) });
  await roundAt(MONDAY, '12:01');
});
afterEach(() => node.stop());
afterAll(() => db.close());

it('reports a job that changes while its search waits, once and as new', async () => {
  const job = await aFoundJob();
  await aStoredJob(db, { ...job, hourlyRate: pay(520) });
  await roundAt(THURSDAY, '10:00');
  await roundAt(NEXT_MONDAY, '07:05');
  await roundAt('2026-03-23', '07:05');
  expect(await notified()).toEqual([{ alert: 'search', job: job.id, reasons: ['new_match'] }]);
  expect(mails).toHaveLength(1);
});

it('does not report a job that was saved meanwhile and did not change in the search’s alert', async () => {
  const job = await aFoundJob();
  await mark(job.id, 'saved');
  await roundAt(NEXT_MONDAY, '07:05');
  expect(await notified()).toEqual([]);
});

it('reports a job that was saved meanwhile and then changed once, among the saved jobs', async () => {
  const job = await aSavedJob();
  await roundAt(THURSDAY, '07:05');
  await roundAt(NEXT_MONDAY, '07:05');
  expect(await notified()).toEqual([{ alert: 'saved', job: job.id, reasons: ['pay_raised'] }]);
  expect(mails).toHaveLength(1);
});

it('reports no job that is unsaved while an alert waits, in either alert', async () => {
  const job = await aSavedJob();
  await mark(job.id, null);
  await roundAt(THURSDAY, '07:05');
  await roundAt(NEXT_MONDAY, '07:05');
  expect(await notified()).toEqual([]);
});

it('reports no change from before the job was saved again', async () => {
  const job = await aSavedJob();
  await mark(job.id, null);
  await mark(job.id, 'saved');
  await roundAt(THURSDAY, '07:05');
  expect(await notified()).toEqual([]);
  await aStoredJob(db, { ...job, hourlyRate: pay(560) });
  await roundAt(THURSDAY, '10:00');
  await roundAt('2026-03-13', '07:05');
  expect(await notified()).toEqual([{ alert: 'saved', job: job.id, reasons: ['pay_raised'] }]);
});

it('leaves a job out of a mail that waits to be sent when it is unsaved', async () => {
  const job = await aSavedJob();
  isMailAway = true;
  await roundAt(THURSDAY, '07:05');
  await mark(job.id, null);
  isMailAway = false;
  await roundAt(THURSDAY, '12:00');
  expect(mails).toEqual([]);
});
