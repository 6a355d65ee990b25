import { expect, it } from 'vitest';
import { currentHeading } from './currentHeading';

it.each([
  ['before the first', [400, 900], null],
  ['in the first part', [-100, 700], 'a'],
  ['where the next has just begun', [-700, 160], 'b'],
  ['after the last', [-2000, -900], 'b'],
])('the heading %s', (_where, [a = 0, b = 0], expected) => {
  expect(
    currentHeading([
      { id: 'a', top: a },
      { id: 'b', top: b },
    ]),
  ).toBe(expected);
});
