import { expect, test } from 'vitest';
import { barsOf, peakOf } from './bars';

const BINS = [
  { from: 500, to: 600, count: 5 },
  { from: 600, to: 700, count: 20 },
  { from: 700, to: 800, count: 0 },
  { from: 800, to: 900, count: 20 },
];

test('the fullest bin is the peak, the first of equals', () => {
  expect(peakOf(BINS)?.from).toBe(600);
});

test.each([[[]], [[{ from: 0, to: 1, count: 0 }]]])('no peak without values', (bins) => {
  expect(peakOf(bins)).toBeUndefined();
});

test('heights follow the counts', () => {
  expect(barsOf(BINS).map(({ height }) => height)).toEqual([25, 100, 0, 100]);
});

test('a bin with few values is still visible', () => {
  const bins = [
    { from: 0, to: 1, count: 1 },
    { from: 1, to: 2, count: 10_000 },
  ];
  expect(barsOf(bins)[0]?.height).toBe(2);
});

test('the bars are inside the drawing with space between them', () => {
  const bars = barsOf(BINS);
  for (const [index, { x, width }] of bars.entries()) {
    expect(x).toBeGreaterThan(index * 25);
    expect(x + width).toBeLessThan((index + 1) * 25);
  }
});

test.each([
  [undefined, [true, true, true, true]],
  [{ from: 650, to: 800 }, [false, true, true, false]],
  [{ from: 600, to: 700 }, [false, true, false, false]],
  [{ from: 900, to: 950 }, [false, false, false, false]],
])('selected %o', (selected, inside) => {
  expect(barsOf(BINS, selected).map((bar) => bar.inside)).toEqual(inside);
});
