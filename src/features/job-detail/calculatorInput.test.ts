import { describe, expect, it } from 'vitest';
import { initialTerms, readNumber } from './calculatorInput';

describe('readNumber', () => {
  it.each([
    ['40', 40],
    [' 37,5 ', 37.5],
    ['0', 1],
    ['-3', 1],
    ['99', 60],
    ['1e9', 60],
    ['', null],
    ['forty', null],
    ['Infinity', null],
  ])('%s is %s', (text, expected) => {
    expect(readNumber(text, { min: 1, max: 60 })).toBe(expected);
  });
});

describe('initialTerms', () => {
  it.each([
    [
      { hoursPerWeek: 32, weeks: 12.4 },
      { hours: 32, weeks: 12 },
    ],
    [
      { hoursPerWeek: null, weeks: null },
      { hours: 40, weeks: 4 },
    ],
    [
      { hoursPerWeek: 20, weeks: 0.2 },
      { hours: 20, weeks: 4 },
    ],
    [
      { hoursPerWeek: 20, weeks: 80 },
      { hours: 20, weeks: 52 },
    ],
  ])('%j gives %j', (terms, expected) => {
    expect(initialTerms(terms)).toEqual(expected);
  });
});
