import { expect, it } from 'vitest';
import { segmentsOf, totalOf } from './segments';
import type { StackedBarPart } from './stackedBarProps';

const PARTS: StackedBarPart[] = [
  { id: 'a', label: 'A', tone: 'accent' },
  { id: 'b', label: 'B', tone: 'brand' },
  { id: 'c', label: 'C', tone: 'neutral' },
];

it('puts the parts one after the other on the scale, without those that are 0', () => {
  const bar = { label: 'X', values: { a: 50, b: 0, c: 25 } };
  const segments = segmentsOf(bar, PARTS, 100);
  expect(segments.map(({ id, start, width }) => [id, start, width])).toEqual([
    ['a', 0, 0.5],
    ['c', 0.5, 0.25],
  ]);
});

it('treats a missing part, and one below 0, as 0', () => {
  const bar = { label: 'X', values: { a: -5, c: 5 } };
  expect(totalOf(bar, PARTS)).toBe(5);
  expect(segmentsOf(bar, PARTS, 5)).toMatchObject([{ id: 'c', start: 0, width: 1 }]);
});

it('returns no segments for an empty bar', () => {
  expect(segmentsOf({ label: 'X', values: {} }, PARTS, 0)).toEqual([]);
});
