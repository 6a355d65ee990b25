import { expect, it } from 'vitest';
import { isDay, problemOf, typedValue } from './dayValue';

const options = { today: '2026-11-21', locale: 'sv-SE' };

it.each([
  ['', ''],
  ['  ', ''],
  ['1 dec', '2026-12-01'],
  ['261224', '2026-12-24'],
  ['2020-02-30', '2020-02-30'],
  ['snart', 'snart'],
  // May be another day
  ['24-12-26', '24-12-26'],
])('%j is %j', (text, value) => {
  expect(typedValue(text, options)).toBe(value);
});

it.each([
  ['', null],
  ['2026-12-01', null],
  ['2026-11-20', { kind: 'too_early' }],
  ['2027-01-01', { kind: 'too_late' }],
  ['2026-12-24', { kind: 'unavailable' }],
  ['snart', { kind: 'invalid' }],
  ['2026-02-30', { kind: 'invalid' }],
  ['24-12-26', { kind: 'unsure', readings: ['2024-12-26', '2026-12-24'] }],
])('says of %j what is wrong: %j', (value, problem) => {
  const rules = {
    min: '2026-11-21',
    max: '2026-12-31',
    isUnavailable: (day: string) => day === '2026-12-24',
  };
  expect(problemOf(value, { ...options, ...rules })).toEqual(problem);
});

it('knows a day from another text', () => {
  expect(['2026-12-01', '2028-02-29', '2026-02-29', '2026-2-1', ''].map(isDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
