import { describe, expect, it } from 'vitest';
import { addDays, dayFromNumber, dayNumber, formatDay, toDay } from './days';

describe('toDay', () => {
  it.each([
    [2026, 2, 28, '2026-02-28'],
    [2026, 2, 29, null],
    [2028, 2, 29, '2028-02-29'],
    [2026, 6, 31, null],
    [2026, 13, 1, null],
    [2026, 0, 1, null],
    [2026, 1, 0, null],
  ])('%i-%i-%i', (year, month, date, day) => {
    expect(toDay(year, month, date)).toBe(day);
  });
});

it('counts over the change to summer time', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(dayFromNumber(dayNumber('2026-10-25') + 1)).toBe('2026-10-26');
});

it('names the day itself, whatever the zone of the machine', () => {
  expect(formatDay('2026-12-01', 'en-GB', { day: 'numeric', month: 'long' })).toBe('1 December');
  expect(formatDay('2026-12-01', 'sv-SE', { weekday: 'long' })).toBe('tisdag');
});
