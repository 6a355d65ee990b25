import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UPLOADS_PATH } from '#domain/api/documents';
import { type ServerProcess, startServerProcess } from '../chaos/serverProcess';
import { folderStore } from '../files/folderStore';
import { systemClock } from '../lib/clock';
import { lockDataFolder } from '../storage/embedded/lock';
import { backUp, restore } from './backup';
import { openDatabaseDump } from './databaseDump';

const MS_FOR_ALL = 300_000;

let folder: string;
let server: ServerProcess | null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikari-backup-'));
  server = null;
});
afterEach(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** The settings of the commands, over the embedded database of a data folder. */
async function depsOf(dataDir: string) {
  const config = {
    dataDir,
    files: { folder: join(dataDir, 'files'), s3: null, masterKeys: null },
    serverKeys: null,
  };
  return {
    config,
    database: await openDatabaseDump({ dataDir, databaseUrl: null }),
    store: folderStore(config.files.folder),
    clock: systemClock,
  };
}

async function withDeps<Result>(
  dataDir: string,
  work: (deps: Awaited<ReturnType<typeof depsOf>>) => Promise<Result>,
): Promise<Result> {
  const deps = await depsOf(dataDir);
  try {
    return await work(deps);
  } finally {
    await deps.database.close();
  }
}

/** A candidate's calls to a server process. */
function callerOf({ ready }: ServerProcess, cookie: string) {
  return (method: string, path: string, init: Omit<RequestInit, 'method'> = {}) =>
    fetch(ready.url + path, {
      ...init,
      method,
      headers: {
        cookie: `vikari_session=${cookie}`,
        'sec-fetch-site': 'same-origin',
        ...init.headers,
      },
    });
}

async function uploadDocument(call: ReturnType<typeof callerOf>, bytes: Buffer<ArrayBuffer>) {
  const tus = { 'tus-resumable': '1.0.0' };
  const begun = await call('POST', UPLOADS_PATH, {
    headers: { ...tus, 'upload-length': String(bytes.length) },
  });
  const location = begun.headers.get('location') ?? '';
  await call('PATCH', location, {
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: bytes,
  });
  const submitted = await call('POST', '/api/v2/users/submit_user_document', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uploadId: location.split('/').at(-1), type: 'cv', name: 'CV' }),
  });
  return (await submitted.json()).document;
}

describe('a backup', () => {
  it('brings everything back after the disk is lost', { timeout: MS_FOR_ALL }, async () => {
    const dataDir = join(folder, 'data');
    const backup = join(folder, 'backup');
    await mkdir(dataDir);
    server = await startServerProcess(dataDir);
    const cookie = server.ready.seeded?.cookies[0] ?? '';
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(100_000)]);
    const document = await uploadDocument(callerOf(server, cookie), bytes);

    await server.kill();
    const made = await withDeps(dataDir, (deps) => backUp(deps, backup));
    expect(made).toMatchObject({
      database: 'embedded',
      keys: 'key file',
      serverKeys: 'key file',
    });
    await rm(dataDir, { recursive: true });
    await withDeps(dataDir, (deps) => restore(deps, backup));

    server = await startServerProcess(dataDir);
    expect(server.ready.seeded).toBeNull();
    const call = callerOf(server, cookie);
    const listed = await (await call('GET', '/api/v2/users/user_documents')).json();
    expect(listed.results).toEqual([document]);
    const file = await call('GET', `/api/v2/users/user_document_file?id=${document.id}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    // The candidate continues
    expect(await uploadDocument(call, bytes)).toMatchObject({ name: 'CV' });
  });

  it('is refused while a server uses the database', async () => {
    const lock = await lockDataFolder(folder);
    await expect(openDatabaseDump({ dataDir: folder, databaseUrl: null })).rejects.toThrow(
      /is in use by another Vikari/,
    );
    await lock.release();
  });

  it('is not made into a folder that holds something', async () => {
    await writeFile(join(folder, 'notes'), '');
    await withDeps(join(folder, 'data'), (deps) =>
      expect(backUp(deps, folder)).rejects.toThrow('is not empty'),
    );
  });
});

describe('restoring', () => {
  it('refuses a folder without a manifest', async () => {
    await withDeps(join(folder, 'data'), (deps) =>
      expect(restore(deps, folder)).rejects.toThrow('this is no whole backup'),
    );
  });

  it.each([
    ['of another kind of database', { database: 'postgres' }, 'The backup is of the postgres'],
    ['without its keys', { keys: 'FILE_KEYS' }, 'set FILE_KEYS'],
    ['without its server keys', { serverKeys: 'SERVER_KEYS' }, 'set SERVER_KEYS'],
    ['of another version', { version: 3 }, 'of another version'],
  ])('refuses a backup %s', async (_what, changes, message) => {
    const manifest = { version: 1, madeAt: '', database: 'embedded', objects: 0, keys: 'key file' };
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...changes }));
    await withDeps(join(folder, 'data'), (deps) =>
      expect(restore(deps, folder)).rejects.toThrow(message),
    );
  });

  it.each(['file-keys', 'server-keys'])('overwrites no %s', async (name) => {
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    await writeFile(join(dataDir, name), 'in use');
    const keys = { keys: 'key file', serverKeys: 'key file' };
    const manifest = { version: 1, madeAt: '', database: 'embedded', objects: 0, ...keys };
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    await withDeps(dataDir, (deps) =>
      expect(restore(deps, folder)).rejects.toThrow('There are keys in'),
    );
  });
});
