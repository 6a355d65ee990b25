import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aStoredUser } from '../applications/testing/storedFactories';
import { createAuditLog } from '../audit/auditLog';
import { createFiles } from '../files/files.service';
import { createMasterKeys, newMasterKey } from '../files/masterKeys';
import { memoryStore } from '../files/testing/memoryStore';
import { createVault } from '../files/vault';
import { settableClock } from '../identity/testing/settableClock';
import { quarantineOn } from '../quarantine/testing/quarantineOn';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { TEST_SERVER_KEYS } from '../testing/testConfig';
import { createExports, type ExportService } from './exports.service';

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

function exportsWith(filesOf: (userId: string) => Promise<[]>): ExportService {
  const store = memoryStore();
  const onError = (error: unknown) => void faults.push(error);
  const vault = createVault({ store, keys: createMasterKeys([newMasterKey('2026-01-01')]) });
  return createExports({
    tables: [],
    db,
    clock,
    files: createFiles({ db, store, vault, clock, onError }),
    audit: createAuditLog({ db, clock, keys: TEST_SERVER_KEYS }),
    filesOf,
    quarantine: quarantineOn(db, clock),
    onError,
  });
}

it('an export that hangs holds up nobody else’s', async () => {
  const [slow, quick] = [await aStoredUser(db, 'Alva'), await aStoredUser(db, 'Bo')];
  let goOn: () => void = () => undefined;
  const hanging = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const exports = exportsWith(async (userId) => {
    if (userId === slow) await hanging;
    return [];
  });
  const statusOf = async (userId: string) => (await exports.list(userId))[0]?.status;
  await exports.request(slow);
  const first = exports.makeWaiting();
  await exports.request(quick);
  await exports.makeWaiting();
  // By this call, or by the first one beside the other
  await vi.waitFor(async () => expect(await statusOf(quick)).toBe('ready'));
  expect(await statusOf(slow)).toBe('running');
  goOn();
  await first;
  expect(await statusOf(slow)).toBe('ready');
});
