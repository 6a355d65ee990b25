import { describe, expect, it } from 'vitest';
import { isoWeekOf, weekKey } from '#domain/calendar/isoWeek';
import { anEmptyAccount, somePreferences } from '#domain/candidates/testing/anAccount';
import { EMPTY_FILTER } from './filter';
import { activeParts } from './filterParts';
import { preferencesToFilter, relaxations } from './preferencesFilter';

const TODAY = '2026-05-06';
const weeks = (...days: string[]) => ({
  weeksData: Object.fromEntries(
    days.map((day) => {
      const week = isoWeekOf(day);
      return [weekKey(week), week];
    }),
  ),
});

describe('preferencesToFilter', () => {
  it('filters by every preference', () => {
    const preferences = somePreferences({
      onCallDuty: true,
      compensation: { hourly: { minRate: 600, maxRate: 3500 } },
      availablePeriods: weeks('2026-06-01', '2026-05-11'),
    });
    expect(preferencesToFilter(preferences, TODAY)).toEqual({
      ...EMPTY_FILTER,
      locations: ['r-24'],
      workroles: ['sjukskoterska'],
      workfields: ['akutmottagning'],
      systems: ['ncs-cross'],
      employmentTypes: ['konsult'],
      onCallDuty: true,
      minHourlyRate: 600,
      maxHourlyRate: 3500,
      fromDate: '2026-05-11',
      toDate: '2026-06-07',
    });
  });

  it('narrows nothing where nothing is preferred', () => {
    expect(activeParts(preferencesToFilter(anEmptyAccount().preferences, TODAY))).toEqual([]);
  });

  it.each([false, null])('does not filter by on-call duty when it is %j', (onCallDuty) => {
    const { onCallDuty: asked } = preferencesToFilter(somePreferences({ onCallDuty }), TODAY);
    expect(asked).toBe(false);
  });

  it.each<[what: string, days: string[], from: string | null, to: string | null]>([
    ['the week that today is in', ['2026-05-04'], '2026-05-04', '2026-05-10'],
    ['a week that has passed', ['2026-04-27'], null, null],
    ['the turn of a year', ['2026-12-28', '2027-01-04'], '2026-12-28', '2027-01-10'],
  ])('knows %s', (_what, days, fromDate, toDate) => {
    const preferences = somePreferences({ availablePeriods: weeks(...days) });
    expect(preferencesToFilter(preferences, TODAY)).toMatchObject({ fromDate, toDate });
  });
});

describe('relaxations', () => {
  it('leaves out one part after the other, and never the profession', () => {
    const all = relaxations(preferencesToFilter(somePreferences(), '2026-05-01'));
    expect(all.map(({ relaxed }) => relaxed.at(-1) ?? null)).toEqual([
      null,
      'systems',
      'period',
      'employmentTypes',
      'workfields',
      'locations',
    ]);
    expect(all.map(({ filter }) => activeParts(filter).length)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(all.at(-1)?.filter.workroles).toEqual(['sjukskoterska']);
  });

  it('is the filter alone where nothing is set', () => {
    expect(relaxations(EMPTY_FILTER)).toEqual([{ filter: EMPTY_FILTER, relaxed: [] }]);
  });
});
