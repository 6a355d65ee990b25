import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChildSettings, tryChildServer } from '../shutdown/childServer';
import { openDatabase } from './openDatabase';
import { SqlError, StoreUnavailableError } from './sqlError';
import { folderStartError, postgresStartError, StoreStartError } from './startError';

const URL_WITH_PASSWORD = 'postgres://anna:hunter2@db.example:5433/vikari';
const withCode = (code: string, message = 'the driver’s words') =>
  Object.assign(new Error(message), { code });

describe('why PostgreSQL could not be opened', () => {
  it.each([
    [withCode('ECONNREFUSED'), 'nothing answers at db.example:5433. Is PostgreSQL running there?'],
    [
      new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
      'nothing answers at db.example:5433. Is PostgreSQL running there?',
    ],
    [withCode('ENOTFOUND'), 'there is no host of the name in db.example:5433.'],
    [withCode('28P01'), 'db.example:5433 refuses the password of anna.'],
    [withCode('3D000'), 'db.example:5433 has no database vikari. Make it with createdb.'],
    [new Error('timeout expired'), 'db.example:5433 cannot be used: timeout expired.'],
  ])('%s', (cause, told) => {
    const error = postgresStartError(new StoreUnavailableError(cause), URL_WITH_PASSWORD);
    expect(error?.message).toBe(`DATABASE_URL: ${told}`);
  });

  it('reports a role that may not create tables', () => {
    const refused = new SqlError('permission denied for schema public', { code: '42501' });
    expect(postgresStartError(refused, URL_WITH_PASSWORD)?.message).toBe(
      'DATABASE_URL: anna may not create tables in vikari at db.example:5433: permission denied for schema public.',
    );
  });

  it('names a user whose name is not escaped', () => {
    const refused = new StoreUnavailableError(withCode('28P01'));
    expect(postgresStartError(refused, 'postgres://50%:x@db.example/vikari')?.message).toBe(
      'DATABASE_URL: db.example refuses the password of 50%.',
    );
  });

  it('is not given for an error of the program', () => {
    const fault = new SqlError('relation "x" does not exist', { code: '42P01' });
    expect(postgresStartError(fault, URL_WITH_PASSWORD)).toBeNull();
    expect(folderStartError(fault, '/data')).toBeNull();
  });
});

it.each([
  ['EACCES', 'this user may not write there.'],
  ['EROFS', 'its file system is read-only.'],
  ['ENOSPC', 'the disk is full.'],
])('names the data folder that gives %s', (code, told) => {
  expect(folderStartError(withCode(code), '/data')?.message).toBe(
    `The data folder /data cannot be used: ${told}`,
  );
});

describe('a start', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vikari-start-'));
    await writeFile(join(folder, 'file'), '');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("of an unreachable server is the database's own error", async () => {
    const databaseUrl = 'postgres://anna:hunter2@127.0.0.1:1/vikari';
    const refused = openDatabase({ dataDir: folder, databaseUrl });
    await expect(refused).rejects.toThrow(StoreStartError);
    await expect(refused).rejects.toThrow('DATABASE_URL: nothing answers at 127.0.0.1:1.');
  });

  it.each<[string, () => Partial<ChildSettings>, RegExp]>([
    [
      'with a wrong DATABASE_URL',
      () => ({ DATABASE_URL: 'postgres://anna:hunter2@127.0.0.1:1/vikari' }),
      /^DATABASE_URL: nothing answers at 127\.0\.0\.1:1\. Is PostgreSQL running there\?\n$/,
    ],
    [
      'with a data folder under a file',
      () => ({ DATA_DIR: join(folder, 'file', 'data') }),
      /^The data folder \S+ cannot be used: a part of that path is a file\.\n$/,
    ],
  ])('%s exits with 1 and one line', async (_name, settings, line) => {
    const ended = await tryChildServer(settings());
    expect(ended).toEqual({ code: 1, stderr: expect.stringMatching(line) });
  });
});
