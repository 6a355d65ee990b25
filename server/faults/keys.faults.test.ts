import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStoredUser } from '../applications/testing/storedFactories';
import type { MasterKey } from '../config/masterKeySetting';
import { insertFile } from '../files/files.repository';
import { KEY_FILE } from '../files/keyFile';
import { loadMasterKeys } from '../files/loadMasterKeys';
import { createMasterKeys } from '../files/masterKeys';
import { memoryStore } from '../files/testing/memoryStore';
import { createVault } from '../files/vault';
import { loadServerKeys, SERVER_KEY_FILE } from '../identity/serverKeys';
import { loadServerSecrets } from '../identity/serverSecret';
import { systemClock } from '../lib/clock';
import { KEYED_REPORTS } from '../safety/keyedReports';
import { createReportSeal } from '../safety/reportSeal';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';

const clock = systemClock;
const aKey = (id: string): MasterKey => ({ id, key: randomBytes(32) });
const OLD = aKey('old');
const NEW = aKey('new');
let db: Database;
let dataDir: string;
let told: string[];

beforeEach(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vikari-keys-'));
  told = [];
});
afterEach(async () => {
  await db.close();
  await rm(dataDir, { recursive: true });
});

/** What a start does before anything else. */
const start = (masterKeys: MasterKey[] | null, allowLostKeys = false) =>
  loadMasterKeys(
    { dataDir, files: { folder: dataDir, s3: null, masterKeys }, allowLostKeys },
    { db, clock, others: [KEYED_REPORTS], tell: (message) => void told.push(message) },
  );

async function aFileUnder(key: MasterKey): Promise<void> {
  const userId = await aStoredUser(db);
  const store = memoryStore(clock.now);
  const file = createVault({ store, keys: createMasterKeys([key]) }).newFile();
  const now = clock.now();
  await db.transaction((tx) => insertFile(tx, file, { userId, now, expiresAt: now + 1000 }));
}

async function aReportUnder(key: MasterKey): Promise<void> {
  const id = `report-${key.id}`;
  const sealed = createReportSeal(createMasterKeys([key])).seal(id, { words: 'w', messages: [] });
  await db.query(
    `insert into reports (id, kind, reason, text, language, sealed, master_key_id, wrapped_key,
       created_at) values ($1, 'job', 'other', '', 'sv', $2, $3, $4, now())`,
    [id, sealed.sealed, sealed.masterKeyId, sealed.wrappedKey],
  );
}

describe('The key file of the files is lost', () => {
  it('a start is refused where files or reports are sealed by it, and makes no new one', async () => {
    await aFileUnder(OLD);
    await aReportUnder(OLD);
    const path = join(dataDir, KEY_FILE);
    await expect(start(null)).rejects.toThrow(
      `${path} is missing: 1 files and 1 reports are under the master key old. Put the key back`,
    );
    expect(existsSync(path)).toBe(false);
  });

  it('the first start, of which nothing is stored, makes it', async () => {
    const { currentId } = await start(null);
    expect((await start(null)).currentId).toBe(currentId);
  });

  it('a start goes on where the operator says that what it sealed is given up', async () => {
    await aFileUnder(OLD);
    await start(null, true);
    expect(told).toEqual([expect.stringMatching(/^1 files are under the master key old, which/u)]);
  });
});

describe('FILE_KEYS opens nothing that is stored', () => {
  it.each([
    ['keys of another store', [NEW]],
    ['another key of the same name', [aKey('old')]],
  ])('a start is refused, and says what to do: %s', async (_what, keys) => {
    await aFileUnder(OLD);
    await aFileUnder(OLD);
    await expect(start(keys)).rejects.toMatchObject({
      expected: true,
      message: expect.stringContaining(
        'FILE_KEYS opens nothing that is stored: 2 files are under the master key old. Put the key back',
      ),
    });
  });
});

describe('FILE_KEYS lacks one of the keys of a rotation', () => {
  it('the server starts, and names what cannot be opened', async () => {
    await aFileUnder(OLD);
    await aReportUnder(NEW);
    await start([NEW]);
    expect(told).toEqual([
      '1 files are under the master key old, which FILE_KEYS lacks or has another of: they cannot be opened until it is added behind the others.',
    ]);
    told = [];
    await start([NEW, OLD]);
    expect(told).toEqual([]);
  });
});

describe('The key file of the server is lost', () => {
  it('a start is refused, and makes no new one', async () => {
    const keys = await loadServerKeys({ serverKeys: null, dataDir }, { db, clock });
    await loadServerSecrets(db, { keys, clock });
    const path = join(dataDir, SERVER_KEY_FILE);
    await rm(path);
    const again = loadServerKeys({ serverKeys: null, dataDir }, { db, clock });
    await expect(again).rejects.toMatchObject({
      expected: true,
      message: expect.stringContaining(
        `${path} is missing, and the secret of this store is under the server key ${keys[0]?.id}`,
      ),
    });
    expect(existsSync(path)).toBe(false);
  });
});
