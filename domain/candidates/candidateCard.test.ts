import { describe, expect, it } from 'vitest';
import { availabilityFor, candidateCard } from './candidateCard';
import { somePreferences } from './testing/anAccount';

const TODAY = '2026-03-02';
const card = (experiences: { from: string; to: string | null }[]) =>
  candidateCard(
    { preferences: somePreferences(), systems: [], experiences, bankIdVerified: true },
    TODAY,
  );

it('shows regions, no municipality, and not the order in which they were chosen', () => {
  const preferences = somePreferences({
    locations: ['m-2480', 'r-01', 'm-0180'],
    workRoles: ['sjukskoterska', 'barnmorska'],
  });
  expect(
    candidateCard(
      { preferences, systems: ['takecare', 'cosmic'], experiences: [], bankIdVerified: false },
      TODAY,
    ),
  ).toEqual({
    workRoles: ['barnmorska', 'sjukskoterska'],
    workFields: ['akutmottagning'],
    regions: ['r-01', 'r-24'],
    systems: ['cosmic', 'takecare'],
    employmentTypes: ['konsult'],
    experience: 'not_stated',
    bankIdVerified: false,
  });
});

describe('experience', () => {
  it.each<[what: string, experiences: { from: string; to: string | null }[], band: string]>([
    ['nothing', [], 'not_stated'],
    ['one month', [{ from: '2026-03', to: '2026-03' }], 'under_2'],
    ['a month less than two years', [{ from: '2020-01', to: '2021-11' }], 'under_2'],
    ['two years', [{ from: '2020-01', to: '2021-12' }], 'from_2'],
    ['a job that goes on', [{ from: '2021-05', to: null }], 'from_2'],
    ['a job that goes on since five years', [{ from: '2021-04', to: null }], 'from_5'],
    [
      'two jobs at the same time, counted once',
      [
        { from: '2020-01', to: '2021-06' },
        { from: '2020-06', to: '2021-11' },
      ],
      'under_2',
    ],
    [
      'a job within another',
      [
        { from: '2016-01', to: '2025-12' },
        { from: '2018-01', to: '2018-12' },
      ],
      'from_10',
    ],
    [
      'two jobs with years between',
      [
        { from: '2010-01', to: '2010-12' },
        { from: '2020-01', to: '2020-12' },
      ],
      'from_2',
    ],
  ])('%s', (_what, experiences, band) => {
    expect(card(experiences).experience).toBe(band);
    expect(card(experiences.toReversed()).experience).toBe(band);
  });
});

it.each<[chosen: string[], period: string[] | null, availability: string]>([
  [[], ['19_2026'], 'unknown'],
  [['19_2026'], null, 'unknown'],
  [['19_2026', '20_2026', '21_2026'], ['19_2026', '20_2026'], 'whole_period'],
  [['19_2026'], ['19_2026', '20_2026'], 'part_of_period'],
])('with the weeks %j a period of %j is %s', (chosen, period, availability) => {
  expect(availabilityFor(chosen, period)).toBe(availability);
});
