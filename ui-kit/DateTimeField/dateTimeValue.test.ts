import { expect, it } from 'vitest';
import { dayOf, halvesOf, isDateTime, joined, timeRulesOn } from './dateTimeValue';

it.each([
  ['', '', ''],
  ['2026-12-01', '14:30', '2026-12-01T14:30'],
  ['2026-12-01', '', '2026-12-01T'],
  ['', '14:30', 'T14:30'],
  ['Torsdag', '', 'TorsdagT'],
  ['Torsdag', '14:30', 'TorsdagT14:30'],
  ['2026-12-01', 'Tidigt', '2026-12-01TTidigt'],
  ['snart', 'sen', 'snartTsen'],
])('%j and %j are %j, and that is them again', (day, time, value) => {
  expect(joined({ day, time })).toBe(value);
  expect(halvesOf(value)).toEqual({ day, time });
});

it('knows a day with a time from another text', () => {
  const values = ['2026-12-01T14:30', '2026-12-01', '2026-12-01T', 'T14:30', '2026-02-30T14:30'];
  expect(values.map(isDateTime)).toEqual([true, false, false, false, false]);
});

it('limits the times of the first and of the last day', () => {
  const limits = { min: '2026-12-01T08:00', max: '2026-12-31' };
  expect(dayOf(limits.min)).toBe('2026-12-01');
  expect(dayOf(limits.max)).toBe('2026-12-31');
  expect(dayOf(undefined)).toBeUndefined();
  expect(timeRulesOn('2026-12-01', limits)).toEqual({ min: '08:00', max: undefined });
  expect(timeRulesOn('2026-12-02', limits)).toEqual({ min: undefined, max: undefined });
  expect(timeRulesOn('2026-12-31', limits)).toEqual({ min: undefined, max: undefined });
  expect(timeRulesOn('', {})).toEqual({ min: undefined, max: undefined });
});
