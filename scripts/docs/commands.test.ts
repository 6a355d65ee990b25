import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../lib/commands';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const filesIn = (folder: string, end: string) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => `${folder}/${file}`);

const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
// A decision says what was so on its day
const pages = ['README.md', ...filesIn('docs', '.md')].filter((page) => !/decisions/.test(page));

/** `[script, its first argument]` of every call in a text; the argument is empty where it is no word. */
function callsIn(text: string): [string, string][] {
  const calls = [
    ...text.matchAll(/\bnpm run ([\w:-]+)(?: -- ([a-z][\w-]+)(?![\w./-]))?/gu),
    // In code, since the product has the name too
    ...text.matchAll(/(?:`|^|-- |> )vikari ([a-z][\w:-]+)(?: ([a-z][\w-]+)(?![\w./-]))?/gmu),
  ];
  return calls.map(([, script = '', argument = '']) => [script, argument]);
}

/** The words that a command itself says it may be called with. */
function wordsOf(script: string): readonly string[] {
  const [file] = /scripts\/[\w-]+\.ts/u.exec(scripts[script] ?? '') ?? [];
  if (file === undefined || !Object.hasOwn(COMMANDS, script)) return [];
  return callsIn(read(file)).flatMap(([name, word]) => (name === script && word ? [word] : []));
}

it('reads calls of both kinds', () => {
  expect(callsIn('`npm run keys -- list`, `vikari backup make <folder>`\n`npm run bench`')).toEqual(
    [
      ['keys', 'list'],
      ['bench', ''],
      ['backup', 'make'],
    ],
  );
});

describe('the commands', () => {
  it.each(Object.keys(COMMANDS))('%s is in the README and among what operation tells', (name) => {
    expect(read('README.md')).toContain(`npm run ${name}`);
    expect(read('docs/operation.md')).toContain(`\`${name}\``);
  });

  it.each(pages)('%s calls what there is, as it is called', (page) => {
    const wrong = callsIn(read(page)).filter(([script, word]) => {
      if (!Object.hasOwn(scripts, script)) return true;
      const words = wordsOf(script);
      return word !== '' && words.length > 0 && !words.includes(word);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the runbook', () => {
  const runbook = read('docs/runbook.md');

  it('names settings that there are', () => {
    const named = [...runbook.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/gu)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    const settings = read('docs/settings.md');
    expect(named.filter((name) => !settings.includes(`\`${name}`))).toEqual([]);
  });

  it('quotes the program as it speaks', () => {
    const sources = [...filesIn('server', '.ts'), ...filesIn('scripts', '.ts')]
      .filter((file) => !/test/u.test(file))
      .map(read)
      .join('\n');
    const words = runbook.replace(/`[^`]*`/gu, '');
    const pieces = [...words.matchAll(/(?<![*\w])\*([^*]+)\*(?![*\w])/gu)].flatMap(
      ([, quote = '']) =>
        quote
          .replace(/\s+/gu, ' ')
          .split('…')
          .map((piece) => piece.replace(/^[\s,:]+|[\s,:]+$/gu, ''))
          .filter((piece) => piece.length > 3),
    );
    expect(pieces.length).toBeGreaterThan(8);
    expect(pieces.filter((piece) => !sources.includes(piece))).toEqual([]);
  });
});
