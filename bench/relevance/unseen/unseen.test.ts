import { expect, it } from 'vitest';
import { type JudgedQuery, QUERY_KINDS } from '../judgedQuery';
import { measureRelevance } from '../run';
import { DEVELOP_QUERIES } from './develop';
import { KEPT_QUERIES } from './kept';
import { KEPT_SECOND_QUERIES } from './keptSecond';
import { KEPT_THIRD_QUERIES } from './keptThird';
import { LEARN_QUERIES } from './learn';
import { LEARN_THIRD_QUERIES } from './learnThird';

const numberOf = (queries: readonly JudgedQuery[], kind: string): number =>
  queries.filter((query) => query.kind === kind).length;

it.each([
  ['first', DEVELOP_QUERIES, KEPT_QUERIES],
  ['third', LEARN_THIRD_QUERIES, KEPT_THIRD_QUERIES],
])(
  'has two halves of 150 queries in the %s set, the kinds as even as can be',
  (_set, read, kept) => {
    expect([read.length, kept.length]).toEqual([150, 150]);
    for (const kind of QUERY_KINDS) {
      const uneven = numberOf(read, kind) - numberOf(kept, kind);
      expect(Math.abs(uneven), kind).toBeLessThanOrEqual(1);
    }
  },
);

it('has a second set of 200 and 100 queries, with a third of each kind kept', () => {
  expect([LEARN_QUERIES.length, KEPT_SECOND_QUERIES.length]).toEqual([200, 100]);
  for (const kind of QUERY_KINDS) {
    const kept = numberOf(KEPT_SECOND_QUERIES, kind);
    const third = (numberOf(LEARN_QUERIES, kind) + kept) / 3;
    expect(Math.abs(kept - third), kind).toBeLessThan(1);
  }
});

it('has no query twice', () => {
  const all = [
    ...DEVELOP_QUERIES,
    ...KEPT_QUERIES,
    ...LEARN_QUERIES,
    ...KEPT_SECOND_QUERIES,
    ...LEARN_THIRD_QUERIES,
    ...KEPT_THIRD_QUERIES,
  ];
  expect(new Set(all.map(({ text }) => text.toLowerCase())).size).toBe(900);
});

it.each(['kept', 'keptSecond', 'keptThird'])(
  'refuses to list the worst queries of %s',
  async (set) => {
    await expect(measureRelevance({ set, worst: true })).rejects.toThrow('only figures');
  },
);

it('refuses a set that does not exist', async () => {
  await expect(measureRelevance({ set: 'other' })).rejects.toThrow('no set other');
});
