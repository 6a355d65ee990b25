import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { fromPreferences, toPreferences } from './homePreferences';

const filter = (changes: Partial<JobFilter>): JobFilter => ({ ...EMPTY_FILTER, ...changes });

describe('home preferences', () => {
  it.each<[string, Partial<JobFilter>]>([
    ['lists', { workroles: ['iva-sjukskoterska'], workfields: ['akutmottagning', 'narakut'] }],
    [
      'places, types, systems',
      { locations: ['m-0180', 'r-12'], employmentTypes: ['konsult'], systems: ['cosmic'] },
    ],
    ['rates', { minHourlyRate: 650, maxHourlyRate: 900 }],
    ['one rate', { minHourlyRate: 650 }],
    ['a period within a week', { fromDate: '2026-11-17', toDate: '2026-11-19' }],
    ['a period over a new year', { fromDate: '2026-12-30', toDate: '2027-01-20' }],
    ['a period without an end', { fromDate: '2026-12-30' }],
    ['a period without a start', { toDate: '2027-01-20' }],
  ])('reads back %s', (_what, changes) => {
    const stored: unknown = JSON.parse(JSON.stringify(toPreferences(filter(changes))));
    expect(fromPreferences(stored)).toEqual(filter(changes));
  });

  it('stores weeks by week and year, cut at the chosen days', () => {
    const { weeksData } =
      toPreferences(filter({ fromDate: '2026-12-30', toDate: '2027-01-05' }))?.availablePeriods ??
      {};
    expect(weeksData).toEqual({
      '53_2026': { year: 2026, weekNumber: 53, startDate: '2026-12-30', endDate: '2027-01-03' },
      '1_2027': { year: 2027, weekNumber: 1, startDate: '2027-01-04', endDate: '2027-01-05' },
    });
  });

  it.each<[string, Partial<JobFilter>]>([
    ['nothing', {}],
    ['free text', { text: 'natt' }],
    ['a period of many years', { fromDate: '2026-01-01', toDate: '2066-01-01' }],
  ])('stores nothing of %s', (_what, changes) => {
    expect(toPreferences(filter(changes))).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['a text', 'home'],
    ['another shape', { workRoles: 'x', locations: [1, null], compensation: { hourly: 7 } }],
    [
      'bad ids and days',
      { systems: ['<b>'], availablePeriods: { weeksData: { a: { startDate: 'x' } } } },
    ],
    ['rates out of bounds', { compensation: { hourly: { minRate: 3, maxRate: 99_999 } } }],
  ])('reads %s as an empty filter', (_what, stored) => {
    expect(fromPreferences(stored)).toEqual(EMPTY_FILTER);
  });
});
