import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAuditLog } from '../audit/auditLog';
import { writeEntriesFromBefore } from '../audit/testing/entriesFromBefore';
import type { MasterKey } from '../config/masterKeySetting';
import { createSignedTokens } from '../lib/signedTokens';
import { DAY } from '../lib/time';
import type { Database } from '../storage/database';
import { findSetting, saveSetting } from '../storage/settings.repository';
import { createTestDatabase } from '../storage/testing/testDatabase';
import {
  findServerSecrets,
  loadServerSecrets,
  ServerKeyError,
  secretOfOldLinks,
} from './serverSecret';
import { storeUse } from './storeUse';
import { settableClock } from './testing/settableClock';
import { aUser } from './testing/users';

const clock = settableClock();
const aKey = (id: string): MasterKey => ({ id, key: randomBytes(32) });
const KEYS = [aKey('k1')];
const load = (keys: readonly MasterKey[] = KEYS) => loadServerSecrets(db, { keys, clock });
/** All that a copy of the settings has. */
const settingsText = async () => JSON.stringify(await db.query('select * from settings'));
let db: Database;

beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.close());

describe('the server’s secret', () => {
  it('is made once, by one of the nodes that start together', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => load()));
    expect(first?.serverSecret).toHaveLength(32);
    for (const other of others) expect(other).toEqual(first);
    expect(first).toMatchObject({ earlierSecret: null, lastingSecret: first?.serverSecret });
    const began = await db.query("select event from audit_log where event = 'key_began'");
    expect(began).toHaveLength(1);
  });

  it('cannot be read from the store, and not opened with another key', async () => {
    const { serverSecret } = await load();
    const text = await settingsText();
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      expect(text).not.toContain(Buffer.from(serverSecret).toString(encoding));
    }
    await expect(load([aKey('k1')])).rejects.toThrow(ServerKeyError);
    await expect(load([aKey('k2')])).rejects.toThrow(
      'The secret of this store is under the server key k1',
    );
  });

  it('is put under a new key, and stays the same', async () => {
    const before = await load();
    const fresh = aKey('k2');
    expect(await load([fresh, ...KEYS])).toEqual(before);
    expect(await load([fresh])).toEqual(before);
    await expect(load()).rejects.toThrow('under the server key k2');
  });

  it('is not replaced by a part of itself, or made to look older or younger', async () => {
    await saveSetting(db, 'server_secret', Buffer.alloc(32, 5).toString('base64'));
    await load();
    const stored = Object(await findSetting(db, 'wrapped_server_secret'));
    const forgeries = [
      { ...stored, secret: stored.earlier },
      { ...stored, earlier: stored.secret },
      { ...stored, madeAt: '2099-01-01T00:00:00.000Z' },
    ];
    for (const forgery of forgeries) {
      await saveSetting(db, 'wrapped_server_secret', forgery);
      await expect(load()).rejects.toThrow(ServerKeyError);
    }
  });
});

describe('a store from before the key', () => {
  const IN_THE_OPEN = Buffer.alloc(32, 5);
  beforeEach(() => saveSetting(db, 'server_secret', IN_THE_OPEN.toString('base64')));

  it('still opens, and keeps its earlier secret for what lasts, no longer in the open', async () => {
    const secrets = await load();
    expect(Buffer.from(secrets.earlierSecret ?? [])).toEqual(IN_THE_OPEN);
    expect(Buffer.from(secrets.lastingSecret)).toEqual(IN_THE_OPEN);
    expect(Buffer.from(secrets.serverSecret)).not.toEqual(IN_THE_OPEN);
    expect(await settingsText()).not.toContain(IN_THE_OPEN.toString('base64'));
    expect(await load()).toEqual(secrets);
  });

  it('has its links in mails read for 90 days, and no others that its secret signed', async () => {
    const secrets = await load();
    const old = secretOfOldLinks(secrets, clock.now());
    const forged = createSignedTokens(IN_THE_OPEN, 'pause mail').make('anna');
    const { serverSecret } = secrets;
    expect(createSignedTokens(serverSecret, 'pause mail', old).read(forged)).toBe('anna');
    expect(createSignedTokens(serverSecret, 'pause mail').read(forged)).toBeNull();
    expect(secretOfOldLinks(secrets, clock.now() + 91 * DAY)).toBeNull();
  });

  it('has its audit log under the key from its first start', async () => {
    await writeEntriesFromBefore(db, { secret: IN_THE_OPEN, count: 3, now: clock.now() });
    const { earlierSecret } = await load();
    const log = createAuditLog({ db, clock, keys: KEYS, earlierSecret });
    await log.seal();
    expect(await log.verify()).toMatchObject({ problems: [], entries: 4, beforeKey: 3 });
  });
});

it('says of a store whether it has been used', async () => {
  expect(await storeUse(db, false)).toEqual({ used: false, newestSession: null });
  expect(await findServerSecrets(db, KEYS)).toBeNull();
  await aUser(db, { email: 'alva@example.com' });
  expect(await storeUse(db, false)).toMatchObject({ used: true });
  await load();
  expect(await findServerSecrets(db, KEYS)).toEqual(await load());
});
