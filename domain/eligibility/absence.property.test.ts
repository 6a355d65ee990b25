import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import type { CandidateFacts, JobToTake } from './candidateFacts';
import { eligibilityOf } from './eligibility';
import { documentReadiness } from './readiness';
import { ELIGIBILITY_RULES } from './rules';
import { candidate as around, dayAround, requirements, WORK_ROLES } from './testing/arbitraries';
import { removalsOfCandidate, removalsOfJob } from './testing/removals';

const TODAY = '2026-06-10';
const day = dayAround(TODAY);
const candidate = around(TODAY);
const job: fc.Arbitrary<JobToTake> = fc.record({
  workRole: fc.constantFrom(...WORK_ROLES),
  location: fc.constantFrom('m-0180', 'r-01', null),
  startsOn: fc.option(day),
  endsOn: fc.option(day),
  requires: fc.option(requirements),
});

/** What is green before and after a datum is taken away, rule by rule and as a whole. */
function compared(before: [JobToTake, CandidateFacts], after: [JobToTake, CandidateFacts]) {
  const full = eligibilityOf(...before, TODAY);
  const less = eligibilityOf(...after, TODAY);
  return [
    { rule: 'the whole', before: full, after: less },
    ...ELIGIBILITY_RULES.map(({ id: rule }) => ({
      rule,
      before: full.lines.find((line) => line.rule === rule),
      after: less.lines.find((line) => line.rule === rule),
    })),
  ];
}

function expectNotGreener(before: [JobToTake, CandidateFacts], after: [JobToTake, CandidateFacts]) {
  for (const { rule, before: full, after: less } of compared(before, after)) {
    if (less?.verdict !== 'green') continue;
    expect(full?.verdict, `${rule}: ${JSON.stringify([before, after])}`).toBe('green');
  }
}

describe('a datum that is taken away', () => {
  it('of the candidate never makes an answer green', () => {
    let green = 0;
    holds(
      fc.property(job, candidate, (one, person) => {
        green += eligibilityOf(one, person, TODAY).lines.filter(
          ({ verdict }) => verdict === 'green',
        ).length;
        for (const less of removalsOfCandidate(person))
          expectNotGreener([one, person], [one, less]);
      }),
      { numRuns: 500 },
    );
    expect(green).toBeGreaterThan(200);
  });

  // But for their profession: who has said one is that, until they say another
  it('of the candidate never makes an answer red', () => {
    let red = 0;
    holds(
      fc.property(job, candidate, (one, person) => {
        for (const less of removalsOfCandidate(person)) {
          for (const { rule, before, after } of compared([one, person], [one, less]).slice(1)) {
            if (rule === 'profession' || after?.verdict !== 'red') continue;
            red += 1;
            expect(before?.verdict, `${rule}: ${JSON.stringify([one, person, less])}`).toBe('red');
          }
        }
      }),
      { numRuns: 500 },
    );
    expect(red).toBeGreaterThan(50);
  });

  it('of the job never makes an answer green', () => {
    holds(
      fc.property(job, candidate, (one, person) => {
        for (const less of removalsOfJob(one)) expectNotGreener([one, person], [less, person]);
      }),
      { numRuns: 500 },
    );
  });

  it('never makes another document ready', () => {
    holds(
      fc.property(requirements, candidate, day, ({ documents = [] }, person, until) => {
        const ready = (facts: CandidateFacts) =>
          documentReadiness(documents, facts.documents, until).ready;
        for (const less of removalsOfCandidate(person)) {
          expect(ready(less)).toBeLessThanOrEqual(ready(person));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('leaves nothing green of who has said nothing, but what the job says that it does not ask for', () => {
    const nobody = { professions: [], languages: null, documents: [], experiences: [] };
    holds(
      fc.property(job, (one) => {
        for (const { verdict, reason } of eligibilityOf(one, nobody, TODAY).lines) {
          if (verdict === 'green') expect(reason).toMatch(/\.(none_asked|none)$/);
          else expect(verdict, reason).not.toBe('red');
        }
      }),
    );
  });
});
