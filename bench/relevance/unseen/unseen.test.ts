import { expect, it } from 'vitest';
import { QUERY_KINDS } from '../judgedQuery';
import { measureRelevance } from '../run';
import { DEVELOP_QUERIES } from './develop';
import { KEPT_QUERIES } from './kept';

it('has two halves of 150 queries, with the kinds as even as they can be and none in both', () => {
  expect([DEVELOP_QUERIES.length, KEPT_QUERIES.length]).toEqual([150, 150]);
  expect(new Set([...DEVELOP_QUERIES, ...KEPT_QUERIES].map(({ text }) => text)).size).toBe(300);
  const numberOf = (queries: typeof KEPT_QUERIES, kind: string) =>
    queries.filter((query) => query.kind === kind).length;
  for (const kind of QUERY_KINDS) {
    const uneven = numberOf(DEVELOP_QUERIES, kind) - numberOf(KEPT_QUERIES, kind);
    expect(Math.abs(uneven), kind).toBeLessThanOrEqual(1);
  }
});

it('refuses to list the worst of the queries that are kept', async () => {
  await expect(measureRelevance({ set: 'kept', worst: true })).rejects.toThrow('only figures');
});

it('refuses a set that does not exist', async () => {
  await expect(measureRelevance({ set: 'other' })).rejects.toThrow('no set other');
});
