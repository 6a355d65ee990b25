import { expect, it } from 'vitest';
import { APP_LOCATIONS } from './locations';
import { locationsWithin } from './locationsWithin';

it.each([
  ['only a municipality', 'm-0980', ['m-0980']],
  ['a region with its municipalities', 'r-09', ['r-09', 'm-0980']],
  ['nothing for an unknown id', 'm-9999', []],
])('answers %s', (_name, id, expected) => {
  expect(locationsWithin(APP_LOCATIONS, id)).toEqual(expected);
});
