import { describe, expect, it } from 'vitest';
import {
  moveThumb,
  normalise,
  parseRate,
  type RateScale,
  snap,
  thumbBounds,
  toBars,
  toShare,
} from './rateMath';

const scale: RateScale = { min: 500, max: 3500, step: 10, minDistance: 10 };

it.each([
  [500, 500],
  [844, 840],
  [845, 850],
  [-20, 500],
  [9000, 3500],
])('snaps %i to %i', (value, expected) => {
  expect(snap(value, scale)).toBe(expected);
});

it('leaves each end the range that the other does not need', () => {
  const rates = { min: 700, max: 1200 };
  expect(thumbBounds('min', rates, scale)).toEqual({ min: 500, max: 1190 });
  expect(thumbBounds('max', rates, scale)).toEqual({ min: 710, max: 3500 });
});

describe('moving an end', () => {
  const rates = { min: 700, max: 1200 };
  it.each([
    ['on the scale', 'min', 803, { min: 800, max: 1200 }],
    ['onto the other end: the least distance stays', 'min', 1200, { min: 1190, max: 1200 }],
    ['past the other end', 'max', 600, { min: 700, max: 710 }],
    ['below the scale', 'min', 0, { min: 500, max: 1200 }],
    ['above the scale', 'max', 99_000, { min: 700, max: 3500 }],
  ] as const)('%s', (_case, thumb, to, expected) => {
    expect(moveThumb(thumb, to, rates, scale)).toEqual(expected);
  });
});

it.each([
  ['swapped', { min: 1200, max: 700 }, { min: 700, max: 1200 }],
  ['the same', { min: 800, max: 800 }, { min: 800, max: 810 }],
  ['the same at the top', { min: 3500, max: 3500 }, { min: 3490, max: 3500 }],
  ['outside', { min: 0, max: 10_000 }, { min: 500, max: 3500 }],
  ['between steps', { min: 703, max: 1207 }, { min: 700, max: 1210 }],
])('brings a pair onto the scale: %s', (_case, rates, expected) => {
  expect(normalise(rates, scale)).toEqual(expected);
});

it.each([
  ['843', 843],
  [' 1 200 kr/h', 1200],
  ['1\u00a0200', 1200],
  ['1.200', 1200],
  ['843,50 kr', 843],
  ['kr 900', 900],
  ['', null],
  ['mycket', null],
  ['-50', null],
  ['8 till 9', null],
])('reads "%s" as %s', (text, expected) => {
  expect(parseRate(text)).toBe(expected);
});

it.each([
  [500, 0],
  [2000, 0.5],
  [3500, 1],
  [100, 0],
  [9999, 1],
])('places %i at %d of the scale', (value, share) => {
  expect(toShare(value, scale)).toBe(share);
});

describe('bars', () => {
  const histogram = { from: 500, width: 1000, bars: [100, 0, 1] };

  it('are where their values are and as high as their counts', () => {
    const [first, second, third] = toBars(histogram, { min: 500, max: 3500 }, scale);
    expect(first).toEqual({ start: 0, width: 1 / 3, height: 1, inside: true });
    expect(second?.height).toBe(0);
    expect(third?.height, 'one result among hundreds is visible too').toBe(0.04);
  });

  it('are inside when they overlap the selection', () => {
    const insides = (min: number, max: number) =>
      toBars(histogram, { min, max }, scale).map(({ inside }) => inside);
    expect(insides(1400, 1600)).toEqual([true, true, false]);
    expect(insides(1500, 2500)).toEqual([false, true, false]);
  });

  it('do not divide by zero', () => {
    const bars = toBars({ ...histogram, bars: [0, 0] }, { min: 500, max: 3500 }, scale);
    expect(bars.map(({ height }) => height)).toEqual([0, 0]);
  });
});
