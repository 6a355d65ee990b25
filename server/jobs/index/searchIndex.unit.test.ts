import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type JobOrder } from '#domain/jobs/filter';
import { aJob } from '#domain/jobs/testing/aJob';
import { NO_RANKING } from './ranking';
import { SearchIndex } from './searchIndex';

const job = (number: number) =>
  aJob({ id: `v-${String(number).padStart(3, '0')}`, publishedAt: '2026-03-01T08:00:00.000Z' });
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => from + at);

function add(index: SearchIndex, from: number, to: number): void {
  for (const one of numbers(from, to).map(job)) index.add(one);
  index.refresh();
}

function remove(index: SearchIndex, from: number, to: number): void {
  for (const one of numbers(from, to).map(job)) {
    index.remove({ id: one.id, publishedAt: Date.parse(one.publishedAt) });
  }
  index.refresh();
}

function idsIn(index: SearchIndex, order: JobOrder = 'newest'): string[] {
  const query = { filter: EMPTY_FILTER, candidate: null, today: '2026-03-02', after: null };
  const asked = { ...query, ranking: NO_RANKING, byWeek: false };
  return index.search({ ...asked, order, pageLength: 100, facets: false }).page.map(({ id }) => id);
}

describe('SearchIndex', () => {
  it.each<JobOrder>(['relevance', 'newest', 'highest_hourly_rate'])(
    'orders jobs of one instant by id descending, across segments too: %s',
    (order) => {
      const index = new SearchIndex();
      add(index, 2, 20);
      add(index, 0, 2);
      expect(index.segmentSizes).toEqual([18, 2]);
      expect(idsIn(index, order)).toEqual(
        numbers(0, 20)
          .reverse()
          .map((number) => job(number).id),
      );
    },
  );

  it('compacts a segment once more than half of its rows are deleted', () => {
    const index = new SearchIndex();
    add(index, 0, 10);
    remove(index, 0, 5);
    expect(index.segmentSizes).toEqual([10]);
    remove(index, 5, 6);
    expect(index.segmentSizes).toEqual([4]);
    expect(idsIn(index)).toHaveLength(4);
    remove(index, 6, 10);
    expect(index.segmentSizes).toEqual([]);
  });

  it('merges a segment into the next older one when it is not eight times smaller', () => {
    const index = new SearchIndex();
    add(index, 0, 16);
    add(index, 16, 18);
    expect(index.segmentSizes).toEqual([16, 2]);
    add(index, 18, 19);
    expect(index.segmentSizes).toEqual([19]);
    expect(idsIn(index)).toHaveLength(19);
  });
});
