import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type JobFilter } from './filter';
import { searchToWire, splitIds } from './filterWire';

describe('searchToWire', () => {
  it('sends nothing for an empty filter in the usual order', () => {
    expect(searchToWire({ filter: EMPTY_FILTER, order: 'newest' })).toEqual({});
  });

  it('sends every field that is set under the name of part 7', () => {
    const filter: JobFilter = {
      ...EMPTY_FILTER,
      locations: ['m-0180', 'r-12'],
      workroles: ['barnmorska'],
      workfields: ['akut'],
      workfieldGroup: 'psykiatri',
      employmentTypes: ['konsult'],
      systems: ['cosmic'],
      timeOfDay: ['night'],
      onCallDuty: true,
      travel: ['paid'],
      housing: ['arranged', 'paid'],
      onlyEligible: true,
      minHourlyRate: 700,
      maxHourlyRate: 900,
      fromDate: '2026-01-01',
      toDate: '2026-02-01',
      text: ' iva ',
      forceRefresh: true,
    };
    expect(
      searchToWire({
        filter,
        order: 'highest_hourly_rate',
        pageLength: 5,
        startAfter: 'token',
        facets: true,
        byWeek: true,
      }),
    ).toEqual({
      locations: 'm-0180,r-12',
      workroles: 'barnmorska',
      workfields: 'akut,psykiatri',
      employmentTypes: 'konsult',
      systems: 'cosmic',
      timeOfDay: 'night',
      onCallDuty: 'yes',
      travel: 'paid',
      housing: 'arranged,paid',
      onlyEligible: 'yes',
      minHourlyRate: 700,
      maxHourlyRate: 900,
      fromDate: '2026-01-01',
      toDate: '2026-02-01',
      text: 'iva',
      order: 'highest_hourly_rate',
      pageLength: 5,
      startAfter: 'token',
      include: 'facets',
      by: 'week',
    });
  });

  it('names the order where it is not the usual one: relevance with a text', () => {
    const filter = { ...EMPTY_FILTER, text: 'iva' };
    expect(searchToWire({ filter, order: 'relevance' })).toEqual({ text: 'iva' });
    expect(searchToWire({ filter, order: 'newest' })).toEqual({ text: 'iva', order: 'newest' });
  });

  it('leaves out limits on their bound and the token of the first page', () => {
    const filter = { ...EMPTY_FILTER, minHourlyRate: 500, maxHourlyRate: 3500 };
    expect(searchToWire({ filter, order: 'newest', startAfter: null })).toEqual({});
  });
});

describe('splitIds', () => {
  it.each([
    [undefined, []],
    [null, []],
    ['', []],
    ['a', ['a']],
    ['a,b', ['a', 'b']],
  ])('%j → %j', (list, expected) => {
    expect(splitIds(list)).toEqual(expected);
  });
});
