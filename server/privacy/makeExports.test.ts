import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aStoredUser } from '../applications/testing/storedFactories';
import { createAuditLog } from '../audit/auditLog';
import { createFiles } from '../files/files.service';
import { createMasterKeys, newMasterKey } from '../files/masterKeys';
import { memoryStore } from '../files/testing/memoryStore';
import { createVault } from '../files/vault';
import { settableClock } from '../identity/testing/settableClock';
import { MINUTE, SECOND } from '../lib/time';
import { quarantineOn } from '../quarantine/testing/quarantineOn';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { TEST_SERVER_KEYS } from '../testing/testConfig';
import { createExports, type ExportService } from './exports.service';
import { createPrivacy } from './privacy';

const clock = settableClock();
const faults: unknown[] = [];
let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  expect(faults).toEqual([]);
  await db.close();
});

function toolsOn(usedDb: Database) {
  const store = memoryStore();
  const onError = (error: unknown) => void faults.push(error);
  const vault = createVault({ store, keys: createMasterKeys([newMasterKey('2026-01-01')]) });
  return {
    tables: [],
    db: usedDb,
    clock,
    files: createFiles({ db, store, vault, clock, onError }),
    audit: createAuditLog({ db, clock, keys: TEST_SERVER_KEYS }),
    quarantine: quarantineOn(db, clock),
    onError,
  };
}

const exportsWith = (filesOf: (userId: string) => Promise<[]>): ExportService =>
  createExports({ ...toolsOn(db), filesOf });

/** Exports whose files never come for some, until they are told to go on. */
function hangingFor(isHanging: (userId: string) => boolean) {
  let goOn: () => void = () => undefined;
  const hanging = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const exports = exportsWith(async (userId) => {
    if (isHanging(userId)) await hanging;
    return [];
  });
  const statusOf = async (userId: string) => (await exports.list(userId))[0]?.status;
  return { exports, goOn, statusOf };
}

const people = (count: number, name: string) =>
  Promise.all(Array.from({ length: count }, () => aStoredUser(db, name)));

it('an export that hangs holds up nobody else’s', async () => {
  const [slow, quick] = [await aStoredUser(db, 'Alva'), await aStoredUser(db, 'Bo')];
  const { exports, goOn, statusOf } = hangingFor((userId) => userId === slow);
  await exports.request(slow);
  const first = await exports.beginWaiting();
  await exports.request(quick);
  await (await exports.beginWaiting()).made;
  expect(await statusOf(quick)).toBe('ready');
  expect(await statusOf(slow)).toBe('running');
  goOn();
  await first.made;
  expect(await statusOf(slow)).toBe('ready');
});

it('nor do as many as there are places hold up anybody, once they stand still', async () => {
  const slow = await people(3, 'Alva');
  const quick = await aStoredUser(db, 'Bo');
  const { exports, goOn, statusOf } = hangingFor((userId) => slow.includes(userId));
  for (const userId of slow) await exports.request(userId);
  const first = await exports.beginWaiting();
  await exports.request(quick);
  await exports.beginWaiting();
  expect(await statusOf(quick)).toBe('queued');
  clock.advance(5 * SECOND);
  await (await exports.beginWaiting()).made;
  expect(await statusOf(quick)).toBe('ready');
  goOn();
  await first.made;
  expect(await Promise.all(slow.map(statusOf))).toEqual(['ready', 'ready', 'ready']);
});

it('one that stands still for minutes is given up, and tried again', async () => {
  const slow = await aStoredUser(db, 'Alva');
  const { exports, goOn, statusOf } = hangingFor((userId) => userId === slow);
  await exports.request(slow);
  const first = await exports.beginWaiting();
  clock.advance(5 * MINUTE);
  const second = await exports.beginWaiting();
  await first.made;
  expect(faults.splice(0)).toEqual([new Error('An export stood still for 5 minutes: given up.')]);
  goOn();
  await second.made;
  await (await exports.beginWaiting()).made;
  expect(await statusOf(slow)).toBe('ready');
});

it('those that have failed before leave room for who asks for the first time', async () => {
  const slow = await people(16, 'Alva');
  const { exports, goOn, statusOf } = hangingFor((userId) => slow.includes(userId));
  for (const userId of slow) await exports.request(userId);
  const all: Promise<void>[] = [];
  const begin = async () => all.push((await exports.beginWaiting()).made);
  // All places are taken, and then given up
  for (let turn = 0; turn < 6; turn += 1) {
    await begin();
    clock.advance(5 * SECOND);
  }
  clock.advance(5 * MINUTE);
  await begin();
  await vi.waitFor(() => expect(faults).toHaveLength(slow.length));
  faults.splice(0);
  // Those of before take no more than half of them
  for (let turn = 0; turn < 6; turn += 1) {
    await begin();
    clock.advance(5 * SECOND);
  }
  const quick = await aStoredUser(db, 'Bo');
  await exports.request(quick);
  await begin();
  await vi.waitFor(async () => expect(await statusOf(quick)).toBe('ready'));
  goOn();
  await Promise.all(all);
});

it('whoever asks while one is being taken waits for it', async () => {
  const own = await aStoredUser(db, 'Alva');
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let looks = 0;
  const slowToTake: Database = {
    ...db,
    query: async <R extends object>(sql: string, params?: readonly unknown[]) => {
      const rows = await db.query<R>(sql, params);
      if (!sql.includes('update data_exports')) return rows;
      looks += 1;
      if (looks === 1) await answered;
      return rows;
    },
  };
  const { exports, makeExports } = createPrivacy({
    ...toolsOn(slowToTake),
    events: { record: async () => undefined },
    sessions: { forget: () => undefined },
  });
  await exports.request(own);
  const first = makeExports();
  await vi.waitFor(() => expect(looks).toBe(1));
  const second = makeExports();
  await vi.waitFor(() => expect(looks).toBe(2));
  answer();
  await second;
  expect((await exports.list(own))[0]?.status).toBe('ready');
  await first;
});
