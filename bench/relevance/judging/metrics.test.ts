import { expect, it } from 'vitest';
import { dcg, mean, median, ndcg } from './metrics';

it('discounts each gain by its rank', () => {
  // 7/log2(2) + 3/log2(3) + 0/log2(4) + 1/log2(5) = 7 + 1.892789 + 0 + 0.430677
  expect(dcg([3, 2, 0, 1])).toBeCloseTo(9.323466, 6);
});

it('counts ten results', () => {
  expect(dcg([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3])).toBe(0);
});

it('divides the gain by that of the best order of all jobs', () => {
  // Listed 2 and 3: 3 + 7/log2(3) = 7.416508; ideal 3, 2, 1: 7 + 1.892789 + 0.5 = 9.392789
  expect(ndcg([2, 3], [0, 1, 2, 3, 0])).toBeCloseTo(7.416508 / 9.392789, 6);
  expect(ndcg([3, 2, 1], [0, 1, 2, 3, 0])).toBe(1);
  expect(ndcg([], [3])).toBe(0);
});

it('has no value where no job has a grade', () => {
  expect(ndcg([0, 0], [0, 0, 0])).toBeNull();
});

it('computes the median and the mean', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
  expect(mean([1, 2, 6])).toBe(3);
});
