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
  ['something moved to the top', page('fab'), 'cdeghi'],
  ['something came and something moved', page('xfa'), 'bcdeghi'],
])('shows every item once, in order, where %s', (_, first, rest) => {
  const later = laterPages(first, known);
  expect(letters(later)).toEqual([rest]);
  expect(later[0]?.nextPageToken).toBe('i');
});

it('stays the end of the list', () => {
  expect(laterPages(page('xab'), [page('abc'), page('de', true)])).toEqual([
    { results: [{ id: 'c' }, { id: 'd' }, { id: 'e' }], nextPageToken: null },
  ]);
});

it.each([
  ['something has gone', page('bcd'), known],
  ['its last item moved up', page('xe'), known],
  ['two changed places at the top', page('fe'), known],
  ['its last item was not known', page('xyz'), known],
  ['it is the whole list', page('ab', true), known],
  ['only the first page was known', page('xab'), [page('abc')]],
  ['it is empty', page('', true), known],
])('keeps nothing where %s', (_, first, before) => {
  expect(laterPages(first, before)).toEqual([]);
});
