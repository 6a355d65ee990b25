import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FolderLock, lockDataFolder } from '../server/storage/embedded/lock';
import { commandEnded } from './lib/command';

/** A command of the operator, with arguments with which it opens the store that the settings name. */
interface Command {
  script: string;
  args: readonly string[];
  /** What a hostile argument of its own gives: those that need a number, a file or an id. */
  wrong?: readonly (readonly [args: readonly string[], said: RegExp])[];
}

let folder: string;
let lock: FolderLock;
/** What the first command makes a store in; those that fail afterwards use it too. */
let store: string;
/** A folder that cannot be made, since a file is in the way, and one that stays empty. */
let inTheWay: string;
let empty: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vikari-arguments-'));
  store = join(folder, 'store');
  inTheWay = join(folder, 'file', 'data');
  empty = join(folder, 'empty');
  await writeFile(join(folder, 'file'), '');
  await writeFile(join(folder, 'ads.jsonl'), '{}\n');
  for (const name of ['used', 'empty', 'ads']) await mkdir(join(folder, name));
  lock = await lockDataFolder(join(folder, 'used'));
});
afterAll(async () => {
  await lock.release();
  await rm(folder, { recursive: true, force: true });
});

const USAGE = /npm run /u;
const ads = ['FOLDER/ads.jsonl'];
const COMMANDS: readonly Command[] = [
  { script: 'audit', args: ['verify'], wrong: [[['verify', '--end', 'x'], /--end needs an end/u]] },
  {
    script: 'backup',
    args: ['make', 'FOLDER/new'],
    wrong: [
      [['make'], USAGE],
      [['verify', 'FOLDER/missing'], /missing\S* is missing: this is no whole backup/u],
      [['test', 'FOLDER/ads'], /is missing: this is no whole backup/u],
      [['restore', 'FOLDER/missing'], /is missing: this is no whole backup/u],
      [['make', 'FOLDER/file/x'], /A part of the path \S+ is a file/u],
      [['make', 'FOLDER'], /is not empty/u],
    ],
  },
  {
    script: 'figures',
    args: [],
    wrong: [
      [['--days', 'many'], USAGE],
      [['--days', '-1'], USAGE],
    ],
  },
  {
    script: 'import-jobtech',
    args: ads,
    wrong: [
      [[], USAGE],
      [['FOLDER/missing.jsonl'], /^There is no \S+missing\.jsonl/u],
      [['FOLDER/ads'], /is a folder: npm run sync:jobtech/u],
      [[...ads, '--dates=tomorrow'], USAGE],
    ],
  },
  {
    script: 'keys',
    args: ['list'],
    wrong: [
      [[], USAGE],
      [['revoke'], USAGE],
      [['create', '--employer', 'e', '--expires', 'soon'], /--expires needs a day/u],
    ],
  },
  {
    script: 'index',
    args: ['compare'],
    wrong: [
      [[], USAGE],
      [['rebuild', 'now'], USAGE],
    ],
  },
  {
    script: 'mail',
    args: ['list'],
    wrong: [
      [[], USAGE],
      [['send-now', 'a', 'b'], USAGE],
    ],
  },
  { script: 'migrate', args: [] },
  {
    script: 'outbox',
    args: ['list'],
    wrong: [
      [[], USAGE],
      [['list', 'pigeon'], USAGE],
    ],
  },
  {
    script: 'pricing',
    args: ['list'],
    wrong: [
      [[], USAGE],
      [['show'], USAGE],
    ],
  },
  {
    script: 'quarantine',
    args: ['list'],
    wrong: [
      [[], USAGE],
      [['show', 'search index'], USAGE],
      [['list', 'job index'], /^There is no reader job index\. There are: search index, /u],
    ],
  },
  {
    script: 'reports',
    args: ['list'],
    wrong: [
      [[], USAGE],
      [['answer', 'r1'], USAGE],
    ],
  },
  { script: 'rotate-file-keys', args: [] },
  { script: 'rotate-server-keys', args: [] },
  {
    script: 'status',
    args: ['list'],
    wrong: [
      [[], USAGE],
      [['cancel'], USAGE],
      [['plan', '--from', 'soon'], USAGE],
    ],
  },
  {
    script: 'sync-jobtech',
    args: ['--runs'],
    wrong: [
      [[], USAGE],
      [['--runs', '--failures', 'x'], USAGE],
      [['--runs', '--snapshot'], USAGE],
      [['http://127.0.0.1:1', '--every', '5'], USAGE],
      [['http://127.0.0.1:1', '--watch', '--every', 'often'], USAGE],
      [['FOLDER/missing'], /^There is no \S+missing/u],
      [['FOLDER/ads.jsonl'], /is a file: npm run import:jobtech/u],
    ],
  },
];
const OTHERS: readonly Command[] = [
  {
    script: 'firestore',
    args: ['compare'],
    wrong: [
      [[], USAGE],
      [['compare'], /Set FIREBASE_SERVICE_ACCOUNT/u],
    ],
  },
  {
    script: 'crawl',
    args: [],
    wrong: [
      [['not an address'], USAGE],
      [['ftp://127.0.0.1/'], USAGE],
      [['http://127.0.0.1:1', '--per-kind', 'few'], USAGE],
      [
        ['http://127.0.0.1:1'],
        /^http:\/\/127\.0\.0\.1:1\/sitemap\.xml does not answer \([^)]+\)\. Is the site/u,
      ],
    ],
  },
];
const ALL = [...COMMANDS, ...OTHERS];

let calls = 0;
/** Runs a command in this process, as `npm run` does in one of its own. */
async function run(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const before = { argv: process.argv, env: process.env, code: process.exitCode };
  const stdout: string[] = [];
  const stderr: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void stdout.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => void stderr.push(line));
  process.argv = ['node', script, ...args.map((arg) => arg.replace('FOLDER', folder))];
  process.env = { DATA_DIR: empty, ...env };
  process.exitCode = undefined;
  try {
    calls += 1;
    await import(/* @vite-ignore */ `./${script}.ts?call=${calls}`);
    await commandEnded();
    return { code: process.exitCode ?? 0, stdout: stdout.join('\n'), stderr: stderr.join('\n') };
  } finally {
    ({ argv: process.argv, env: process.env, code: process.exitCode } = before);
    vi.restoreAllMocks();
  }
}

/** What every refusal is: told on the standard error output, without the program's inside. */
function expectRefusal({ code, stderr }: Awaited<ReturnType<typeof run>>, said: RegExp): void {
  expect(stderr).toMatch(said);
  expect(stderr).not.toMatch(/\n\s+at |node:internal|file:\/\/|hunter2/u);
  expect(code).toBe(1);
}
const oneLine = (text: string) => expect(text.split('\n')).toHaveLength(1);

it('has every command of the operator', () => {
  const { scripts } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { scripts: Record<string, string> };
  const called = Object.values(scripts)
    .flatMap((command) => /\btsx scripts\/([\w-]+)\.ts/u.exec(command)?.[1] ?? [])
    .filter((name) =>
      /runCommand|databaseCommand/u.test(
        readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8'),
      ),
    );
  expect(ALL.map(({ script }) => script).sort()).toEqual(called.sort());
});

describe.each(ALL)('$script', ({ script, wrong = [] }) => {
  it('says how it is called when asked, and for what it does not know', async () => {
    expect(await run(script, ['--help'])).toMatchObject({ code: 0, stderr: '' });
    expectRefusal(await run(script, ['--no-such-option']), USAGE);
    expectRefusal(await run(script, ['no', 'such', 'words']), USAGE);
  });

  it('refuses what it cannot use, before it makes a store', async () => {
    for (const [args, said] of wrong) expectRefusal(await run(script, args), said);
    expect(await readdir(empty)).toEqual([]);
  });

  it('names a wrong setting', async () => {
    if (script === 'crawl') return;
    const args = COMMANDS.find((command) => command.script === script)?.args ?? ['compare'];
    expectRefusal(await run(script, args, { PORT: 'x' }), /^PORT must be 0–65535$/u);
  });
});

describe.each(COMMANDS)('$script on a store that cannot be used', ({ script, args }) => {
  it.each<[string, () => Record<string, string>, RegExp]>([
    ['in use', () => ({ DATA_DIR: join(folder, 'used') }), /is in use by another Vikari/u],
    [
      'a file is in the way',
      () => ({ DATA_DIR: inTheWay }),
      /cannot be used: a part of that path/u,
    ],
    [
      'an unreachable server',
      () => ({ DATABASE_URL: 'postgres://anna:hunter2@127.0.0.1:1/vikari' }),
      /nothing answers at 127\.0\.0\.1:1|connection to server at/u,
    ],
  ])('%s: one line', async (_what, env, said) => {
    const refused = await run(script, args, env());
    expectRefusal(refused, said);
    oneLine(refused.stderr);
    expect(await readdir(empty)).toEqual([]);
  });
});

describe('a store that a command made before the first start', () => {
  it('is used by every other command, or refused in a line', async () => {
    const env = { DATA_DIR: store };
    const args = ['create', '--employer', 'region-ett', '--name', 'Region Ett'];
    expect(await run('keys', args, env)).toMatchObject({ code: 0 });
    for (const command of COMMANDS) {
      const { code, stderr } = await run(command.script, command.args, env);
      expect(stderr).not.toMatch(/\n\s+at /u);
      if (code !== 0) oneLine(stderr);
    }
  }, 180_000);
});

/** A site that answers everything with one text. */
async function withSite(
  answer: { type: string; text: string; status?: number },
  work: (url: string) => Promise<void>,
): Promise<void> {
  const server = createServer((_request, response) => {
    response.writeHead(answer.status ?? 200, { 'content-type': answer.type });
    response.end(answer.text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await work(`http://127.0.0.1:${port}`).finally(() => server.close());
}

describe('a run that fails', () => {
  it.each([
    ['of another kind', '{"a": 1}\n'],
    ['empty', ''],
    ['cut off', '[{"id": "1", "headline":'],
  ])('of a file that is %s ends with 1', async (_what, text) => {
    await writeFile(join(folder, 'bad.jsonl'), text);
    const { code, stderr } = await run('import-jobtech', ['FOLDER/bad.jsonl'], {
      DATA_DIR: store,
    });
    expect(stderr).not.toMatch(/\n\s+at /u);
    expect(code).toBe(1);
  });

  it.each([
    ['an empty snapshot', { type: 'application/json', text: '[]' }],
    ['ads of another kind', { type: 'application/json', text: '[{"a": 1}]' }],
    ['an address that is not found', { type: 'application/json', text: '{}', status: 404 }],
  ])('of %s ends with 1', async (_what, answer) => {
    await withSite(answer, async (url) => {
      const { code, stderr } = await run('sync-jobtech', [url], {
        DATA_DIR: store,
      });
      expect(stderr).not.toMatch(/\n\s+at /u);
      expect(stderr).not.toBe('');
      expect(code).toBe(1);
    });
  });

  it('of a site without a sitemap ends with 1, and one with faults says what it took', async () => {
    await withSite({ type: 'text/html', text: '', status: 404 }, async (url) => {
      expectRefusal(await run('crawl', [url]), /sitemap\.xml answers 404/u);
    });
    await withSite({ type: 'text/html', text: '<a href="/x#%E0%A4%A">x</a>' }, async (url) => {
      const { code, stdout } = await run('crawl', [url]);
      expect(stdout).toMatch(/^It took \d+ s: \d+ calls, 0\.0 MB\.$/mu);
      expect(code).toBe(1);
    });
  });
});
