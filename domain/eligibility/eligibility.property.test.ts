import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/days';
import { DOCUMENT_TYPES } from '#domain/candidates/documents';
import { LANGUAGE_LEVELS } from '#domain/candidates/languages';
import { AGREEMENTS } from '#domain/jobs/jobFacts';
import type { CandidateFacts, JobToTake } from './candidateFacts';
import { eligibilityOf } from './eligibility';
import { documentReadiness } from './readiness';
import type { Verdict } from './rules';

const TODAY = '2026-06-10';
const WORST_FIRST: readonly Verdict[] = ['red', 'amber', 'unknown', 'green'];

const workRole = fc.constantFrom('sjukskoterska', 'iva-sjukskoterska', 'underskoterska', 'optiker');
const day = fc.integer({ min: -900, max: 900 }).map((days) => addDays(TODAY, days));
const month = day.map((text) => text.slice(0, 7));
const document = fc.record({
  type: fc.constantFrom(...DOCUMENT_TYPES),
  validTo: fc.option(day),
});
const experience = fc
  .record({
    workRole,
    months: fc.tuple(month, month).map((pair) => pair.sort()),
    still: fc.boolean(),
    regionEmployer: fc.constantFrom('r-01', 'r-12', 'none', null),
  })
  .map(({ months: [from = '', to = ''], still, ...rest }) => ({
    ...rest,
    from,
    to: still ? null : to,
  }));
const candidate: fc.Arbitrary<CandidateFacts> = fc.record({
  professions: fc.array(workRole, { maxLength: 2 }),
  languages: fc.option(
    fc.constantFrom(...LANGUAGE_LEVELS).map((level) => [{ language: 'sv' as const, level }]),
  ),
  documents: fc.array(document, { maxLength: 4 }),
  experiences: fc.array(experience, { maxLength: 4 }),
});
const job: fc.Arbitrary<JobToTake> = fc.record({
  workRole,
  location: fc.constantFrom('m-0180', 'r-01', null),
  startsOn: fc.option(day),
  // Later than every document, so that only time moves
  endsOn: fc.constant('2030-01-01'),
  requires: fc.option(
    fc.record(
      {
        licence: fc.boolean(),
        yearsInProfession: fc.integer({ min: 0, max: 4 }),
        languages: fc.constantFrom([], [{ language: 'sv' as const, level: 'B2' as const }]),
        documents: fc.uniqueArray(fc.constantFrom(...DOCUMENT_TYPES)),
        agreement: fc.constantFrom(...AGREEMENTS),
        monthsSinceEmployed: fc.integer({ min: 0, max: 24 }),
      },
      { requiredKeys: [] },
    ),
  ),
});

describe('eligibility', () => {
  it('is never made worse by a document more', () => {
    fc.assert(
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

  it('turns green, line by line, on the first day that is green', () => {
    let waited = 0;
    fc.assert(
      fc.property(job, candidate, (one, person) => {
        const firstDay = one.startsOn !== null && one.startsOn > TODAY ? one.startsOn : TODAY;
        for (const line of eligibilityOf(one, person, TODAY).lines) {
          const isGreenOn = (startsOn: string) =>
            eligibilityOf({ ...one, startsOn }, person, TODAY).lines.some(
              ({ rule, verdict }) => rule === line.rule && verdict === 'green',
            );
          if (line.greenOn !== null) {
            waited += 1;
            // By what the rule says of each day from the first, not by how it finds the date
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

describe('document readiness', () => {
  const asked = fc.array(fc.constantFrom(...DOCUMENT_TYPES), { maxLength: 8 });

  it('counts every asked type once, and never loses by a document more', () => {
    fc.assert(
      fc.property(asked, fc.array(document), document, day, (types, documents, more, until) => {
        const before = documentReadiness(types, documents, until);
        const after = documentReadiness(types, [...documents, more], until);
        expect(before.needed).toBe(new Set(types).size);
        expect(before.lines).toHaveLength(before.needed);
        expect(after.ready).toBeGreaterThanOrEqual(before.ready);
      }),
    );
  });

  it('says in which week a document expires', () => {
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
