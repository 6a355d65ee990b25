import { describe, expect, it } from 'vitest';
import { kilometresBetween, nearPlaces } from './nearPlaces';
import { nearProfessions } from './nearProfessions';
import { nearWeeks } from './nearWeeks';

describe('near places', () => {
  it('are measured as the crow flies', () => {
    expect(kilometresBetween('m-0180', 'm-1480')).toBeGreaterThan(390);
    expect(kilometresBetween('m-0180', 'm-1480')).toBeLessThan(410);
    // Berg in Jämtland, not one of its namesakes in the south
    expect(kilometresBetween('m-2326', 'm-2380')).toBeLessThan(60);
  });

  it('are the nearest municipalities with jobs, then the region', () => {
    // Umeå: Vännäs, Nordmaling, Skellefteå; Malmö is too far away, Robertsfors has none
    const counts = { 'm-2482': 4, 'm-2460': 1, 'm-1280': 9, 'm-2401': 2, 'r-24': 8, 'm-2409': 0 };
    expect(nearPlaces(['m-2480'], counts)).toEqual(['m-2460', 'm-2401', 'm-2482', 'r-24']);
  });

  it('of a region are outside of it', () => {
    expect(nearPlaces(['r-24'], { 'r-24': 3, 'm-2480': 3, 'm-2284': 1 })).toEqual(['m-2284']);
  });
});

describe('near professions', () => {
  it('are those of the group by their jobs, then those with the same licence', () => {
    const counts = {
      'iva-sjukskoterska': 1,
      anestesisjukskoterska: 5,
      sjukskoterska: 9,
      underskoterska: 20,
      lakare: 30,
    };
    expect(nearProfessions(['operationssjukskoterska'], counts)).toEqual([
      'anestesisjukskoterska',
      'iva-sjukskoterska',
      'sjukskoterska',
    ]);
  });

  it('are none for a midwife among general nurses: the licence is another', () => {
    expect(nearProfessions(['barnmorska'], { sjukskoterska: 9 })).toEqual([]);
  });
});

describe('near weeks', () => {
  /** Jobs on single days. */
  const on = (days: string[]) => (from: string, to: string) =>
    days.some((day) => from <= day && day <= to);
  const numbers = (period: { fromDate: string | null; toDate: string | null }, days: string[]) =>
    nearWeeks(period, '2026-11-23', on(days)).map(({ weekNumber }) => weekNumber);
  const JULY = { fromDate: '2027-07-05', toDate: '2027-07-11' };

  it('are the nearest before and after the period', () => {
    expect(numbers(JULY, ['2027-05-03', '2027-06-23', '2027-08-02', '2027-09-06'])).toEqual([
      25, 31,
    ]);
  });

  it('are no week that has passed, and none more than a year away', () => {
    expect(numbers(JULY, ['2026-11-20', '2028-08-01'])).toEqual([]);
    expect(numbers(JULY, ['2026-11-25'])).toEqual([48]);
  });

  it('are on the one side of a period that is open on the other', () => {
    expect(numbers({ fromDate: '2027-07-05', toDate: null }, ['2027-06-23'])).toEqual([25]);
  });
});
