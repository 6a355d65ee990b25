import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { settableClock } from '../identity/testing/settableClock';
import { aUser } from '../identity/testing/users';
import { DAY, HOUR } from '../lib/time';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { findFrames } from './files.repository';
import { createFiles, type Files } from './files.service';
import { FRAME_BYTES, FrameError } from './frame';
import { createMasterKeys, MasterKeyError, newMasterKey } from './masterKeys';
import { ObjectMissingError } from './objectStore';
import { rotateFileKeys } from './rotateKeys';
import { memoryStore } from './testing/memoryStore';
import { createVault } from './vault';

const clock = settableClock();
const db = await createTestDatabase();
const store = memoryStore(clock.now);
const old = newMasterKey('2026-01-01');
const faults: unknown[] = [];
const BYTES = randomBytes(2 * FRAME_BYTES + 77);
const userId = await aUser(db);

function filesUnder(...keys: Parameters<typeof createMasterKeys>[0]): Files {
  const vault = createVault({ store, keys: createMasterKeys(keys) });
  return createFiles({ db, store, vault, clock, onError: (error) => void faults.push(error) });
}
const files = filesUnder(old);

beforeEach(async () => {
  await db.query('delete from files');
  store.objects.clear();
  faults.length = 0;
});
afterAll(() => db.close());

async function read(id: string, by = files): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of (await by.open(id)).bytes) parts.push(part);
  return Buffer.concat(parts);
}

async function keptFile(): Promise<string> {
  const id = await files.write(userId, BYTES);
  await db.transaction((tx) => files.keep(tx, id));
  return id;
}

describe('a file', () => {
  it('comes out as it went in, a frame at a time', async () => {
    const id = await keptFile();
    expect(store.objects.size).toBe(3);
    expect((await read(id)).equals(BYTES)).toBe(true);
    expect((await files.open(id)).size).toBe(BYTES.length);
    for (const object of store.objects.values()) {
      expect(object.includes(BYTES.subarray(0, 16))).toBe(false);
    }
  });

  it.each([
    ['a changed byte', (object: Buffer) => object.writeUInt8((object[40] ?? 0) ^ 1, 40)],
    ['another version', (object: Buffer) => object.writeUInt8(9, 0)],
  ])('is refused with %s in any of its frames', async (_what, change) => {
    const id = await keptFile();
    for (const object of store.objects.values()) {
      const before = Buffer.from(object);
      change(object);
      await expect(read(id)).rejects.toThrow(FrameError);
      before.copy(object);
    }
    expect((await read(id)).equals(BYTES)).toBe(true);
  });

  it('is none once it is deleted, also while it is read', async () => {
    const id = await keptFile();
    const { bytes } = await files.open(id);
    await bytes.next();
    const objects = await db.transaction((tx) => files.delete(tx, [id]));
    await files.removeObjects(objects);
    await expect(bytes.next()).rejects.toMatchObject({ code: 'not_found' });
    await expect(files.open(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is broken where an object is missing and nobody has deleted it', async () => {
    const id = await keptFile();
    store.objects.clear();
    await expect(read(id)).rejects.toThrow(ObjectMissingError);
  });

  it('is refused with frames cut off at its end, left out or out of order', async () => {
    const id = await keptFile();
    const frames = await findFrames(db, id);
    const swap = async (a: number, b: number) => {
      const [first, second] = [frames[a]?.object ?? '', frames[b]?.object ?? ''];
      const kept = store.objects.get(first) ?? Buffer.alloc(0);
      store.objects.set(first, store.objects.get(second) ?? Buffer.alloc(0));
      store.objects.set(second, kept);
    };
    await swap(0, 1);
    await expect(read(id)).rejects.toThrow(FrameError);
    await swap(0, 1);
    await db.query('delete from file_frames where file_id = $1 and number = 2', [id]);
    await expect(read(id)).rejects.toThrow(FrameError);
  });

  it('is refused as a frame of another file of the same person', async () => {
    const [one, other] = [await keptFile(), await keptFile()];
    const [mine] = await findFrames(db, one);
    const [theirs] = await findFrames(db, other);
    store.objects.set(
      mine?.object ?? '',
      store.objects.get(theirs?.object ?? '') ?? Buffer.alloc(0),
    );
    await expect(read(one)).rejects.toThrow(FrameError);
    expect((await read(other)).equals(BYTES)).toBe(true);
  });

  it('that no row keeps is deleted after a day, with its objects', async () => {
    const id = await files.write(userId, BYTES);
    clock.advance(DAY - 1);
    expect(await files.prune()).toBe(0);
    clock.advance(1);
    expect(await files.prune()).toBe(1);
    expect(store.objects.size).toBe(0);
    await expect(db.transaction((tx) => files.keep(tx, id))).rejects.toThrow('gone');
  });

  it('that is kept stays', async () => {
    const id = await keptFile();
    clock.advance(400 * DAY);
    expect(await files.prune()).toBe(0);
    expect(await files.sweep()).toBe(0);
    expect((await read(id)).equals(BYTES)).toBe(true);
  });
});

describe('what a crash leaves', () => {
  it('of a frame whose row did not commit is an object, which is deleted after an hour', async () => {
    const id = await keptFile();
    const file = await db.transaction((tx) => files.begin(tx, userId, clock.now() + DAY));
    await files.putFrame(file, { number: 0, last: false }, Buffer.from('unacknowledged'));
    expect(await files.sweep()).toBe(0);
    clock.advance(HOUR);
    expect(await files.sweep()).toBe(1);
    expect((await read(id)).equals(BYTES)).toBe(true);
  });

  it('of a deletion are objects, which go too', async () => {
    const id = await keptFile();
    await db.transaction((tx) => files.delete(tx, [id]));
    expect(store.objects.size).toBe(3);
    clock.advance(HOUR);
    expect(await files.sweep()).toBe(3);
    expect(store.objects.size).toBe(0);
  });

  it('of a deleted account is deleted too', async () => {
    const gone = await aUser(db);
    await files.write(gone, BYTES);
    await db.query('delete from users where id = $1', [gone]);
    clock.advance(HOUR);
    expect(await files.sweep()).toBe(3);
  });
});

describe('rotation', () => {
  it('wraps every key under the new one, after which the old one is not needed', async () => {
    const ids = [await keptFile(), await keptFile()];
    const current = newMasterKey('2026-02-01');
    const sealed = () =>
      [...store.objects].map(([name, bytes]) => [name, bytes.toString('hex', 0, 40)]);
    const before = sealed();
    expect(await rotateFileKeys(db, createMasterKeys([current, old]), [])).toBe(2);
    const after = filesUnder(current);
    for (const id of ids) expect((await read(id, after)).equals(BYTES)).toBe(true);
    expect(sealed()).toEqual(before);
    await expect(read(ids[0] ?? '')).rejects.toThrow(MasterKeyError);
    expect(await rotateFileKeys(db, createMasterKeys([current]), [])).toBe(0);
  });

  it('stops at a file whose key it cannot read, and changes nothing of it', async () => {
    const id = await keptFile();
    const stranger = createMasterKeys([newMasterKey('2026-02-01')]);
    await expect(rotateFileKeys(db, stranger, [])).rejects.toThrow('is not set');
    expect((await read(id)).equals(BYTES)).toBe(true);
  });
});

it('reports objects that could not be deleted, and continues', async () => {
  const broken = { ...store, remove: () => Promise.reject(new Error('no disk')) };
  const vault = createVault({ store: broken, keys: createMasterKeys([old]) });
  const onError = (error: unknown) => void faults.push(error);
  const failing = createFiles({ db, store: broken, vault, clock, onError });
  await failing.removeObjects(['a/0']);
  expect(faults).toEqual([new Error('no disk')]);
});
