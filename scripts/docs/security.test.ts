import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTACT_EMAIL } from '#domain/contactEmail';
import { citations, hasTest, tableRows } from './citations';

const DOCUMENT = new URL('../../docs/security.md', import.meta.url);
const markdown = readFileSync(DOCUMENT, 'utf8');
const promises = tableRows(
  markdown.slice(markdown.indexOf('\n## Promises'), markdown.indexOf('\n## Keys')),
);

it('names a door and a test for every promise', () => {
  expect(promises.length).toBeGreaterThan(24);
  for (const [promise, door, tests] of promises) {
    expect(door, promise).toMatch(/^`/);
    expect(citations(tests ?? ''), promise).not.toEqual([]);
  }
});

it('names only tests that exist', () => {
  const cited = citations(markdown);
  expect(cited.length).toBeGreaterThan(30);
  const wrong = cited.filter(
    (citation) => !hasTest(readFileSync(new URL(citation.href, DOCUMENT), 'utf8'), citation),
  );
  expect(wrong).toEqual([]);
});

it('is where security.txt leads: our address, a day of expiry, the languages', () => {
  const text = readFileSync(
    new URL('../../public/.well-known/security.txt', import.meta.url),
    'utf8',
  );
  expect(text).toMatch(new RegExp(`^Contact: mailto:${CONTACT_EMAIL}$`, 'm'));
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
  expect(text).toMatch(/^Preferred-Languages: sv, en$/m);
});
