import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** What opens the store, or reads a running site: what others have written may be printed. */
const READS_WHAT_OTHERS_WROTE = /openDatabase|databaseCommand|readConfig|crawl\/crawl/;
/** The program that `npm run dev` starts prints its own addresses alone. */
const PRINTS_ITS_OWN = ['scripts/dev.ts', 'scripts/check-openapi.ts'];

const commands = Object.values<string>(JSON.parse(read('package.json')).scripts)
  .flatMap((command) => /\btsx (scripts\/[\w-]+\.ts)/.exec(command)?.[1] ?? [])
  .filter((path) => READS_WHAT_OTHERS_WROTE.test(read(path)) && !PRINTS_ITS_OWN.includes(path));

it('finds the operator’s commands', () => {
  expect(commands.length).toBeGreaterThan(11);
  for (const name of [
    'reports',
    'audit',
    'keys',
    'pricing',
    'figures',
    'quarantine',
    'sync-jobtech',
    'crawl',
  ]) {
    expect(commands).toContain(`scripts/${name}.ts`);
  }
});

it.each([...commands, 'scripts/lib/databaseCommand.ts'])(
  'prints by the one function that shows what a terminal hides: %s',
  (path) => {
    expect(read(path)).not.toMatch(/\bconsole\b|\bprocess\.std(?:out|err)\b/);
  },
);
