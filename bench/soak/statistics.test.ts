import { expect, it } from 'vitest';
import { quantile, slope } from './statistics';

it('the slope of a line is its own, whatever lies evenly around it', () => {
  const points = Array.from({ length: 100 }, (_, x) => ({ x, y: 3 * x + 7 + (x % 2 ? 1 : -1) }));
  expect(slope(points)).toBeCloseTo(3, 1);
  expect(slope(points.map(({ x }) => ({ x, y: 250 })))).toBe(0);
});

it('a quantile is a value that was measured', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(3);
  expect(quantile([1, 2, 100], 0.99)).toBe(100);
  expect(quantile([], 0.5)).toBeNaN();
});
