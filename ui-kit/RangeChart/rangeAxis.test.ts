import { describe, expect, it } from 'vitest';
import { placeOn, rangeAxis } from './rangeAxis';

describe('rangeAxis', () => {
  it.each([
    [[34_100, 55_500], 30_000, 60_000, [30_000, 40_000, 50_000, 60_000]],
    [[73_000, 79_700, 86_500], 70_000, 90_000, [70_000, 75_000, 80_000, 85_000, 90_000]],
    [[200, 411], 200, 500, [200, 300, 400, 500]],
  ])('of %j has round ends', (values, from, to, ticks) => {
    expect(rangeAxis(values)).toEqual({ from, to, ticks });
  });

  it.each([[[]], [[41_900]]])('of %j has one value in the middle', (values) => {
    const axis = rangeAxis(values);
    expect(axis.ticks).toEqual([values[0] ?? 0]);
    expect(placeOn(axis, values[0] ?? 0)).toBe(50);
  });

  it('holds every value between its ends, in few steps', () => {
    for (let least = 1; least < 100_000; least *= 3) {
      for (const width of [1, 7, 60, 999, 45_000]) {
        const { from, to, ticks } = rangeAxis([least, least + width]);
        expect(from).toBeLessThanOrEqual(least);
        expect(to).toBeGreaterThanOrEqual(least + width);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }
    }
  });
});
