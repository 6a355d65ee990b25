import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ShownLink, ShownPush } from '#domain/notifications/shownPush';
import { aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { createSessions } from '../identity/sessions.service';
import { type SettableClock, settableClock } from '../identity/testing/settableClock';
import { HOUR, instant } from '../lib/time';
import { createPushChannel } from '../notifications/pushChannel';
import type { PushSender } from '../notifications/pushSender';
import { createOutboxWorker, type OutboxWorker } from '../outbox/worker';
import { createQuarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { alertPush, queueAlertPushes } from './alertPush';

let db: Database;
let clock: SettableClock;
let delivery: OutboxWorker;
let result: Awaited<ReturnType<PushSender['send']>>['result'];
const shown: (ShownPush | ShownLink)[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  await db.query('delete from users');
  clock = settableClock();
  shown.length = 0;
  result = 'sent';
  const sender: PushSender = {
    send: async (_to, push) => {
      shown.push(push);
      return { result };
    },
  };
  const kinds = { alert: alertPush };
  const channel = createPushChannel({ db, clock, sender, serverKey: 'key', kinds });
  const quarantine = createQuarantine({ db, clock, onError: () => undefined });
  delivery = createOutboxWorker({ db, clock, channel, quarantine, onError: () => undefined });
});
afterAll(() => db.close());

/** A notice of a search with notifications, for a candidate with one device. */
async function aNotice(jobs: number) {
  const userId = await aStoredUser(db);
  const sessions = createSessions(db, clock);
  const cookie = await db.transaction((tx) => sessions.start(tx, userId));
  const session = await sessions.read(cookie);
  const [id, at] = [randomUUID(), instant(clock.now())];
  await db.query(
    `insert into push_devices (id, user_id, session_id, endpoint, p256dh, auth, created_at)
     values ($1, $2, $3, $1, 'k', 'a', $4)`,
    [id, userId, session?.sessionId, at],
  );
  await db.query(
    `insert into saved_searches (id, user_id, query, frequency, mail, push, created_at)
     values ($1, $2, 'roles=sjukskoterska', 'instant', false, true, $3)`,
    [id, userId, at],
  );
  const stored = [];
  for (let count = 0; count < jobs; count += 1) {
    stored.push(await aStoredJob(db, { closesOn: '2026-04-10' }));
  }
  const notified = stored.map((job) => ({ jobId: job.id, reasons: ['new_match'], before: null }));
  await db.query(
    `insert into alert_notices (id, alert, recipient, user_id, notified_at, jobs)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, `search:${id}`, `user:${userId}`, userId, at, JSON.stringify(notified)],
  );
  await db.transaction((tx) => queueAlertPushes(tx, { noticeId: id, userId, now: clock.now() }));
  return { id, jobs: stored };
}

const waiting = () => db.query("select 1 from outbox where kind = 'alert'");

it('shows the count, of open jobs only, and links to the list or the job', async () => {
  const { id, jobs } = await aNotice(3);
  const [gone] = jobs;
  if (gone) await aStoredJob(db, { ...gone, status: 'disabled' });
  await delivery.workNow();
  const title = '2 uppdrag i din bevakning';
  const search = { tag: `search:${id}`, language: 'sv' };
  expect(shown).toEqual([{ ...search, title, path: '/jobs?roles=sjukskoterska' }]);
  expect(await waiting()).toEqual([]);
  const one = await aNotice(1);
  await delivery.workNow();
  expect(shown[1]).toMatchObject({ path: `/jobb/${one.jobs[0]?.slug}` });
});

it('waits for the end of the night, and is dropped when all its jobs have closed by then', async () => {
  clock.advance(12 * HOUR);
  const { jobs } = await aNotice(1);
  await delivery.workNow();
  expect([shown.length, (await waiting()).length]).toEqual([0, 1]);
  for (const job of jobs) await aStoredJob(db, { ...job, status: 'disabled' });
  clock.advance(10 * HOUR);
  await delivery.workNow();
  expect([shown.length, (await waiting()).length]).toEqual([0, 0]);
});

it('is retried, until the push service answers that the device is gone', async () => {
  await aNotice(1);
  result = 'again';
  await delivery.workNow();
  expect(await waiting()).toHaveLength(1);
  result = 'gone';
  clock.advance(HOUR);
  await delivery.workNow();
  expect(shown).toHaveLength(2);
  expect(await db.query('select 1 from push_devices')).toEqual([]);
});
