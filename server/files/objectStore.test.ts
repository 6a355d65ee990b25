import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStore } from './folderStore';
import { type ListedObject, ObjectMissingError, type ObjectStore } from './objectStore';
import { s3Store } from './s3Store';
import { type S3Server, startS3Server } from './testing/s3Server';

let folder: string;
let server: S3Server;
const stores: Record<string, ObjectStore> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikari-files-'));
  server = await startS3Server();
  stores.folder = folderStore(join(folder, 'made', 'by', 'itself'));
  stores.s3 = s3Store(server.config);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function listed(store: ObjectStore, prefix: string): Promise<ListedObject[]> {
  const all: ListedObject[] = [];
  for await (const object of store.list(prefix)) all.push(object);
  return all.toSorted((a, b) => a.name.localeCompare(b.name));
}

describe.each(['folder', 's3'])('the %s store', (kind) => {
  const store = (): ObjectStore => {
    const found = stores[kind];
    if (!found) throw new Error(`No ${kind} store.`);
    return found;
  };

  it('lists nothing while there is nothing', async () => {
    expect(await listed(store(), '')).toEqual([]);
  });

  it('gives back the bytes that it was given', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    await store().put('file/0-a', bytes);
    expect(Buffer.from(await store().get('file/0-a')).equals(bytes)).toBe(true);
  });

  it('writes over what has the same name', async () => {
    await store().put('over/0', Buffer.from('first'));
    await store().put('over/0', Buffer.from('second'));
    expect(Buffer.from(await store().get('over/0')).toString()).toBe('second');
  });

  it('says that an object is missing', async () => {
    await expect(store().get('file/none')).rejects.toThrow(ObjectMissingError);
    await expect(store().get('nobody/0')).rejects.toThrow(ObjectMissingError);
  });

  it('lists by the beginning of the name, and when each was written', async () => {
    for (const name of ['lista/0', 'lista/1', 'listb/0']) await store().put(name, Buffer.of(1));
    const names = async (prefix: string) => (await listed(store(), prefix)).map(({ name }) => name);
    expect(await names('lista/')).toEqual(['lista/0', 'lista/1']);
    expect(await names('list')).toEqual(['lista/0', 'lista/1', 'listb/0']);
    expect(await names('lista/1')).toEqual(['lista/1']);
    const [first] = await listed(store(), 'lista/0');
    expect(Math.abs(Date.now() - (first?.writtenAt ?? 0))).toBeLessThan(60_000);
  });

  it('deletes, also what is deleted already', async () => {
    for (const name of ['gone/0', 'gone/1']) await store().put(name, Buffer.of(1));
    await store().remove(['gone/0', 'gone/none']);
    expect((await listed(store(), 'gone/')).map(({ name }) => name)).toEqual(['gone/1']);
    await store().remove(['gone/1', 'gone/0']);
    expect(await listed(store(), 'gone/')).toEqual([]);
  });

  it.each([
    '../out/0',
    'a/../../0',
    '/etc/passwd',
    'a',
    'a/b/c',
    'a/.',
    'a/..',
    'a\\b/0',
    'a/\0',
    '',
  ])('refuses the name %j', async (name) => {
    await expect(store().put(name, Buffer.of(1))).rejects.toThrow('must be');
    await expect(store().get(name)).rejects.toThrow('must be');
    await expect(store().remove([name])).rejects.toThrow('must be');
  });
});

it('lists more objects of a bucket than one answer holds', async () => {
  const store = s3Store(server.config, { listPage: 2 });
  for (let index = 0; index < 5; index += 1) await store.put(`many/${index}`, Buffer.of(1));
  expect(await listed(store, 'many/')).toHaveLength(5);
});

describe('a folder', () => {
  it('is open to its own user alone', async () => {
    const root = join(folder, 'private');
    await folderStore(root).put('file/0', Buffer.of(1));
    expect((await stat(join(root, 'file'))).mode & 0o77).toBe(0);
    expect((await stat(join(root, 'file', '0'))).mode & 0o77).toBe(0);
  });

  it('is deleted with its last object', async () => {
    const root = join(folder, 'emptied');
    await folderStore(root).put('file/0', Buffer.of(1));
    await folderStore(root).remove(['file/0']);
    expect(await readdir(root)).toEqual([]);
  });

  it('accepts writes while it is emptied', async () => {
    const store = folderStore(join(folder, 'busy'));
    const rounds = Array.from({ length: 40 }, (_, index) => index);
    await Promise.all(
      rounds.map(async (index) => {
        await store.put(`file/${index}`, Buffer.of(index));
        await store.remove([`file/${index}`]);
      }),
    );
    expect(await listed(store, '')).toEqual([]);
  });

  it('lists what a crash left half written, so that it is removed', async () => {
    const root = join(folder, 'crashed');
    const store = folderStore(root);
    await store.put('file/0', Buffer.of(1));
    await writeFile(join(root, 'file', '1-a.unfinished-b'), 'half');
    expect(await listed(store, '')).toHaveLength(2);
    await store.remove(['file/1-a.unfinished-b']);
    expect(await listed(store, '')).toHaveLength(1);
  });
});
