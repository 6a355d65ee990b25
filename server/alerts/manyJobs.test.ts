import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { stockholmInstant } from '#domain/calendar/stockholmTime';
import { aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { type SettableClock, settableClock } from '../identity/testing/settableClock';
import { instant } from '../lib/time';
import type { Database } from '../storage/database';
import { saveSetting } from '../storage/settings.repository';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { type AlertNode, anAlertNode } from './testing/alertNode';
import { watchedSearches } from './waiting.repository';

/** A slice and a half. */
const JOBS = 1500;
/** More statements than a round is. */
const STATEMENTS = 60;

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
  const { id } = await aStoredJob(db, { workRole: 'optiker', closesOn: '2026-04-20' });
  await db.query(
    `insert into jobs (id, slug, status, employer_id, source_name, source_id, closes_on,
       published_at, data, content_hash)
     select name, name, status, employer_id, source_name, name, closes_on, published_at,
       data || jsonb_build_object('id', name, 'slug', name), content_hash
     from jobs, (select 'copy-' || i as name from generate_series(2, $2) as i) as copies
     where id = $1`,
    [id, JOBS],
  );
  await db.query(
    `insert into saved_searches (id, user_id, query, frequency, mail, push, created_at)
     values ($1, $2, 'roles=optiker', 'instant', true, false, $3)`,
    [randomUUID(), user, instant(clock.now())],
  );
  node = await anAlertNode(db, {
    clock,
    mailer: { send: async () => undefined },
    serverSecret: new Uint8Array(32).fill(7),
  });
  clock.advance(60_000);
});
afterEach(() => node.stop());
afterAll(() => db.close());

const countSeen = async () => {
  const [row] = await db.query<{ count: number }>('select count(*) as count from alert_jobs');
  return row?.count ?? 0;
};
const notified = async () => {
  const rows = await db.query<{ id: string }>(
    `select job->>'jobId' as id from alert_notices, jsonb_array_elements(jobs) as job`,
  );
  return rows.map(({ id }) => id);
};

/** Interrupts rounds until one has done a part of its work. */
async function interrupt(seen: () => Promise<number>): Promise<number> {
  for (let statements = 1; statements < STATEMENTS; statements += 1) {
    node.killAfter(statements);
    await node.round().catch(() => undefined);
    node.killAfter(Number.POSITIVE_INFINITY);
    const count = await seen();
    if (count > 0) return count;
  }
  throw new Error('No round was interrupted.');
}

it('a first round that was interrupted goes on where it was, and notifies of what is new', async () => {
  const first = await interrupt(countSeen);
  expect(first).toBeLessThan(JOBS);
  clock.advance(60_000);
  const later = await aStoredJob(db, {
    // Before all others by its id: where the round has been already
    id: `a-${randomUUID()}`,
    title: 'Optiker till Umeå',
    workRole: 'optiker',
    publishedAt: instant(clock.now()),
    closesOn: '2026-04-20',
  });
  const last = await aStoredJob(db, {
    id: `z-${randomUUID()}`,
    title: 'Optiker till Luleå',
    workRole: 'optiker',
    publishedAt: instant(clock.now()),
    closesOn: '2026-04-20',
  });
  await node.caughtUp();
  await node.round();
  clock.advance(5 * 60_000);
  await node.round();
  expect(await countSeen()).toBe(JOBS + 2);
  expect((await notified()).sort()).toEqual([later.id, last.id].sort());
});

it('a round over all jobs that was interrupted goes on where it was', async () => {
  await node.round();
  await db.query('delete from alert_jobs');
  // The log has forgotten what came after the cursor
  await saveSetting(db, 'change_log_pruned_to', '2.0');
  await saveSetting(db, 'alerts_noted_to', '1.0');
  const first = await interrupt(countSeen);
  expect(first).toBeLessThan(JOBS);
  const [place] = await db.query<{ xmin: string }>(
    'select max(xmin::text::int8)::text as xmin from alert_jobs',
  );
  await node.round();
  expect(await countSeen()).toBe(JOBS);
  const again = await db.query('select 1 from alert_jobs where xmin::text::int8 <= $1', [
    Number(place?.xmin),
  ]);
  expect(again).toHaveLength(first);
});

it('reads searches in slices, those of candidates and those of addresses', async () => {
  await db.query(
    `insert into saved_searches (id, user_id, query, frequency, mail, push, created_at)
     select 'many-' || i, $1, 'roles=optiker&q=' || i, case when i = 3 then 'never' else 'daily' end,
       true, false, $2 from generate_series(1, 6) as i`,
    [user, instant(clock.now())],
  );
  await db.query(
    `insert into mail_alerts (id, recipient, email, query, frequency, language, asked_at, confirmed_at)
     select 'address-' || i, 'address-' || i, 'a@example.com', '', 'daily', 'sv', $1,
       case when i > 1 then $1::timestamptz end
     from generate_series(1, 4) as i`,
    [instant(clock.now())],
  );
  const slices: string[][] = [];
  for await (const some of watchedSearches(db, 2)) slices.push(some.map(({ alert }) => alert));
  expect(slices.every((some) => some.length <= 2)).toBe(true);
  const read = slices.flat();
  expect(new Set(read).size).toBe(read.length);
  expect(read.filter((alert) => alert.includes('many-'))).toEqual(
    [1, 2, 4, 5, 6].map((i) => `search:many-${i}`),
  );
  expect(read.filter((alert) => alert.startsWith('mail:'))).toEqual(
    [2, 3, 4].map((i) => `mail:address-${i}`),
  );
});
