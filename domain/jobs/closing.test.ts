import { expect, it } from 'vitest';
import { closingOf, jobStatusOn, lastDayToApply } from './closing';

const TODAY = '2026-03-10';

it.each([
  ['2026-03-24', { kind: 'closes_in', days: 14 }],
  ['2026-03-11', { kind: 'closes_in', days: 1 }],
  [TODAY, { kind: 'closing_today' }],
  ['2026-03-09', { kind: 'closed' }],
  ['2025-03-10', { kind: 'closed' }],
] as const)('with %s as its last day it is %j', (lastDay, closing) => {
  expect(closingOf(lastDay, TODAY)).toEqual(closing);
});

it.each([
  ['open', TODAY, 'open'],
  ['open', '2026-03-09', 'closed'],
  ['disabled', '2026-03-24', 'disabled'],
  ['deleted', '2026-03-24', 'deleted'],
  ['deleted', '2026-03-09', 'deleted'],
] as const)('a job that is %s and closes on %s shows as %s', (status, closesOn, shown) => {
  expect(jobStatusOn({ status, closesOn, endsOn: null }, TODAY)).toBe(shown);
});

it('counts days across the change to summer time', () => {
  expect(closingOf('2026-03-30', '2026-03-28')).toEqual({
    kind: 'closes_in',
    days: 2,
  });
});

it.each([
  ['2026-03-24', null, '2026-03-24', 'open'],
  ['2026-03-24', '2026-08-30', '2026-03-24', 'open'],
  ['2026-03-24', TODAY, TODAY, 'open'],
  ['2026-03-24', '2026-03-09', '2026-03-09', 'closed'],
] as const)(
  'closing on %s, an assignment until %s is applied to until %s',
  (closesOn, endsOn, lastDay, status) => {
    expect(lastDayToApply({ closesOn, endsOn })).toBe(lastDay);
    expect(jobStatusOn({ status: 'open', closesOn, endsOn }, TODAY)).toBe(status);
  },
);
