import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/days';
import { DOCUMENT_TYPES } from '#domain/candidates/documents';
import { holds } from '../../scripts/testing/holds';
import type { JobToTake } from './candidateFacts';
import { eligibilityOf } from './eligibility';
import { firstDayWithoutRed } from './firstDayWithoutRed';
import { documentReadiness } from './readiness';
import { ELIGIBILITY_RULES } from './rules';
import {
  candidate as around,
  dayAround,
  document as documentAround,
  requirements,
  WORK_ROLES,
} from './testing/arbitraries';
import { type Verdict, WORST_FIRST } from './words';

const TODAY = '2026-06-10';
const day = dayAround(TODAY);
const document = documentAround(TODAY);
const candidate = around(TODAY);

const job: fc.Arbitrary<JobToTake> = fc.record({
  workRole: fc.constantFrom(...WORK_ROLES),
  location: fc.constantFrom('m-0180', 'r-01', null),
  startsOn: fc.option(day),
  // Later than every document, so that only time moves
  endsOn: fc.constant('2030-01-01'),
  requires: fc.option(requirements),
});

describe('eligibility', () => {
  it('is never worse with one more document', () => {
    holds(
      fc.property(job, candidate, document, (one, person, more) => {
        const before = eligibilityOf(one, person, TODAY);
        const after = eligibilityOf(
          one,
          { ...person, documents: [...person.documents, more] },
          TODAY,
        );
        const rank = ({ verdict }: { verdict: Verdict }) => WORST_FIRST.indexOf(verdict);
        expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
      }),
    );
  });

  it('gives each line the first day on which it is green', () => {
    let waited = 0;
    holds(
      fc.property(job, candidate, (one, person) => {
        const firstDay = one.startsOn !== null && one.startsOn > TODAY ? one.startsOn : TODAY;
        for (const line of eligibilityOf(one, person, TODAY).lines) {
          const isGreenOn = (startsOn: string) =>
            eligibilityOf({ ...one, startsOn }, person, TODAY).lines.some(
              ({ rule, verdict }) => rule === line.rule && verdict === 'green',
            );
          if (line.greenOn !== null) {
            waited += 1;
            // Checks the rule day by day from the first, without the code that finds the date
            let found = firstDay;
            while (!isGreenOn(found)) found = addDays(found, 1);
            expect(line.greenOn).toBe(found);
          } else if (line.verdict === 'red') {
            expect(isGreenOn(addDays(TODAY, 40_000))).toBe(false);
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(waited).toBeGreaterThan(20);
  });
});

describe('a red verdict', () => {
  const redRules = ELIGIBILITY_RULES.flatMap((rule) =>
    rule.redBy ? [{ ...rule, redBy: rule.redBy }] : [],
  );

  it('is given only by rules that have `redBy`', () => {
    const known: string[] = redRules.map(({ id }) => id);
    holds(
      fc.property(job, candidate, (one, person) => {
        for (const { rule, verdict } of eligibilityOf(one, person, TODAY).lines) {
          if (verdict === 'red') expect(known).toContain(rule);
        }
      }),
    );
  });

  it('lasts without a gap until the first day without red, and does not return', () => {
    let waited = 0;
    holds(
      fc.property(job, candidate, day, (one, person, later) => {
        for (const rule of redRules) {
          const free = firstDayWithoutRed(rule, one, person, TODAY);
          const isRed = (on: string) => rule.check(one, person, on).verdict === 'red';
          if (later >= TODAY) expect(isRed(later)).toBe(free === null || later < free);
          if (free === null || free === TODAY) continue;
          waited += 1;
          expect([isRed(addDays(free, -1)), isRed(free)]).toEqual([true, false]);
        }
      }),
      { numRuns: 300 },
    );
    expect(waited).toBeGreaterThan(20);
  });

  it('is the same for two jobs whose `redBy` is the same', () => {
    let compared = 0;
    holds(
      fc.property(job, job, candidate, day, (one, other, person, on) => {
        for (const rule of redRules) {
          if (rule.redBy(one) !== rule.redBy(other)) continue;
          compared += 1;
          const isRed = (asked: JobToTake) => rule.check(asked, person, on).verdict === 'red';
          expect(isRed(one)).toBe(isRed(other));
        }
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(100);
  });
});

describe('document readiness', () => {
  const asked = fc.array(fc.constantFrom(...DOCUMENT_TYPES), { maxLength: 8 });

  it('counts every requested type once, and never falls with one more document', () => {
    holds(
      fc.property(asked, fc.array(document), document, day, (types, documents, more, until) => {
        const before = documentReadiness(types, documents, until);
        const after = documentReadiness(types, [...documents, more], until);
        expect(before.needed).toBe(new Set(types).size);
        expect(before.lines).toHaveLength(before.needed);
        expect(after.ready).toBeGreaterThanOrEqual(before.ready);
      }),
    );
  });

  it('shows in which week a document expires', () => {
    const expired = [{ type: 'cpr_certificate', validTo: '2026-08-23' }] as const;
    const { lines, ready, needed } = documentReadiness(
      ['cv', 'cpr_certificate'],
      expired,
      '2026-09-30',
    );
    expect([ready, needed]).toEqual([0, 2]);
    expect(lines).toEqual([
      { type: 'cv', state: 'missing', validTo: null, week: null },
      { type: 'cpr_certificate', state: 'expires', validTo: '2026-08-23', week: 34 },
    ]);
  });
});
