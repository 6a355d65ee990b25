import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const KIT = new URL('.', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(KIT, path), 'utf8');

/** What the package exports, and what it opens. */
const EXPORTED = new Set(read('exports.snapshot.txt').match(/[\w/]+/gu));
/** The last column of a table whose first ones are a peer's each. */
const COLUMNS = ['What', 'Primer', 'Spectrum', 'Carbon', 'GOV.UK', 'MUI', 'Ours'];
const NONE = '—';

interface Row {
  what: string;
  /** How many of the five have it. */
  peers: number;
  ours: string;
}

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/u)
    .slice(1, -1)
    .map((cell) => cell.trim());

const TABLES = read('../docs/kit-beside-peers.md')
  .split('\n## ')
  .slice(1)
  .map((part) =>
    part
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map(cellsOf),
  );

const ROWS = TABLES.flatMap((lines) => lines.slice(2)).map(
  ([what = '', ...cells]): Row => ({
    what,
    peers: cells.slice(0, -1).filter((cell) => cell !== NONE).length,
    ours: cells.at(-1) ?? '',
  }),
);

/** The pages of the kit's own parts: "[`Button`](../stories/components/Button.mdx)". */
const namesIn = (ours: string): string[] =>
  [...ours.matchAll(/\[`(\w+)`\]/gu)].map(([, name = '']) => name);
/** What a reason names beside its words. */
const mentionedIn = (ours: string): string[] =>
  [...ours.matchAll(/`(\w+)`/gu)].map(([, name = '']) => name);
const isOurs = ({ ours }: Row): boolean => /^\[[^\]]+\]\([^)]+\)/u.test(ours);
/** A sentence, which says why there is none. */
const isExplained = ({ ours }: Row): boolean => /^[A-Z].*\.$/u.test(ours);

it('compares the kit with the same five in every table', () => {
  expect(TABLES.length).toBeGreaterThan(4);
  for (const [head] of TABLES) expect(head).toEqual(COLUMNS);
});

it.each(ROWS)('$what: names only what the kit exports', ({ ours }) => {
  expect(mentionedIn(ours).filter((name) => !EXPORTED.has(name))).toEqual([]);
});

it('has each thing once', () => {
  expect(ROWS.map(({ what }) => what)).toEqual([...new Set(ROWS.map(({ what }) => what))]);
});

it('is ours, or says why not, in every row', () => {
  expect(ROWS.filter((row) => !isOurs(row) && !isExplained(row))).toEqual([]);
});

it('lets out little of what four of five have', () => {
  const out = ROWS.filter((row) => row.peers >= 4 && !isOurs(row));
  expect(out.map(({ what }) => what)).toEqual(['A tree', 'A text that comes under the pointer']);
});

it('leads from each name to its own page', () => {
  const led = ROWS.flatMap(({ ours }) => [...ours.matchAll(/\[`(\w+)`\]\(([^)]+)\)/gu)]);
  const astray = led.filter(
    ([, name = '', path = '']) => path.includes('/components/') && !path.endsWith(`/${name}.mdx`),
  );
  expect(astray.map(([link]) => link)).toEqual([]);
});

it('has a row for each component of the kit', () => {
  const told = new Set(ROWS.flatMap(({ ours }) => namesIn(ours)));
  const folders = read('exports.snapshot.txt').match(/^[A-Z]\w+(?=:)/gmu) ?? [];
  expect(folders.filter((name) => !told.has(name))).toEqual([]);
});
