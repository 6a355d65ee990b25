import { describe, expect, it } from 'vitest';
import type { JobDetail } from '#domain/api/portal';
import type { JobPayInHand } from '#domain/jobs/inHand';
import { aJob } from '#domain/jobs/testing/aJob';
import { type ComparisonRowId, comparedIds, comparisonGroups } from './comparison';
import { toJobDetail } from './publicDetail';

const VISITOR = { isCandidate: false, includeWorkplace: true, applied: false };

function compare(...changes: Partial<JobDetail>[]) {
  return comparisonGroups(
    changes.map((changed) => {
      const job = { ...toJobDetail(aJob(), VISITOR), ...changed };
      return { job, closed: false, pay: job.inHand };
    }),
  );
}
const row = (id: ComparisonRowId, ...changes: Partial<JobDetail>[]) =>
  compare(...changes)
    .flatMap(({ rows }) => rows)
    .find((one) => one.id === id);

const paidOut = (inHand: number) => ({ gross: 60_000, withheld: 0, inHand, yearTax: 0 });
const anInHand = (inHand: number): JobPayInHand => ({
  weeks: 4,
  taxGroup: 'under_66',
  amountFrom66: inHand,
  amountAbroad: inHand,
  lowest: paidOut(inHand),
  highest: paidOut(inHand),
  table: 33,
  rulesYear: 2026,
  yearsWithoutRules: [],
  supplements: null,
});

describe('comparedIds', () => {
  it.each([
    ['jobs=a,b', ['a', 'b']],
    ['jobs=a&jobs=b', ['a', 'b']],
    ['jobs=a,a,%20b,,', ['a', 'b']],
    ['jobs=', []],
    ['', []],
  ])('reads %s', (query, ids) => {
    expect(comparedIds(new URLSearchParams(query))).toEqual(ids);
  });
});

describe('comparisonGroups', () => {
  it('has rows of terms only where a job says one, and how many each says', () => {
    const ids = (...terms: JobDetail['terms'][]) =>
      compare(...terms.map((one) => ({ terms: one ?? null })))
        .filter(({ id }) => id === 'whole')
        .flatMap(({ rows }) => rows.map(({ id, differs }) => [id, differs]));
    expect(ids(null, {})).toEqual([]);
    expect(ids({ sickPayFrom: 0 }, null)).toEqual([
      ['terms_said', true],
      ['term_sickPayFrom', true],
    ]);
    expect(ids({ pension: 'none' }, { pension: 'none', overtime: null })).toEqual([
      ['terms_said', false],
      ['term_pension', false],
    ]);
  });

  it('marks no row of two equal jobs', () => {
    expect(compare({}, {}).flatMap(({ rows }) => rows.filter(({ differs }) => differs))).toEqual(
      [],
    );
  });

  it.each<[ComparisonRowId, Partial<JobDetail>, Partial<JobDetail>]>([
    ['rate', {}, { hourlyRate: { min: 1, max: 2, basis: 'consultant_invoice' } }],
    ['comparable', {}, { hourlyRate: { min: 900, max: 900, basis: 'consultant_invoice' } }],
    ['travel', { travel: 'paid' }, { travel: 'none' }],
    ['period', {}, { endsOn: '2027-12-31' }],
    ['hours', { hoursPerWeek: 20 }, { hoursPerWeek: 40 }],
    ['on_call', { onCallDuty: true }, { onCallDuty: false }],
    ['years', { requires: { yearsInProfession: 0 } }, { requires: { yearsInProfession: 2 } }],
    ['closes', {}, { closesOn: '2027-12-31' }],
  ])('marks %s where it differs', (id, one, other) => {
    expect(row(id, one, other)?.differs).toBe(true);
  });

  it('marks what only one of them says', () => {
    expect(row('housing', { housing: 'arranged' }, { housing: null })).toEqual({
      id: 'housing',
      differs: true,
      stated: [true, false],
    });
  });

  it.each<[ComparisonRowId, Partial<JobDetail>, Partial<JobDetail>]>([
    ['time_of_day', { timeOfDay: ['day', 'night'] }, { timeOfDay: ['night', 'day'] }],
    [
      'documents',
      { requires: { documents: ['cv', 'id_card'] } },
      { requires: { documents: ['id_card', 'cv'] } },
    ],
  ])('does not mark %s in another order', (id, one, other) => {
    expect(row(id, one, other)?.differs).toBe(false);
  });

  it('tells an on-call duty that there is not from one that the ad does not mention', () => {
    const ofOurs = { onCallDuty: false };
    const ofAnAd = { onCallDuty: false, imported: true };
    expect(row('on_call', ofOurs, ofAnAd)).toEqual({
      id: 'on_call',
      differs: true,
      stated: [true, false],
    });
    expect(row('on_call', ofOurs, ofOurs)?.differs).toBe(false);
    expect(row('on_call', { onCallDuty: true }, ofOurs)?.differs).toBe(true);
    expect(row('on_call', ofAnAd, ofAnAd)).toBeUndefined();
  });

  it('counts 0 years and no languages as an answer, and an empty value as none', () => {
    const nothing = { requires: { yearsInProfession: 0, languages: [] } };
    expect(row('years', nothing, {})?.stated).toEqual([true, false]);
    expect(row('languages', nothing, {})?.stated).toEqual([true, false]);
  });

  it('does not mark what is paid out where both are about the same', () => {
    const [one, other] = [40_010, 40_040].map((inHand) => ({ inHand: anInHand(inHand) }));
    expect(row('in_hand', one ?? {}, other ?? {})?.differs).toBe(false);
    expect(row('in_hand', one ?? {}, { inHand: anInHand(40_060) })?.differs).toBe(true);
  });

  it('counts pay without supplements as an answer', () => {
    const paid = { inHand: anInHand(40_000) };
    expect(row('supplements', paid, { inHand: null })?.stated).toEqual([true, false]);
  });

  it('reads the words of an imported ad', () => {
    const source = {
      name: 'jobtech',
      id: '1',
      url: null,
      applyUrl: null,
      extent: null,
      datesRebased: false,
      salaryText: 'Enligt avtal',
    } as const;
    expect(row('salary_text', { source }, {})?.stated).toEqual([true, false]);
  });

  it.each<[ComparisonRowId, Partial<JobDetail>]>([
    ['shifts', { shifts: [] }],
    ['systems', { systems: [] }],
    ['on_call', { onCallDuty: false, imported: true }],
    // A weekend has no week of work
    ['weeks', { startsOn: '2026-02-07', endsOn: '2026-02-08' }],
  ])('leaves out %s without any', (id, without) => {
    expect(row(id, without, without)).toBeUndefined();
  });

  it.each<[ComparisonRowId, Partial<JobDetail>]>([
    ['period', { startsOn: null, endsOn: null }],
    ['hours', { hoursPerWeek: null }],
  ])('says of %s that it is not stated', (id, without) => {
    expect(row(id, without, {})?.stated).toEqual([false, true]);
  });

  it('leaves out what no job says, but for what a candidate would ask', () => {
    const silent = { shifts: null, requires: null, travel: null, hourlyRate: null, inHand: null };
    expect(row('shifts', silent, silent)).toBeUndefined();
    expect(row('comparable', silent, silent)).toBeUndefined();
    expect(row('travel', silent, silent)).toEqual({
      id: 'travel',
      differs: false,
      stated: [false, false],
    });
    expect(row('rate', silent, silent)?.stated).toEqual([false, false]);
  });
});

it('takes nothing for different that is unknown of a job known in part', () => {
  const part = { partial: true as const, travel: null, requires: null };
  expect(row('travel', { travel: 'paid' }, part)?.differs).toBe(false);
  expect(row('travel', { travel: 'paid' }, { travel: null })?.differs).toBe(true);
  expect(row('travel', { travel: 'paid' }, { travel: 'none' }, part)?.differs).toBe(true);
  expect(row('rate', {}, { ...part, hourlyRate: null })?.differs).toBe(true);
});
