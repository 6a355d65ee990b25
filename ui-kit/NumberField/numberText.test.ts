import { describe, expect, test } from 'vitest';
import { readNumber, steppedBy, writeNumber } from './numberText';

describe('reading', () => {
  test.each<[string, string, number | null]>([
    ['sv', '7,5', 7.5],
    ['sv', '7.5', 7.5],
    ['sv', '1 200', 1200],
    ['sv', '1\u00a0200,50', 1200.5],
    ['sv', '−3', -3],
    ['sv', ' 12 ', 12],
    ['sv', '1.500', null],
    ['sv', '0.125', 0.125],
    ['sv', '1,500', 1.5],
    ['sv', '1.200,50', null],
    ['en', '7.5', 7.5],
    ['en', '1,200', 1200],
    ['en', '1,200,300.5', 1200300.5],
    ['en', '1,5', null],
    ['en', '12,34', null],
    ['en', '1.2.3', null],
    ['de-CH', "1'200.5", 1200.5],
    ['ar-EG', '١٢٫٥', 12.5],
    ['fa', '۷٫۵', 7.5],
    ['sv', '', null],
    ['sv', '-', null],
    ['sv', ',', null],
    ['sv', '1e5', null],
    ['sv', '0x10', null],
    ['sv', 'Infinity', null],
    ['sv', 'mycket', null],
  ])('%s “%s” is %s', (locale, text, value) => {
    expect(readNumber(text, locale)).toBe(value);
  });

  const LOCALES = [
    'sv',
    'en',
    'en-IN',
    'de',
    'de-CH',
    'fr',
    'nb',
    'fi',
    'pl',
    'es',
    'ar-EG',
    'fa',
    'hi',
  ];
  test.each(LOCALES)('%s reads what it writes', (locale) => {
    for (const value of [0, 7, 7.5, -3.25, 999, 1000, 1234.5, 12345, 1234567, -9876543.21, 0.001]) {
      const text = writeNumber(value, locale);
      expect([text, readNumber(text, locale)]).toEqual([text, value]);
    }
  });
});

test.each<[number, number | null, { min?: number; max?: number; step: number }, number]>([
  [1, 7, { step: 1 }, 8],
  [-1, 7, { step: 1 }, 6],
  [1, 0.2, { step: 0.1 }, 0.3],
  [10, 0.1, { step: 0.1 }, 1.1],
  [1, 7.3, { step: 1 }, 8],
  [-1, 7.3, { step: 1 }, 7],
  [1, 3, { min: 1, step: 5 }, 6],
  [1, 9, { max: 10, step: 5 }, 10],
  [1, 50, { max: 10, step: 1 }, 10],
  [-1, 0, { min: 0, step: 1 }, 0],
  [1, null, { min: 4, step: 1 }, 4],
  [1, null, { step: 1 }, 0],
  [-1, null, { max: -2, step: 1 }, -2],
])('%i steps from %s on %o is %d', (steps, value, scale, next) => {
  expect(steppedBy(steps, value, scale)).toBe(next);
});
