import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatMasterKeys, parseMasterKeys } from '../config/masterKeySetting';
import { addToKeyFile, KeyFileError, readKeyFile } from './keyFile';
import { createMasterKeys, MasterKeyError, newDataKey, newMasterKey } from './masterKeys';

const DAY = '2026-03-02';
const old = newMasterKey(DAY);
const current = newMasterKey(DAY);
const keys = createMasterKeys([current, old]);

describe('master keys', () => {
  it('are read as they are written', () => {
    expect(parseMasterKeys(formatMasterKeys([current, old]))).toEqual([current, old]);
  });

  it.each(['', 'a', 'a:', ':AAAA', 'a:AAAA', 'a b:c', `x:${'A'.repeat(43)}=:y`])(
    'are not %j',
    (text) => {
      expect(parseMasterKeys(text)).toBeNull();
    },
  );

  it('wrap under the first and unwrap what any of them wrapped', () => {
    const dataKey = newDataKey();
    const wrapped = keys.wrap('file', dataKey);
    expect(wrapped.masterKeyId).toBe(current.id);
    expect(Buffer.from(keys.unwrap('file', wrapped))).toEqual(dataKey);
    const before = createMasterKeys([old]).wrap('file', dataKey);
    expect(Buffer.from(keys.unwrap('file', before))).toEqual(dataKey);
  });

  it('refuse the key of another file, a changed one, and an unknown master key', () => {
    const wrapped = keys.wrap('file', newDataKey());
    const changed = Buffer.from(wrapped.wrappedKey, 'base64');
    changed.writeUInt8((changed[20] ?? 0) ^ 1, 20);
    expect(() => keys.unwrap('other', wrapped)).toThrow(MasterKeyError);
    expect(() => keys.unwrap('file', { ...wrapped, wrappedKey: 'AAAA' })).toThrow(MasterKeyError);
    expect(() =>
      keys.unwrap('file', { ...wrapped, wrappedKey: changed.toString('base64') }),
    ).toThrow(MasterKeyError);
    expect(() => createMasterKeys([old]).unwrap('file', wrapped)).toThrow('is not set');
  });

  it('are at least one', () => {
    expect(() => createMasterKeys([])).toThrow(MasterKeyError);
  });
});

describe('the key file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vikari-keys-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is made once, whole, and read by its user alone', async () => {
    const dataDir = join(folder, 'new');
    const starts = await Promise.all([1, 2, 3, 4].map(() => readKeyFile(dataDir, DAY)));
    const [first] = starts;
    expect(first).toHaveLength(1);
    for (const other of starts) expect(other).toEqual(first);
    expect(await readdir(dataDir)).toEqual(['file-keys']);
    expect((await stat(join(dataDir, 'file-keys'))).mode & 0o77).toBe(0);
  });

  it('gets a new first key and keeps the others', async () => {
    const dataDir = join(folder, 'rotated');
    const before = await readKeyFile(dataDir, DAY);
    const after = await addToKeyFile(dataDir, DAY);
    expect(after.slice(1)).toEqual(before);
    expect(await readKeyFile(dataDir, DAY)).toEqual(after);
  });

  it('is never replaced when it cannot be read', async () => {
    await writeFile(join(folder, 'file-keys'), 'damaged');
    await expect(readKeyFile(folder, DAY)).rejects.toThrow(KeyFileError);
    await expect(addToKeyFile(folder, DAY)).rejects.toThrow(KeyFileError);
  });
});
