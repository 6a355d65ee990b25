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
    const path = join(dataDir, 'file-keys');
    const starts = await Promise.all([1, 2, 3, 4].map(() => readKeyFile(path, DAY)));
    const [first] = starts;
    expect(first).toHaveLength(1);
    for (const other of starts) expect(other).toEqual(first);
    expect(await readdir(dataDir)).toEqual(['file-keys']);
    expect((await stat(path)).mode & 0o77).toBe(0);
  });

  it('gets a new first key and keeps the others', async () => {
    const path = join(folder, 'rotated', 'file-keys');
    const before = await readKeyFile(path, DAY);
    const after = await addToKeyFile(path, DAY);
    expect(after.slice(1)).toEqual(before);
    expect(await readKeyFile(path, DAY)).toEqual(after);
  });

  it('is never replaced when it cannot be read', async () => {
    const path = join(folder, 'file-keys');
    await writeFile(path, 'damaged');
    await expect(readKeyFile(path, DAY)).rejects.toThrow(KeyFileError);
    await expect(addToKeyFile(path, DAY)).rejects.toThrow(KeyFileError);
  });
});
