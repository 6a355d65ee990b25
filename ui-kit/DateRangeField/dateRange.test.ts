import { describe, expect, it } from 'vitest';
import { checkRange, type DateRange, dayCount, dayPlace, pickDay, readDrafts } from './dateRange';

const range = (from: string | null, to: string | null): DateRange => ({ from, to });

describe('checkRange', () => {
  it.each([
    [range(null, null), null],
    [range('2026-12-01', null), null],
    [range('2026-12-01', '2026-12-02'), null],
    [range('2026-12-01', '2026-12-01'), 'end_not_after_start'],
    [range('2026-12-02', '2026-12-01'), 'end_not_after_start'],
    [range('2026-11-20', null), 'too_early'],
    [range(null, '2026-11-20'), 'too_early'],
  ])('%j → %s', (value, problem) => {
    expect(checkRange(value, { min: '2026-11-21', minDays: 2 })).toBe(problem);
  });

  it('takes one day as a range unless it has to be longer', () => {
    expect(checkRange(range('2026-12-01', '2026-12-01'))).toBeNull();
    expect(checkRange(range('2026-12-02', '2026-12-01'))).toBe('end_not_after_start');
    expect(checkRange(range('2026-12-01', '2026-12-02'), { minDays: 3 })).toBe(
      'end_not_after_start',
    );
  });

  it('takes no day after the last one, and none that is taken', () => {
    const rules = { max: '2026-12-31', isUnavailable: (day: string) => day === '2026-12-24' };
    expect(checkRange(range('2026-12-01', '2027-01-01'), rules)).toBe('too_late');
    expect(checkRange(range('2026-12-24', null), rules)).toBe('unavailable');
    expect(checkRange(range('2026-12-23', '2026-12-25'), rules)).toBe('unavailable');
    expect(checkRange(range('2026-12-25', '2026-12-31'), rules)).toBeNull();
  });
});

describe('pickDay', () => {
  it.each([
    [range(null, null), range('2026-12-05', null)],
    [range('2026-12-01', null), range('2026-12-01', '2026-12-05')],
    [range('2026-12-05', null), range('2026-12-05', null)],
    [range('2026-12-09', null), range('2026-12-05', null)],
    [range('2026-12-01', '2026-12-09'), range('2026-12-05', null)],
  ])('the fifth after %j', (before, after) => {
    expect(pickDay(before, '2026-12-05', 2)).toEqual(after);
  });

  it('ends a range of one day at its start', () => {
    const day = '2026-12-05';
    expect(pickDay(range(day, null), day)).toEqual(range(day, day));
  });
});

it('counts both ends, over the change of the clock', () => {
  expect(dayCount('2026-12-01', '2026-12-14')).toBe(14);
  expect(dayCount('2026-10-24', '2026-10-26')).toBe(3);
});

it('returns where a day is in the range', () => {
  const value = range('2026-12-01', '2026-12-03');
  const places = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
  expect(places.map((day) => dayPlace(day, value))).toEqual([
    'outside',
    'start',
    'inside',
    'end',
    'outside',
  ]);
  expect(dayPlace('2026-12-02', range('2026-12-01', null))).toBe('outside');
});

describe('readDrafts', () => {
  const options = { today: '2026-11-21', locale: 'sv-SE', min: '2026-11-21' };
  const value = range('2026-12-01', '2026-12-14');
  it.each([
    { drafts: {}, read: { range: value } },
    { drafts: { from: '3 dec' }, read: { range: range('2026-12-03', '2026-12-14') } },
    { drafts: { to: '  ' }, read: { range: range('2026-12-01', null) } },
    { drafts: { from: 'snart' }, read: { problem: 'invalid_from' } },
    {
      drafts: { from: '\u202a26-12-24\u202c', to: '7.1.27' },
      read: { range: range('2026-12-24', '2027-01-07') },
    },
    {
      drafts: { from: '26/12/24' },
      read: { problem: 'invalid_from', readings: ['2024-12-26', '2026-12-24'] },
    },
    { drafts: { from: '', to: 'sen' }, read: { problem: 'invalid_to' } },
    { drafts: { from: '15 dec' }, read: { problem: 'end_not_after_start' } },
    {
      drafts: { from: '15 dec', to: '16 dec' },
      read: { range: range('2026-12-15', '2026-12-16') },
    },
    { drafts: { from: '2026-11-01' }, read: { problem: 'too_early' } },
    { drafts: { from: 'v. 26–30' }, read: { range: range('2027-06-28', '2027-08-01') } },
    { drafts: { from: 'v. 50' }, read: { range: range('2026-12-07', '2026-12-14') } },
    { drafts: { to: 'v. 51' }, read: { range: range('2026-12-01', '2026-12-20') } },
    { drafts: { from: 'v. 60' }, read: { problem: 'invalid_from' } },
  ])('$drafts', ({ drafts, read }) => {
    expect(readDrafts(value, drafts, options)).toEqual(read);
  });
});
