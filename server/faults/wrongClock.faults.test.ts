import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStoredApplication, aStoredJob } from '../applications/testing/storedFactories';
import { mayRunWith, RUN_IN_DOUBT } from '../composition/heldTimers';
import { PERSONAL_TABLES } from '../composition/personalData';
import { createServices, type Services } from '../composition/services';
import { clockHealth } from '../http/clockHealth';
import { createSessions } from '../identity/sessions.service';
import { aUser } from '../identity/testing/users';
import { systemClock, today } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import type { Database } from '../storage/database';
import { createHeldClock, type HeldClock } from '../storage/heldClock';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';

let folder: string;
let db: Database;
let clock: HeldClock;
let services: Services;
let userId: string;
let applicationId: string;
let ahead = 800 * DAY;
const doubts: string[] = [];
const faults: unknown[] = [];

const own = { now: () => systemClock.now() + ahead, elapsed: systemClock.elapsed };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikari-clock-'));
  db = await createTestDatabase();
  userId = await db.transaction((tx) => aUser(tx));
  await db.transaction((tx) => createSessions(db, systemClock).start(tx, userId));
  const closesOn = today({ now: () => systemClock.now() + 30 * DAY });
  const { id: jobId } = await aStoredJob(db, { closesOn });
  const at = instant(systemClock.now());
  applicationId = await aStoredApplication(db, { uid: userId, jobId, at });
  clock = createHeldClock({ db, own, onDoubt: (message) => doubts.push(message) });
  await clock.measure();
  services = await createServices({
    config: testConfig({ files: { ...testConfig().files, folder } }),
    db,
    clock,
    doubt: () => clock.doubt,
    onError: (error) => void faults.push(error),
  });
});
afterAll(async () => {
  await services.stop();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

/** Everything that ends by itself in 800 days. */
async function kept() {
  const [row] = await db.query(
    `select (select count(*) from sessions where user_id = $1) as sessions,
       (select status from applications where id = $2) as application,
       (select count(*) from change_log) > 0 as changes`,
    [userId, applicationId],
  );
  return row;
}

describe('A node whose clock is 800 days ahead', () => {
  it('no session ends and no application expires, even when every task runs', async () => {
    const before = await kept();
    expect(before).toMatchObject({ sessions: 1, application: 'candidate' });
    for (const [, task] of Object.values(services.timers)) await task();
    expect(await kept()).toEqual(before);
    expect(faults).toEqual([]);
  });

  it('sessions that it gives are as long as those of the other nodes', async () => {
    await db.transaction((tx) => createSessions(db, clock).start(tx, userId));
    const rows = await db.query<{ away: boolean }>(
      "select expires_at > now() + interval '40 days' as away from sessions where user_id = $1",
      [userId],
    );
    expect(rows).toEqual([{ away: false }, { away: false }]);
  });

  it('it says so, and runs no task that deletes', async () => {
    expect(clock.doubt).toBe('differs');
    expect(doubts).toEqual([expect.stringContaining("69120000 s ahead of the database's")]);
    expect(await clockHealth(clock).read()).toEqual({
      ok: false,
      doubt: 'differs',
      secondsAhead: (800 * DAY) / 1000,
    });
    const mayRun = mayRunWith(() => clock.doubt);
    const running = Object.keys(services.timers).filter(mayRun);
    expect(new Set(running)).toEqual(RUN_IN_DOUBT);
    const deleting = PERSONAL_TABLES.flatMap(({ timer }) => timer ?? []);
    expect(deleting.filter(mayRun)).toEqual([]);
  });

  it('what is set aside is read again, and the state of the service is told on', async () => {
    const mayRun = mayRunWith(() => clock.doubt);
    const task = (name: string) => (mayRun(name) ? services.timers[name]?.[1]() : undefined);
    await db.query('delete from service_days');
    await db.query(
      `insert into quarantine (reader, item, reason, since, times, tried_at, retry_at)
       values ('search index', 'gone', 'TypeError', now(), 1, now(), now() - interval '9 days'),
         ('alerts', 'left', 'TypeError', now(), 1, now(), now() - interval '9 days')`,
    );
    await task('quarantine');
    await task('left set aside');
    expect(await db.query('select item from quarantine')).toEqual([{ item: 'left' }]);
    await task('service status');
    expect(await db.query('select part from service_days')).not.toEqual([]);
    await db.query('delete from quarantine');
  });

  it('all tasks run again when its clock has been set right', async () => {
    ahead = 0;
    await clock.measure();
    expect(clock.doubt).toBeNull();
    expect(doubts).toHaveLength(2);
    const mayRun = mayRunWith(() => clock.doubt);
    expect(Object.keys(services.timers).filter((name) => !mayRun(name))).toEqual([]);
  });
});
