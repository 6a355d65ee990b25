import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BlobStore, folderBlobs } from './blobStore';

let folder: string;
let blobs: BlobStore;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'vikari-blobs-')), 'files');
  blobs = folderBlobs(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* parts(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

it('keeps a file that only this user may read, and removes it', async () => {
  const id = await blobs.save(parts('one ', 'two'));
  expect(String(await buffer(blobs.read(id)))).toBe('one two');
  expect((await stat(join(folder, id))).mode & 0o777).toBe(0o600);
  await blobs.remove(id);
  await blobs.remove(id);
  expect(await readdir(folder)).toEqual([]);
});

it('leaves nothing of a file that breaks off', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('half');
    throw new Error('broken off');
  }
  await expect(blobs.save(broken())).rejects.toThrow('broken off');
  expect(await readdir(folder)).toEqual([]);
});

it('takes no name that leads elsewhere', async () => {
  expect(() => blobs.read('../secret')).toThrow('no name of a file');
  expect(() => blobs.remove('..')).toThrow('no name of a file');
});
