import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { EMPTY_FILTER, type JobFilter } from './filter';
import { LIST_PARTS, recordOf } from './filterFields';
import { readFilterQuery, writeFilterQuery } from './filterQuery';
import type { KnownIds } from './knownIds';

const read = (query: string, known?: KnownIds) =>
  readFilterQuery(new URLSearchParams(query), known);

describe('readFilterQuery', () => {
  it('reads and writes the view beside the order', () => {
    const query = 'q=natt&order=newest&view=weeks';
    expect(read(query)).toMatchObject({ order: 'newest', view: 'weeks' });
    expect(writeFilterQuery(read(query))).toBe(query);
  });

  it('reads every parameter of part 9', () => {
    const query =
      'locations=m-0180,r-12&roles=barnmorska&workfields=akut&employment-types=konsult' +
      '&systems=cosmic&time-of-day=night,day&oncall-duty=yes&travel=paid' +
      '&housing=arranged,paid&eligible=yes&min-hourly-rate=700' +
      '&max-hourly-rate=900&from-date=2026-01-01&to-date=2026-02-01&q=IVA+natt' +
      '&order=highest_hourly_rate&force-refresh=true';
    expect(read(query)).toEqual({
      filter: {
        ...EMPTY_FILTER,
        locations: ['m-0180', 'r-12'],
        workroles: ['barnmorska'],
        workfields: ['akut'],
        workfieldGroup: null,
        employmentTypes: ['konsult'],
        systems: ['cosmic'],
        timeOfDay: ['day', 'night'],
        onCallDuty: true,
        travel: ['paid'],
        housing: ['arranged', 'paid'],
        onlyEligible: true,
        minHourlyRate: 700,
        maxHourlyRate: 900,
        fromDate: '2026-01-01',
        toDate: '2026-02-01',
        text: 'IVA natt',
        forceRefresh: true,
      },
      order: 'highest_hourly_rate',
    });
  });

  it.each([
    ['an unknown parameter', 'utm_source=x'],
    ['an empty list', 'roles=&locations=,,'],
    ['ids with other signs', 'roles=<script>,a%20b'],
    ['an on-call value other than yes', 'oncall-duty=true'],
    ['a rate outside the bounds', 'min-hourly-rate=499&max-hourly-rate=3501'],
    ['a rate on its bound', 'min-hourly-rate=500&max-hourly-rate=3500'],
    ['a rate that is not a whole number', 'min-hourly-rate=7e2&max-hourly-rate=900.5'],
    ['an inverted rate range', 'min-hourly-rate=900&max-hourly-rate=700'],
    ['an invalid day', 'from-date=2026-02-30&to-date=tomorrow'],
    ['an inverted period', 'from-date=2026-02-02&to-date=2026-02-01'],
    ['blank text', 'q=%20%20'],
    ['an unknown order', 'order=oldest'],
    ['force-refresh other than true', 'force-refresh=1'],
    ['an unknown view', 'view=map'],
  ])('drops %s', (_, query) => {
    expect(read(query)).toEqual({ filter: EMPTY_FILTER, order: 'newest' });
  });

  it('drops unknown ids, keeps the rest, and accepts repeated parameters', () => {
    const known: KnownIds = {
      ...recordOf(LIST_PARTS, () => new Set<string>()),
      workroles: new Set(['barnmorska', 'sjukskoterska']),
    };
    const { filter } = read('roles=sjukskoterska,nobody&roles=barnmorska&systems=cosmic', known);
    expect(filter).toEqual({ ...EMPTY_FILTER, workroles: ['barnmorska', 'sjukskoterska'] });
  });

  it('sorts what was chosen, so that one filter has one address', () => {
    const chosen = 'roles=psykolog,logoped,kurator&locations=r-12,m-0180';
    const { filter } = read(chosen);
    expect(filter.workroles).toEqual(['kurator', 'logoped', 'psykolog']);
    expect(filter.locations).toEqual(['m-0180', 'r-12']);
    expect(writeFilterQuery({ filter, order: 'newest' })).toBe(
      'locations=m-0180,r-12&roles=kurator,logoped,psykolog',
    );
  });

  it('orders by relevance where there is a text, unless the address says otherwise', () => {
    expect(read('q=natt').order).toBe('relevance');
    expect(read('roles=psykolog,kurator').order).toBe('newest');
    const { filter } = read('q=natt');
    expect(writeFilterQuery({ filter, order: 'newest' })).toBe('q=natt&order=newest');
  });

  it('hides near professions where the address says so', () => {
    expect(read('roles=psykolog').nearby).toBeUndefined();
    expect(read('roles=psykolog&nearby=shown').nearby).toBeUndefined();
    const hidden = read('roles=psykolog&nearby=hidden');
    expect(hidden.nearby).toBe('hidden');
    expect(writeFilterQuery(hidden)).toBe('roles=psykolog&nearby=hidden');
  });

  it('keeps a range of one rate, and of one day', () => {
    const { filter } = read(
      'min-hourly-rate=700&max-hourly-rate=700&from-date=2026-02-01&to-date=2026-02-01',
    );
    expect(filter).toEqual({
      ...EMPTY_FILTER,
      minHourlyRate: 700,
      maxHourlyRate: 700,
      fromDate: '2026-02-01',
      toDate: '2026-02-01',
    });
  });

  it.each([
    [399, 399],
    [400, 400],
    [401, 400],
  ])('reads of %i ids %i', (sent, expected) => {
    const ids = Array.from({ length: sent }, (_, at) => `id-${at}`);
    const { filter } = read(`locations=${ids}&roles=${ids}`);
    expect(filter.locations).toHaveLength(expected);
    expect(filter.workroles).toHaveLength(expected);
    expect(filter.workroles[0]).toBe('id-0');
  });

  it('cuts over-long text', () => {
    expect(read(`q=${'x'.repeat(500)}`).filter.text).toHaveLength(120);
  });

  it('never throws, whatever the address', () => {
    const name = fc.constantFrom('roles', 'q', 'from-date', 'min-hourly-rate', 'order', 'x');
    holds(
      fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
        const { filter, order } = readFilterQuery(new URLSearchParams(pairs));
        const again = read(writeFilterQuery({ filter, order }));
        expect(again).toEqual({ filter, order });
      }),
    );
  });
});

describe('writeFilterQuery', () => {
  it('writes nothing for an empty filter', () => {
    expect(writeFilterQuery({ filter: EMPTY_FILTER, order: 'newest' })).toBe('');
  });

  it('writes a group among the work fields', () => {
    const filter = { ...EMPTY_FILTER, workfields: ['akut'], workfieldGroup: 'psykiatri' };
    const address = writeFilterQuery({ filter, order: 'newest' });
    expect(address).toBe('workfields=akut,psykiatri');
    expect(read(address).filter.workfields).toEqual(['akut', 'psykiatri']);
  });

  it('writes only what is set, ids sorted and once, text escaped', () => {
    const filter: JobFilter = {
      ...EMPTY_FILTER,
      locations: ['r-12', 'm-0180', 'r-12'],
      minHourlyRate: 700,
      maxHourlyRate: 3500,
      toDate: '2026-02-01',
      text: ' natt & dag ',
    };
    expect(writeFilterQuery({ filter, order: 'highest_hourly_rate' })).toBe(
      'locations=m-0180,r-12&min-hourly-rate=700&to-date=2026-02-01&q=natt%20%26%20dag' +
        '&order=highest_hourly_rate',
    );
  });
});

it('cuts a text before a character that does not fit whole', () => {
  const { filter } = readFilterQuery(new URLSearchParams({ q: `${'a'.repeat(119)}😀` }));
  expect(filter.text).toBe('a'.repeat(119));
  expect(writeFilterQuery({ filter, order: 'relevance' })).toBe(`q=${'a'.repeat(119)}`);
});
