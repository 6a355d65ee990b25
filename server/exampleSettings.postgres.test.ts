import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config/config';
import { startServer } from './startServer';
import type { Database } from './storage/database';
import { createTestDatabase } from './storage/testing/testDatabase';

const SCRIPT = fileURLToPath(new URL('../deploy/settings.sh', import.meta.url));

let folder: string;
let database: Database;
/** What who calls the script says. */
let said: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikari-settings-'));
  database = await createTestDatabase();
  const [row] = await database.query<{ name: string }>('select current_database() as name');
  said = {
    PUBLIC_URL: 'https://vikari.example',
    BANKID_ISSUER: 'https://broker.example',
    BANKID_CLIENT_ID: 'vikari',
    DATABASE_URL: Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), {
      pathname: `/${row?.name}`,
    }).href,
    FILES_FOLDER: join(folder, 'files'),
  };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the script into a folder; the text of the settings that it wrote. */
async function written(into: string, env: Readonly<Record<string, string>>): Promise<string> {
  await promisify(execFile)(SCRIPT, [into], { env: { PATH: process.env.PATH, ...env } });
  return readFile(join(into, 'vikari.env'), 'utf8');
}

/** As every reader of such files has it: a name and its value a line, nothing quoted. */
const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

describe('the settings that deploy/settings.sh writes', () => {
  it('start a production run as they stand', async () => {
    const text = await written(join(folder, 'new'), said);
    expect(text).not.toMatch(/["' ]/u);
    const server = await startServer(
      {
        ...readConfig(settingsIn(text)),
        // Of this machine, and of this test
        host: '127.0.0.1',
        port: 0,
        dataDir: join(folder, 'data'),
        indexFolder: join(folder, 'data/index'),
      },
      {},
    );
    const { status } = await fetch(`${server.url}/readyz`);
    await server.close();
    expect(status).toBe(200);
  });

  it('are read by their owner alone, hold keys of their own, and are never written over', async () => {
    const first = await written(join(folder, 'one'), said);
    const second = await written(join(folder, 'two'), said);
    const keys = [first, second].flatMap((text) => {
      const { FILE_KEYS, SERVER_KEYS } = settingsIn(text);
      return [FILE_KEYS, SERVER_KEYS];
    });
    expect(new Set(keys).size).toBe(4);
    expect((await stat(join(folder, 'one/vikari.env'))).mode & 0o777).toBe(0o600);
    await expect(written(join(folder, 'one'), said)).rejects.toThrow('is there already');
    expect(await readFile(join(folder, 'one/vikari.env'), 'utf8')).toBe(first);
  });

  it('name the database of the compose file where no other is named', async () => {
    const { DATABASE_URL: _none, ...rest } = said;
    const { DATABASE_URL } = settingsIn(await written(join(folder, 'compose'), rest));
    const { POSTGRES_PASSWORD, POSTGRES_USER, POSTGRES_DB } = settingsIn(
      await readFile(join(folder, 'compose/database.env'), 'utf8'),
    );
    expect(DATABASE_URL).toBe(
      `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database/${POSTGRES_DB}`,
    );
  });

  it('are not written with empty keys where openssl is missing', async () => {
    const tools = join(folder, 'tools');
    await mkdir(tools);
    await writeFile(join(tools, 'openssl'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const broken = join(folder, 'no-openssl');
    await expect(
      written(broken, { ...said, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` }),
    ).rejects.toThrow();
    await expect(readFile(join(broken, 'vikari.env'), 'utf8')).rejects.toThrow('ENOENT');
  });

  it.each(['PUBLIC_URL', 'BANKID_ISSUER', 'BANKID_CLIENT_ID'])(
    'are not written without %s',
    async (name) => {
      const { [name]: _missing, ...rest } = said;
      await expect(written(join(folder, `no-${name}`), rest)).rejects.toThrow(name);
    },
  );
});
