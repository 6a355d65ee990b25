import { describe, expect, it } from 'vitest';
import { initialTerms, readNumber } from './calculatorInput';

describe('readNumber', () => {
  it.each([
    ['40', 40],
    [' 37,5 ', 37.5],
    ['1', 1],
    ['60', 60],
    ['60.0', 60],
  ])('reads %s', (text, value) => {
    expect(readNumber(text, { min: 1, max: 60 })).toEqual({ value, problem: null });
  });

  it.each([
    ['0', 'out_of_bounds'],
    ['-3', 'out_of_bounds'],
    ['99', 'out_of_bounds'],
    ['60,1', 'out_of_bounds'],
    ['', 'not_a_number'],
    ['abc', 'not_a_number'],
    ['1e1', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['Infinity', 'not_a_number'],
    ['12 h', 'not_a_number'],
  ])('refuses %s', (text, problem) => {
    expect(readNumber(text, { min: 1, max: 60 })).toEqual({ value: null, problem });
  });

  it('refuses a fraction where only whole numbers are asked for', () => {
    expect(readNumber('4,5', { min: 1, max: 52, whole: true }).problem).toBe('not_whole');
    expect(readNumber('4,0', { min: 1, max: 52, whole: true }).value).toBe(4);
  });
});

describe('initialTerms', () => {
  it.each([
    [
      { hoursPerWeek: 32, weeks: 12.4 },
      { hours: 32, weeks: 12.4 },
    ],
    [
      { hoursPerWeek: null, weeks: null },
      { hours: 40, weeks: 4 },
    ],
    [
      { hoursPerWeek: 20, weeks: 0.2 },
      { hours: 20, weeks: 0.2 },
    ],
    [
      { hoursPerWeek: 20, weeks: 0 },
      { hours: 20, weeks: 4 },
    ],
    [
      { hoursPerWeek: 20, weeks: 200 },
      { hours: 20, weeks: 156 },
    ],
  ])('%j gives %j', (terms, expected) => {
    expect(initialTerms(terms)).toEqual(expected);
  });
});
