import { describe, expect, it } from 'vitest';
import { aJob } from '#domain/jobs/testing/aJob';
import { type AlertFacts, alertFactsOf, reasonsOf, sameFacts } from './alertFacts';
import type { AlertReason } from './alerts';

const BEFORE = alertFactsOf(aJob());
const rate = (min: number, max: number) => ({ min, max, basis: 'consultant_salary' }) as const;
const reasons = (
  changes: Partial<AlertFacts>,
  {
    notified = [],
    isNew = false,
    today = '2026-03-02',
    before = BEFORE as AlertFacts | null,
  } = {} as {
    notified?: AlertReason[];
    isNew?: boolean;
    today?: string;
    before?: AlertFacts | null;
  },
) =>
  reasonsOf(
    { ...BEFORE, ...changes },
    { facts: before, notified: new Set(notified) },
    { isNew, today },
  );

describe('the reasons of a job that its recipient knows', () => {
  it.each<[string, Partial<AlertFacts>, AlertReason[]]>([
    ['nothing', {}, []],
    ['both ends of the rate up', { hourlyRate: rate(570, 650) }, ['pay_raised']],
    ['one end up', { hourlyRate: rate(560, 650) }, ['pay_raised']],
    ['one end up and one down', { hourlyRate: rate(550, 650) }, []],
    ['the rate down', { hourlyRate: rate(500, 600) }, []],
    ['no rate any more', { hourlyRate: null }, []],
    ['another kind of pay', { hourlyRate: { ...rate(900, 990), basis: 'consultant_invoice' } }, []],
    ['a later start', { startsOn: '2026-05-11' }, ['period_changed']],
    ['no end', { endsOn: null }, ['period_changed']],
    ['fewer hours', { hoursPerWeek: 30 }, ['hours_changed']],
    ['other times of day', { timeOfDay: ['night'] }, ['hours_changed']],
    ['the same times in another order', { timeOfDay: ['evening', 'day'] }, []],
    ['closing in four days', { closesOn: '2026-03-06' }, []],
    ['closing in three days', { closesOn: '2026-03-05' }, ['closes_soon']],
    ['closing today', { closesOn: '2026-03-02' }, ['closes_soon']],
  ])('%s', (_what, changes, expected) => {
    expect(reasons(changes)).toEqual(expected);
    expect(reasons(changes, { notified: expected })).toEqual([]);
  });

  it('do not include that it is new', () => {
    expect(reasons({}, { isNew: true })).toEqual([]);
  });
});

it('reports an unknown job as new only when it is new in a search', () => {
  expect(reasons({}, { before: null, isNew: true })).toEqual(['new_match']);
  expect(reasons({}, { before: null, isNew: true, today: '2026-04-08' })).toEqual([
    'new_match',
    'closes_soon',
  ]);
  expect(reasons({}, { before: null, today: '2026-04-08' })).toEqual([]);
});

it('compares the facts that alerts report, and no others', () => {
  expect(sameFacts(BEFORE, alertFactsOf(aJob({ title: 'En annan' })))).toBe(true);
  expect(sameFacts(BEFORE, { ...BEFORE, hourlyRate: null })).toBe(false);
  expect(sameFacts(BEFORE, { ...BEFORE, closesOn: '2026-04-11' })).toBe(false);
});
