import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/days';
import { DOCUMENT_TYPES } from '#domain/candidates/documents';
import { holds } from '../../scripts/testing/holds';
import type { JobToTake } from './candidateFacts';
import { eligibilityOf, firstDayOf } from './eligibility';
import { firstDayWithoutRed } from './firstDayWithoutRed';
import { greenSpanOf } from './greenSpan';
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

/** With any last day, or none. */
const jobOfAnyEnd = fc
  .tuple(job, fc.option(day))
  .map(([one, endsOn]): JobToTake => ({ ...one, endsOn }));

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
  const redRules = ELIGIBILITY_RULES.filter(({ maySayRed }) => maySayRed);

  it('is given only by rules that may say it', () => {
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
      { numRuns: 600 },
    );
    expect(waited).toBeGreaterThan(20);
  });
});

describe('what a rule says', () => {
  it('is the same for two jobs that it treats alike, with the same last day', () => {
    let compared = 0;
    holds(
      fc.property(jobOfAnyEnd, jobOfAnyEnd, candidate, day, (one, other, person, on) => {
        for (const rule of ELIGIBILITY_RULES) {
          if (rule.alikeBy(one) !== rule.alikeBy(other)) continue;
          compared += 1;
          const verdictOf = (asked: JobToTake) => rule.check(asked, person, on).verdict;
          const { endsOn } = one;
          expect(verdictOf({ ...other, endsOn })).toBe(verdictOf(one));
          if (!rule.byEnd) expect(verdictOf(other)).toBe(verdictOf(one));
        }
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  it('is green in the span of days that `greenSpanOf` gives, and in no other', () => {
    let green = 0;
    holds(
      fc.property(jobOfAnyEnd, candidate, (one, person) => {
        for (const rule of ELIGIBILITY_RULES) {
          const span = greenSpanOf(rule, one, person, TODAY);
          const first = firstDayOf(one, TODAY);
          const isGreen = rule.check(one, person, first).verdict === 'green';
          const isIn =
            span !== null &&
            (span.from === null || first >= span.from) &&
            (span.until === null || (one.endsOn !== null && one.endsOn <= span.until));
          expect(isIn).toBe(isGreen);
          if (isGreen) green += 1;
        }
      }),
      { numRuns: 1000 },
    );
    expect(green).toBeGreaterThan(500);
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
