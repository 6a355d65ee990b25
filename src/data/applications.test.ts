import { describe, expect, it } from 'vitest';
import type { Application } from '#domain/api/portal';
import { pageWith, withApplication } from './applications';

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

  it('keeps what is newer than the reading', () => {
    expect(withApplication(list, at('b', '2025-12-31'))).toEqual(list);
  });
});

describe('pageWith', () => {
  const page = {
    status: 0 as const,
    results: [at('b', '2026-01-02')],
    nextPageToken: 'more',
    total: 7,
  };

  it('counts a new one', () => {
    expect(pageWith(page, at('c', '2026-01-03')).total).toBe(8);
  });

  it('does not count a known one again', () => {
    expect(pageWith(page, at('b', '2026-01-03')).total).toBe(7);
  });
});
