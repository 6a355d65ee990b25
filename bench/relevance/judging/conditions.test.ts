import { expect, it } from 'vitest';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { adWords } from './adWords';
import { gradesByPay } from './byPay';
import { readFacts } from './facts';
import { type Grade, gradeOf } from './grade';

function grade(facts: string, changes: Partial<Job> = {}): Grade {
  const job = aJob(changes);
  return gradeOf({ job, words: adWords(job) }, readFacts(facts));
}

/** An imported ad that says what `extent` and `scope` say. */
const imported = (extent: 'full_time' | 'part_time' | null, scope: object = {}): Partial<Job> => ({
  hoursPerWeek: null,
  source: {
    name: 'jobtech',
    id: '1',
    url: null,
    applyUrl: null,
    extent,
    datesRebased: false,
    ...scope,
  },
});

// Of 38 hours a week, 560 to 640 kr of wage, which is 767 to 877 kr of invoice
it.each([
  ['scope:90..100', 3],
  ['scope:50..75', 0],
  ['pay:870..', 3],
  ['pay:880..', 0],
  ['pay:400..500', 0],
  ['pay:700..800', 3],
  ['employer:norrlands_universitetssjukhus', 3],
  ['employer:region_västerbotten', 3],
  ['employer:karolinska', 0],
  ['travel:yes', 0],
  ['years:0', 0],
  ['licence:no', 0],
  ['notfield:psykiatri', 3],
  ['notfield:akut-och-intensivvard', 0],
  ['notword:körkort*', 3],
  ['notword:triage*', 0],
  ['notrole:sjukskoterska', 0],
  ['role:telefonsjukskoterska', 2],
  ['role:telefonsjukskoterska exact:yes', 0],
  ['role:sjukskoterska exact:yes notrole:telefonsjukskoterska', 3],
])('%s is graded %i', (facts, expected) => {
  expect(grade(facts)).toBe(expected);
});

it('reads the share of full time by title, field, hours and the words full or part', () => {
  expect(grade('scope:75..75', { title: 'Optiker 60-80%', ...imported('full_time') })).toBe(3);
  expect(grade('scope:75..75', imported('part_time', { scope: { min: 70, max: 80 } }))).toBe(3);
  expect(grade('scope:75..75', { hoursPerWeek: 30 })).toBe(3);
  expect(grade('scope:75..75', imported('full_time'))).toBe(0);
  expect(grade('scope:90..100', imported('full_time'))).toBe(3);
  expect(grade('scope:75..75', imported('part_time'))).toBe(1);
  expect(grade('scope:1..89', imported('part_time'))).toBe(3);
  expect(grade('scope:100..100', imported('part_time'))).toBe(0);
  expect(grade('scope:75..75', imported(null))).toBe(0);
});

it('does not take an unstated rate, licence or number of years for one that fits', () => {
  expect(grade('pay:0..', { hourlyRate: null })).toBe(0);
  expect(grade('licence:no', { requires: { licence: false } })).toBe(3);
  expect(grade('years:1', { requires: { yearsInProfession: 1 } })).toBe(3);
  expect(grade('years:0', { requires: { yearsInProfession: 1 } })).toBe(0);
  expect(grade('years:0', { description: ['Du kan vara nyutbildad.'] })).toBe(3);
});

it('leaves only the ten best paid at the highest grade', () => {
  const jobs = Array.from({ length: 12 }, (_, at) =>
    aJob({ id: `v-${at}`, hourlyRate: { min: at, max: 300 + at, basis: 'consultant_invoice' } }),
  );
  const unpaid = aJob({ id: 'v-unpaid', hourlyRate: null });
  const near = aJob({
    id: 'v-near',
    hourlyRate: { min: 1, max: 900, basis: 'consultant_invoice' },
  });
  const before = new Map<string, Grade>([
    ...[...jobs, unpaid].map(({ id }): [string, Grade] => [id, 3]),
    [near.id, 2],
  ]);
  const after = gradesByPay([...jobs, unpaid, near], before);
  const best = Array.from({ length: 10 }, () => 3);
  expect(jobs.map(({ id }) => after.get(id))).toEqual([1, 1, ...best]);
  expect([after.get(unpaid.id), after.get(near.id)]).toEqual([1, 1]);
});

it.each(['scope:50', 'pay:500..400', 'pay:much..', 'order:name', 'notfield:akuten'])(
  'refuses %s',
  (facts) => {
    expect(() => readFacts(facts)).toThrow();
  },
);
