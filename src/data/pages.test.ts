import { expect, it } from 'vitest';
import { laterPages, type Page } from './pages';

/** A page of items that are named by a letter each; the token is the last one's. */
const page = (letters: string, isLast = false): Page => ({
  results: [...letters].map((id) => ({ id })),
  nextPageToken: isLast ? null : (letters.at(-1) ?? null),
});
const letters = (pages: readonly Page[]) =>
  pages.map(({ results }) => results.map(({ id }) => id).join(''));

const known = [page('abc'), page('def'), page('ghi')];

it.each([
  ['nothing has changed', page('abc'), 'defghi'],
  ['something came first', page('xab'), 'cdefghi'],
  ['something has gone', page('bcd'), 'efghi'],
  ['a whole page has gone', page('def'), 'ghi'],
  ['something came and something has gone', page('xac'), 'defghi'],
])('shows every item once, in order, where %s', (_, first, rest) => {
  const later = laterPages(first, known);
  expect(letters(later)).toEqual([rest]);
  expect(later[0]?.nextPageToken).toBe('i');
});

it('keeps what is left of the last known page', () => {
  expect(laterPages(page('fgh'), [page('abcd'), page('efghi', true)])).toEqual([
    { results: [{ id: 'i' }], nextPageToken: null },
  ]);
});

it.each([
  ['its last item was not known', page('xyz'), known],
  ['it is the whole list', page('ab', true), known],
  ['only the first page was known', page('xab'), [page('abc')]],
  ['it is empty', page('', true), known],
])('keeps nothing where %s', (_, first, before) => {
  expect(laterPages(first, before)).toEqual([]);
});
