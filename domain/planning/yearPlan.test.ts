import { expect, it } from 'vitest';
import { gapsOf, weeksOfYear, yearPlan } from './yearPlan';

it.each([
  [2025, 52, '2024-12-30'],
  [2026, 53, '2025-12-29'],
  [2027, 52, '2027-01-04'],
])('%i has %i weeks, the first from %s', (year, count, monday) => {
  const weeks = weeksOfYear(year);
  expect(weeks).toHaveLength(count);
  expect(weeks[0]?.startDate).toBe(monday);
  expect(weeks.map(({ weekNumber }) => weekNumber)).toEqual(weeks.map((_, index) => index + 1));
});

it('puts assignments, availability and public holidays into their weeks', () => {
  const plan = yearPlan(
    2026,
    [
      { id: 'a', from: '2026-06-03', to: '2026-06-08' },
      { id: 'b', from: '2026-06-14', to: '2026-06-14' },
    ],
    new Set(['24_2026', '24_2025']),
  );
  const inWeek = (number: number) => plan.find(({ week }) => week.weekNumber === number);
  expect(inWeek(23)).toMatchObject({ assignments: ['a'], available: false });
  expect(inWeek(24)).toMatchObject({ key: '24_2026', assignments: ['a', 'b'], available: true });
  expect(inWeek(25)).toMatchObject({ assignments: [], holidays: [{ id: 'midsummer' }] });
  // 1 January 2026 is a Thursday in week 1; 1 January 2027 a Friday in week 53 of 2026
  expect(inWeek(1)?.holidays.map(({ day }) => day)).toEqual(['2026-01-01']);
  expect(inWeek(53)?.holidays.map(({ day }) => day)).toEqual(['2027-01-01']);
});

it.each([
  [[], []],
  [['30_2026'], [{ from: '2026-07-20', to: '2026-07-26' }]],
  [['31_2026', '30_2026'], [{ from: '2026-07-20', to: '2026-08-02' }]],
  [
    ['53_2026', '1_2027', '3_2027'],
    [
      { from: '2026-12-28', to: '2027-01-10' },
      { from: '2027-01-18', to: '2027-01-24' },
    ],
  ],
  [['30_2026', '30_2026', '99_2026'], [{ from: '2026-07-20', to: '2026-07-26' }]],
])('the gaps of %j are %j', (keys, gaps) => {
  expect(gapsOf(keys)).toEqual(gaps);
});
