import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from './database';
import { databaseOver } from './databaseOver';
import { ownConnection } from './ownConnection';
import { hurried } from './patience';
import { postgresPool } from './postgres';
import { LINE_LIMITS } from './postgresLine';
import { isOverdue, StoreUnavailableError } from './sqlError';
import { openSilentLine, type SilentLine } from './testing/silentLine';

const LIMITS = {
  ...LINE_LIMITS,
  hurried: 60,
  usual: 90,
  connect: 90,
  check: 40,
  unused: 30,
  listening: 30,
  goodbye: 50,
  lock: 50,
};
/** While the line speaks: a busy machine is slow, and is not silent. */
const PATIENT = { hurried: 20_000, usual: 20_000, connect: 20_000, check: 20_000 };

let line: SilentLine;
let limits: typeof LIMITS;
let database: Database;
beforeEach(async () => {
  line = await openSilentLine(process.env.TEST_DATABASE_URL ?? '');
  limits = { ...LIMITS, ...PATIENT };
  database = databaseOver(postgresPool(line.url, limits));
});
afterEach(async () => {
  line.speak();
  await database.close().catch(() => undefined);
  await line.close();
});

function silence(): void {
  Object.assign(limits, LIMITS);
  line.silence();
}
function speak(): void {
  Object.assign(limits, PATIENT);
  line.speak();
}

const refusalOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('a line that goes silent', () => {
  it('holds up no stop: what is open is cut when nobody takes leave', async () => {
    await database.listen('silent', () => undefined);
    await Promise.all([1, 2, 3].map(() => database.query('select 1')));
    silence();
    const sockets = () =>
      process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
    const before = sockets();
    expect(line.open).toBeGreaterThan(3);
    await database.close();
    // Those of the near side; the line's own stay as they are
    await vi.waitFor(() => expect(sockets()).toBeLessThanOrEqual(before - line.open));
  });

  it('ends a statement within its limit, as an unavailable store, and never uses it again', async () => {
    await database.query('select 1');
    silence();
    const started = performance.now();
    expect(await refusalOf(hurried(() => database.query('select 1')))).toBeInstanceOf(
      StoreUnavailableError,
    );
    expect(performance.now() - started).toBeLessThan(2_000);
    speak();
    await expect.poll(() => database.query('select 2 as n').catch(() => [])).toEqual([{ n: 2 }]);
  });

  it('ends a transaction, whose row is then free', async () => {
    await database.query('create table if not exists silent (id int primary key)');
    await database.query('insert into silent values (1) on conflict do nothing');
    const lost = database.transaction(async (tx) => {
      await tx.query('update silent set id = 2');
      silence();
      await tx.query('select 1');
    });
    expect(await refusalOf(lost)).toBeInstanceOf(StoreUnavailableError);
    speak();
    await expect.poll(() => database.query('select 1 as n').catch(() => [])).toEqual([{ n: 1 }]);
    await database.query('drop table silent').catch(() => undefined);
  });

  it('is noticed by the connection that only listens, which catches up', async () => {
    const heard: string[] = [];
    await database.listen('silent', (payload) => heard.push(payload));
    silence();
    const before = line.taken;
    await vi.waitFor(() => expect(line.taken).toBeGreaterThan(before));
    speak();
    await vi.waitFor(() => expect(heard).toContain(''));
    await database.query("select pg_notify('silent', 'back')").catch(() => undefined);
    await vi.waitFor(async () => {
      await database.query("select pg_notify('silent', 'back')");
      expect(heard).toContain('back');
    });
  });
});

describe('a lock that another holds', () => {
  it('is waited for no longer than its limit, and says that it was', async () => {
    await database.query('create table if not exists held (id int primary key)');
    const holder = databaseOver(postgresPool(process.env.TEST_DATABASE_URL ?? ''));
    await holder.transaction(async (tx) => {
      await tx.query('lock table held in access exclusive mode');
      const waiting = database.transaction(async (other) => {
        await other.query("set local lock_timeout = '20ms'");
        await other.query('select id from held');
      });
      expect(isOverdue(await refusalOf(waiting))).toBe(true);
    });
    await holder.query('drop table held');
    await holder.close();
  });
});

describe('a connection that was not used for a while', () => {
  it('is asked first, so that the call that would have used a dead one succeeds', async () => {
    await Promise.all([1, 2, 3].map(() => database.query('select pg_sleep(0.01)')));
    silence();
    speak();
    // What was open stays silent, and is asked for so long
    limits.check = LIMITS.check;
    await new Promise((resolve) => setTimeout(resolve, LIMITS.unused + 5));
    expect(await database.query('select 3 as n')).toEqual([{ n: 3 }]);
  });
});

describe('a server that takes connections and says nothing', () => {
  it('is waited for within the limit', async () => {
    const silent = await openSilentLine(process.env.TEST_DATABASE_URL ?? '');
    silent.silence();
    const waiting = databaseOver(postgresPool(silent.url, LIMITS));
    const started = performance.now();
    expect(await refusalOf(waiting.query('select 1'))).toBeInstanceOf(StoreUnavailableError);
    expect(performance.now() - started).toBeLessThan(2_000);
    await waiting.close();
    await silent.close();
  });
});

describe('a pool of which every connection is in use', () => {
  it('is not a server that does not answer: who comes next gets the next that is free', async () => {
    const url = process.env.TEST_DATABASE_URL ?? '';
    const short = { ...LIMITS, ...PATIENT, connect: 1_500, unused: 20_000 };
    const full = databaseOver(postgresPool(url, short));
    const most = full.usage?.().most ?? 0;
    const all = (sql: string) => Promise.all(Array.from({ length: most }, () => full.query(sql)));
    await all('select pg_sleep(0.01)');
    const working = all('select pg_sleep(2)');
    expect(await refusalOf(full.query('select 1'))).toBeInstanceOf(StoreUnavailableError);
    expect(await full.query('select 2 as n')).toEqual([{ n: 2 }]);
    await working;
    await full.close();
  });
});

describe('a connection of its own', () => {
  it('is one, whatever a server answers that cannot write', async () => {
    const own = ownConnection(line.url, { ...LIMITS, ...PATIENT });
    await own.query('select 1');
    const before = line.open;
    for (let call = 0; call < 5; call += 1) {
      await own.query('set default_transaction_read_only = on');
      const refused = await refusalOf(own.query('create table refused ()'));
      expect(refused).toBeInstanceOf(StoreUnavailableError);
      expect(await own.query('select 2 as n')).toEqual([{ n: 2 }]);
    }
    await vi.waitFor(() => expect(line.open).toBe(before));
    await own.close();
    await vi.waitFor(() => expect(line.open).toBe(before - 1));
    expect(await refusalOf(own.query('select 1'))).toBeInstanceOf(StoreUnavailableError);
  });
});
