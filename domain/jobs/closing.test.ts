import { describe, expect, it } from 'vitest';
import { closingOf, jobStatusOn, lastDayToApply } from './closing';

const TODAY = '2026-03-10';

describe.each([
  ['open', '2026-03-24', { kind: 'closes_in', days: 14 }, 'open'],
  ['open', '2026-03-11', { kind: 'closes_in', days: 1 }, 'open'],
  ['open', TODAY, { kind: 'closing_today' }, 'open'],
  ['open', '2026-03-09', { kind: 'closed' }, 'closed'],
  ['open', '2025-03-10', { kind: 'closed' }, 'closed'],
  ['disabled', '2026-03-24', { kind: 'unavailable', status: 'disabled' }, 'disabled'],
  ['deleted', '2026-03-24', { kind: 'unavailable', status: 'deleted' }, 'deleted'],
  ['deleted', '2026-03-09', { kind: 'unavailable', status: 'deleted' }, 'deleted'],
] as const)('a job that is %s and closes on %s', (status, closesOn, closing, shown) => {
  it('closes as expected', () => {
    expect(closingOf({ status, closesOn, endsOn: null }, TODAY)).toEqual(closing);
  });
  it('shows its status', () => {
    expect(jobStatusOn({ status, closesOn, endsOn: null }, TODAY)).toBe(shown);
  });
});

it('counts days across the change to summer time', () => {
  expect(closingOf({ status: 'open', closesOn: '2026-03-30', endsOn: null }, '2026-03-28')).toEqual(
    {
      kind: 'closes_in',
      days: 2,
    },
  );
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
