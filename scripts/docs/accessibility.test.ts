import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { citations, hasTest, tableRows } from './citations';

const DOCUMENT = new URL('../../docs/accessibility.md', import.meta.url);
const markdown = readFileSync(DOCUMENT, 'utf8');
const patterns = markdown.slice(
  markdown.indexOf('\n## Patterns'),
  markdown.indexOf('\n## Conformance'),
);

it('names a test in every row of the patterns', () => {
  const rows = tableRows(patterns);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => citations(row.at(-1) ?? '').length === 0)).toEqual([]);
});

it('names only tests that exist', () => {
  const wrong = citations(markdown).filter(
    (citation) => !hasTest(readFileSync(new URL(citation.href, DOCUMENT), 'utf8'), citation),
  );
  expect(wrong).toEqual([]);
});
