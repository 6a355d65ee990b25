import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type JobFilter } from './filter';
import { filterToRequest, requestToFilter } from './filterRequest';

describe('filterToRequest', () => {
  it('sends nothing for an empty filter', () => {
    expect(filterToRequest(EMPTY_FILTER)).toEqual({});
  });

  it('joins lists by comma and leaves limits on their bound out', () => {
    const filter: JobFilter = {
      ...EMPTY_FILTER,
      workroles: ['barnmorska', 'sjukskoterska'],
      onCallDuty: true,
      minHourlyRate: 500,
      maxHourlyRate: 900,
      text: ' iva ',
      forceRefresh: true,
    };
    expect(filterToRequest(filter)).toEqual({
      workroles: 'barnmorska,sjukskoterska',
      onCallDuty: 'yes',
      maxHourlyRate: 900,
      text: 'iva',
    });
  });
});

describe('requestToFilter', () => {
  it('gives back the filter that was sent', () => {
    const filter: JobFilter = {
      locations: ['m-0180', 'r-12'],
      workroles: ['barnmorska'],
      workfields: ['akut'],
      employmentTypes: ['konsult'],
      systems: ['cosmic'],
      timeOfDay: ['night'],
      onCallDuty: true,
      minHourlyRate: 700,
      maxHourlyRate: 900,
      fromDate: '2026-01-01',
      toDate: '2026-02-01',
      text: 'iva',
      forceRefresh: false,
    };
    expect(requestToFilter(filterToRequest(filter))).toEqual(filter);
    expect(requestToFilter({})).toEqual(EMPTY_FILTER);
  });
});
