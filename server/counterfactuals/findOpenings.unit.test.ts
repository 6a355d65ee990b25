import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { applyChanges } from '#domain/counterfactuals/applyChange';
import {
  CHANGE_KINDS,
  type Change,
  type ChangeKind,
  changesOfId,
  idOfChanges,
} from '#domain/counterfactuals/change';
import { changesFor } from '#domain/counterfactuals/changesFor';
import { changesOf } from '#domain/counterfactuals/openings';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import { eligibilityOf } from '#domain/eligibility/eligibility';
import { ELIGIBILITY_RULES } from '#domain/eligibility/rules';
import { candidate } from '#domain/eligibility/testing/arbitraries';
import { lastDayToApply } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import type { StatedRequirements } from '#domain/jobs/jobFacts';
import { aJob } from '#domain/jobs/testing/aJob';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import { holds } from '../../scripts/testing/holds';
import { JobIndex } from '../jobs/jobIndex';
import { job, TODAY } from '../jobs/testing/arbitraries';
import { findOpenings, openedJobs } from './findOpenings';

/** Candidates of each of 40 sets of jobs; `npm run test:openings` has 10,000 in all. */
const SETS = 40;
const EACH = Number(process.env.OPENINGS_CANDIDATES ?? 2000) / SETS;
/** As many jobs as are opened by a kind of change at least, or its count says nothing. */
const isMany = (opened: number) => opened > EACH / 5;

const ROLES = ['sjukskoterska', 'ambulanssjukskoterska', 'barnmorska', 'lakare'];

/** Jobs that ask for one or two things that somebody may lack, and say of all else that it is not. */
const asking: fc.Arbitrary<StatedRequirements> = fc.record({
  licence: fc.constant(false),
  yearsInProfession: fc.constantFrom(0, 0, 0, 1, 3),
  languages: fc.constantFrom([], [], [{ language: 'sv' as const, level: 'B2' as const }]),
  documents: fc
    .oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray(['cv', 'cpr_certificate', 'hosp_licence'] as const) },
    )
    .map((types) => [...types]),
  monthsSinceEmployed: fc.constantFrom(0, 0, 6, 12),
});

const LATER = '2028-01-01';

const someJobs: fc.Arbitrary<Job[]> = fc.array(
  fc
    .tuple(
      job(1000),
      fc.option(asking, { freq: 4 }),
      fc.constantFrom(TODAY, LATER),
      fc.constantFrom('2028-06-01', '2026-08-30', null),
    )
    .map(([one, requires, closesOn, endsOn]) => ({
      ...one,
      status: 'open' as const,
      ...(requires && { requires, closesOn, endsOn }),
    })),
  { minLength: 12, maxLength: 12 },
);

/** The ids of the jobs that are green, job by job and without an index. */
function greenIds(jobs: readonly Job[], facts: CandidateFacts, today: string): Set<string> {
  const green = jobs.filter(
    (one) => lastDayToApply(one) >= today && eligibilityOf(one, facts, today).verdict === 'green',
  );
  return new Set(green.map(({ id }) => id));
}

/** Those that are not green today, and are once the changes have been made. */
function naive(
  jobs: readonly Job[],
  facts: CandidateFacts,
  before: ReadonlySet<string>,
  changes: readonly Change[],
): string[] {
  const after = applyChanges({ candidate: facts, today: TODAY }, changes);
  return [...greenIds(jobs, after.candidate, after.today)].filter((id) => !before.has(id)).sort();
}

describe('what opens doors', () => {
  it('asks the rules few times of each job, also for who has worked as everything', () => {
    const roles = WORK_ROLES.map(({ id }) => id);
    const index = new JobIndex();
    const jobs = roles.flatMap((workRole) =>
      [1, 2, 3, 4, 5].map((yearsInProfession) =>
        aJob({
          id: `${workRole}-${yearsInProfession}`,
          workRole,
          closesOn: LATER,
          requires: { yearsInProfession },
        }),
      ),
    );
    index.apply({ changed: jobs });
    const rule = ELIGIBILITY_RULES.find(({ id }) => id === 'experience');
    if (!rule) throw new Error('There is no such rule.');
    const check = vi.spyOn(rule, 'check');
    const experiences = roles.map((workRole) => {
      return { workRole, from: '2026-01', to: '2026-02', regionEmployer: 'none' };
    });
    const facts = { professions: roles, languages: null, documents: [], experiences };
    findOpenings(index, { candidate: facts, today: TODAY });
    const asks = check.mock.calls.length;
    check.mockRestore();
    // One question each for what is now, and a few more of jobs that a change can touch
    expect(asks).toBeLessThan(20 * jobs.length);
  });

  it(`opens for ${SETS * EACH} candidates what is counted job by job once it is done`, {
    timeout: 300_000,
  }, () => {
    let opened = 0;
    let candidates = 0;
    let pairs = 0;
    const kinds = new Map<ChangeKind, number>();
    const people = fc.array(candidate(TODAY, ROLES), { minLength: EACH, maxLength: EACH });
    holds(
      fc.property(someJobs, people, (jobs, each) => {
        const index = new JobIndex();
        index.apply({ changed: jobs });
        // Of two with one id the last is stored; of twins lists show one
        const listed = [...index.listed(TODAY)].flat().map(({ id }) => id);
        const stored = [...new Map(jobs.map((one) => [one.id, one])).values()].filter(({ id }) =>
          listed.includes(id),
        );
        for (const facts of each) {
          candidates += 1;
          const standing = { candidate: facts, today: TODAY };
          const { now, openings } = findOpenings(index, standing);
          const before = greenIds(stored, facts, TODAY);
          expect(new Set(now)).toEqual(before);
          for (const opening of openings) {
            const changes = changesOf(opening);
            expect([...opening.opened].sort()).toEqual(naive(stored, facts, before, changes));
            expect(openedJobs(index, standing, changes)).toEqual(opening.opened);
            expect(changesOfId(idOfChanges(changes), TODAY)).toEqual(changes);
            opened += opening.opened.length;
            if (changes.length > 1) pairs += 1;
          }
          // Also of what is not shown, since something like it opens more
          for (const { change } of changesFor(standing, (rule) => index.alikeFor(rule))) {
            const found = openedJobs(index, standing, [change]);
            expect([...found].sort()).toEqual(naive(stored, facts, before, [change]));
            kinds.set(change.kind, (kinds.get(change.kind) ?? 0) + found.length);
            if (found.length > 0) expect(openings).not.toEqual([]);
          }
        }
      }),
      { numRuns: SETS },
    );
    expect(candidates).toBeGreaterThanOrEqual(SETS * EACH);
    expect(opened).toBeGreaterThan(8 * EACH);
    expect(pairs).toBeGreaterThan(EACH / 2.5);
    for (const kind of CHANGE_KINDS)
      expect([kind, kinds.get(kind) ?? 0]).toEqual([kind, expect.toSatisfy(isMany)]);
  });
});
