import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillDataFolder } from '../server/storage/testing/dataFolder';
import { COMMANDS } from './lib/commands';
import { nodeScript } from './lib/nodeScript.mjs';

const ROOT = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** A developer's: the server of `npm run dev`, and what reads a site from outside or the contract. */
const OF_DEVELOPERS = ['dev', 'crawl', 'check:openapi'];
const USES_SETTINGS_OR_STORE = /databaseCommand|readConfig|openDatabase/;

/** The scripts of package.json that run a file which reads the settings or the store. */
const scripts = Object.entries<string>(JSON.parse(read('package.json')).scripts).flatMap(
  ([name, command]) => {
    const [, path = ''] = /\btsx (?:watch .*)?(scripts\/[\w-]+\.ts)/u.exec(command) ?? [];
    return path !== '' && USES_SETTINGS_OR_STORE.test(read(path)) ? [{ name, path }] : [];
  },
);

it('has every command of the operator, each in a line of scripts/lib/commands.ts', () => {
  expect(scripts.length).toBeGreaterThan(10);
  expect(Object.keys(COMMANDS)).toEqual(
    scripts
      .map(({ name }) => name)
      .filter((name) => !OF_DEVELOPERS.includes(name))
      .sort(),
  );
  const lines = read('scripts/lib/commands.ts');
  for (const { name, path } of scripts.filter((script) => Object.hasOwn(COMMANDS, script.name))) {
    const module = path.replace('scripts/', '../').replace('.ts', '');
    expect(lines).toMatch(new RegExp(`'?${name}'?: \\{[^}]*import\\('${module}'\\)`, 'u'));
  }
});

const folder = mkdtempSync(join(tmpdir(), 'vikari-cli-'));
beforeAll(() => fillDataFolder(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `vikari` on the store in the folder. */
async function vikari(...args: string[]) {
  const script = await nodeScript(new URL('cli.ts', import.meta.url));
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  return promisify(execFile)(process.execPath, [script, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

it('runs a command with its arguments, on the store that the settings name', async () => {
  expect(await vikari('keys', 'list')).toMatchObject({ code: 0, stdout: 'There are no keys.\n' });
});

it.each([
  ['a command that is called wrongly', ['keys', 'make'], 'vikari keys create --employer <id>'],
  ['a fault that names a command', ['keys', 'revoke', 'none'], 'See: vikari keys list'],
  ['no command', [], 'rotate-file-keys  '],
  ['an unknown one', ['toString'], 'There is no command toString.'],
])('says how it is called, and fails: %s', async (_case, args, said) => {
  const { code, stderr } = await vikari(...args);
  expect(code).toBe(1);
  expect(stderr).toContain(said);
  expect(stderr).not.toContain('npm run');
});
