import { describe, expect, it } from 'vitest';
import type { Application } from '#domain/api/portal';
import { pagesWith, withApplication } from './applications';

const at = (id: string, updatedAt: string) => ({ id, updatedAt }) as Application;

describe('withApplication', () => {
  const list = [at('b', '2026-01-02'), at('a', '2026-01-01')];

  it('puts a new one first', () => {
    expect(withApplication(list, at('c', '2026-01-03')).map(({ id }) => id)).toEqual([
      'c',
      'b',
      'a',
    ]);
  });

  it('replaces a known one in its place', () => {
    const newest = at('a', '2026-01-05');
    expect(withApplication(list, newest)).toEqual([list[0], newest]);
  });

  it('keeps what is newer than the response', () => {
    expect(withApplication(list, at('b', '2025-12-31'))).toEqual(list);
  });
});

describe('pagesWith', () => {
  const first = {
    status: 0 as const,
    results: [at('b', '2026-01-02')],
    nextPageToken: 'more',
    total: 7,
  };

  const second = { ...first, results: [at('a', '2026-01-01')], nextPageToken: null };
  const shown = (pages: ReturnType<typeof pagesWith>) =>
    pages.map(({ results, total }) => [total, ...results.map(({ id }) => id)]);

  it('counts a new one, on the first page', () => {
    expect(shown(pagesWith([first, second], at('c', '2026-01-03')))).toEqual([
      [8, 'c', 'b'],
      [7, 'a'],
    ]);
  });

  it('replaces one of a later page there, and does not count it again', () => {
    const newest = at('a', '2026-01-03');
    const pages = pagesWith([first, second], newest);
    expect(shown(pages)).toEqual([
      [7, 'b'],
      [7, 'a'],
    ]);
    expect(pages[1]?.results[0]).toBe(newest);
  });
});
