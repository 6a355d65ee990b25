import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tableRows } from './citations';
import { readRecord, recordProblems } from './decisionRecord';
import { sourceFiles } from './sourceFiles';

const FOLDER = new URL('../../docs/decisions/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const names = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name));

describe('the decisions', () => {
  it('are numbered from 1 without a gap or a duplicate', () => {
    expect(names.length).toBeGreaterThan(28);
    const numbers = names.map((name) => Number(name.slice(0, 4))).sort((a, b) => a - b);
    expect(numbers).toEqual(names.map((_, index) => index + 1));
  });

  it.each(names)('have their headings, a known status and a successor: %s', (name) => {
    expect(recordProblems(name, read(name), names)).toEqual([]);
  });

  it('each have their line in the index, with their own title and successor', () => {
    const lines = read('README.md')
      .split('\n')
      .filter((line) => /^- \[\d/.test(line));
    const expected = names.map((name) => {
      const { number, title, successor } = readRecord(read(name));
      const note = successor === null ? '' : ` (superseded by ${successor.slice(0, 4)})`;
      return `- [${number}](${name}) ${title}${note}`;
    });
    expect(lines.sort()).toEqual(expected.sort());
  });
});

describe('what the sources cite', () => {
  const cited = (pattern: RegExp) =>
    sourceFiles().flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].map(([, what = '']) => ({ path, what })),
    );

  it('are records that exist', () => {
    const records = cited(/docs\/decisions\/(\d{4}-[\w-]+\.md)/g);
    expect(records.length).toBeGreaterThan(0);
    expect(records.filter(({ what }) => !names.includes(what))).toEqual([]);
  });

  it('are decisions of the specification that its page lists', () => {
    const listed = tableRows(read('specification.md')).map(([number]) => number);
    const decisions = cited(
      /decisions? (\d+)(?: and \d+)?\s(?:\*\s|\/\/\s)?of\s(?:\*\s|\/\/\s)?the/gi,
    );
    expect(decisions.length).toBeGreaterThan(28);
    expect(decisions.filter(({ what }) => !listed.includes(what))).toEqual([]);
  });
});
