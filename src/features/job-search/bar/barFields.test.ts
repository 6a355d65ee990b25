import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { hiddenFields, isInverted } from './barFields';

describe('hiddenFields', () => {
  it('sends what the bar does not show, and nothing that it does', () => {
    const filter = {
      ...EMPTY_FILTER,
      workroles: ['barnmorska'],
      locations: ['r-12'],
      text: 'natt',
      fromDate: '2026-12-01',
      workfields: ['bb', 'forlossning'],
      minHourlyRate: 700,
      onCallDuty: true,
    };
    expect(hiddenFields({ filter, order: 'highest_hourly_rate' })).toEqual([
      ['workfields', 'bb,forlossning'],
      ['oncall-duty', 'yes'],
      ['min-hourly-rate', '700'],
      ['order', 'highest_hourly_rate'],
    ]);
  });
});

describe('isInverted', () => {
  it.each([
    [null, '2026-12-01', false],
    ['2026-12-01', null, false],
    ['2026-12-01', '2026-12-01', false],
    ['2026-12-01', '2026-12-02', false],
    ['2026-12-02', '2026-12-01', true],
  ])('%s to %s: %s', (fromDate, toDate, expected) => {
    expect(isInverted({ ...EMPTY_FILTER, fromDate, toDate })).toBe(expected);
  });
});
