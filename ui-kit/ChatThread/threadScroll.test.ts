import { describe, expect, it } from 'vitest';
import { firstBelow, followsAfter, isAtEnd, isNearEnd, isNearStart } from './threadScroll';

const at = (scrollTop: number) => ({ scrollTop, scrollHeight: 1000, clientHeight: 400 });

it.each([
  [600, true],
  [552, true],
  [551, false],
  [0, false],
  // Elastic scrolling goes beyond the end.
  [640, true],
])('at %i: the end is visible: %s', (top, expected) => {
  expect(isAtEnd(at(top))).toBe(expected);
});

describe('followsAfter', () => {
  it.each([
    ['up, out of view', true, 600, 300, false],
    ['up, still in view', true, 600, 560, true],
    ['down to the end', false, 300, 590, true],
    ['down, not to the end', false, 100, 300, false],
    ['the end moved away', true, 300, 300, true],
    ['the end moved away, and rows above grew', true, 300, 400, true],
  ])('%s', (_name, follows, lastTop, top, expected) => {
    expect(followsAfter(follows, lastTop, at(top))).toBe(expected);
  });
});

it.each([
  [399, true],
  [400, false],
])('at %i: near the start: %s', (top, expected) => {
  expect(isNearStart(at(top))).toBe(expected);
});

it.each([
  [201, true],
  [200, false],
])('at %i: near the end: %s', (top, expected) => {
  expect(isNearEnd(at(top))).toBe(expected);
});

describe('firstBelow', () => {
  const bottoms = [10, 20, 30];
  it.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [29, 2],
    [30, 3],
  ])('line %i: box %i', (line, index) => {
    expect(firstBelow(bottoms.length, line, (each) => bottoms[each] ?? 0)).toBe(index);
  });

  it('finds no box in an empty list', () => {
    expect(firstBelow(0, 5, () => 0)).toBe(0);
  });
});
