import { describe, expect, it } from 'vitest';
import { MOST_SAVED, type SavedSearch } from './saved';
import {
  jobsWith,
  markOf,
  NOTHING_SAVED,
  withMark,
  withoutSearch,
  withSearch,
} from './savedChanges';

const at = '2026-11-21T08:00:00.000Z';
const search = (id: string, query: string): SavedSearch => ({
  id,
  query,
  createdAt: at,
  frequency: 'never',
  mail: false,
  push: false,
});

describe('a mark', () => {
  it('is one of two, and the newest is first', () => {
    let saved = withMark(NOTHING_SAVED, { jobId: 'a', mark: 'saved', at });
    saved = withMark(saved, { jobId: 'b', mark: 'saved', at });
    expect(jobsWith(saved, 'saved')).toEqual(['b', 'a']);
    saved = withMark(saved, { jobId: 'b', mark: 'hidden', at });
    expect([markOf(saved, 'a'), markOf(saved, 'b'), markOf(saved, 'c')]).toEqual([
      'saved',
      'hidden',
      null,
    ]);
    expect(withMark(saved, { jobId: 'b', mark: null, at }).marks).toHaveLength(1);
  });

  it('pushes out the oldest of its kind only', () => {
    let saved = withMark(NOTHING_SAVED, { jobId: 'hidden', mark: 'hidden', at });
    for (let number = 0; number <= MOST_SAVED.jobs; number += 1) {
      saved = withMark(saved, { jobId: `v-${number}`, mark: 'saved', at });
    }
    expect(jobsWith(saved, 'saved')).toHaveLength(MOST_SAVED.jobs);
    expect(markOf(saved, 'v-0')).toBeNull();
    expect(markOf(saved, 'v-1')).toBe('saved');
    expect(markOf(saved, 'hidden')).toBe('hidden');
  });
});

describe('a search', () => {
  it('is saved once, with the newest settings', () => {
    let saved = withSearch(NOTHING_SAVED, search('1', 'q=natt'));
    saved = withSearch(saved, search('2', 'q=dag'));
    saved = withSearch(saved, { ...search('3', 'q=natt'), frequency: 'daily', mail: true });
    expect(saved.searches.map(({ id, frequency }) => [id, frequency])).toEqual([
      ['2', 'never'],
      ['1', 'daily'],
    ]);
    expect(withoutSearch(saved, '2').searches).toHaveLength(1);
  });

  it('pushes out the oldest', () => {
    let saved = NOTHING_SAVED;
    for (let number = 0; number <= MOST_SAVED.searches; number += 1) {
      saved = withSearch(saved, search(`${number}`, `q=${number}`));
    }
    expect(saved.searches).toHaveLength(MOST_SAVED.searches);
    expect(saved.searches.at(-1)?.id).toBe('1');
  });
});
