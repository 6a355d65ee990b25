import fc from 'fast-check';
import { addDays } from '#domain/calendar/days';
import { DOCUMENT_TYPES } from '#domain/candidates/documents';
import { LANGUAGE_LEVELS } from '#domain/candidates/languages';
import type { StatedRequirements } from '#domain/jobs/jobFacts';
import { AGREEMENTS } from '#domain/jobs/jobFacts';
import type { CandidateFacts } from '../candidateFacts';

/** Few values, so that random jobs concern random candidates. */
export const WORK_ROLES = ['sjukskoterska', 'iva-sjukskoterska', 'underskoterska', 'optiker'];

/** What a job may say that it asks for. */
export const requirements: fc.Arbitrary<StatedRequirements> = fc.record(
  {
    licence: fc.boolean(),
    yearsInProfession: fc.integer({ min: 0, max: 4 }),
    languages: fc.constantFrom([], [{ language: 'sv' as const, level: 'B2' as const }]),
    documents: fc.uniqueArray(fc.constantFrom(...DOCUMENT_TYPES)),
    agreement: fc.constantFrom(...AGREEMENTS),
    monthsSinceEmployed: fc.integer({ min: 0, max: 24 }),
  },
  { requiredKeys: [] },
);

/** Days around one of them. */
export const dayAround = (today: string): fc.Arbitrary<string> =>
  fc.integer({ min: -900, max: 900 }).map((days) => addDays(today, days));

/** A document whose last day is around `today`, or that has none, or of which nobody has said. */
export const document = (today: string) =>
  fc
    .record({
      type: fc.constantFrom(...DOCUMENT_TYPES),
      end: fc.oneof(dayAround(today), fc.constantFrom('none', 'unknown')),
    })
    .map(({ type, end }) => ({
      type,
      validTo: end === 'none' || end === 'unknown' ? null : end,
      noEndDate: end === 'none',
    }));

/** A candidate who has worked around `today`, in one of the roles. */
export function candidate(
  today: string,
  workRoles: readonly string[] = WORK_ROLES,
): fc.Arbitrary<CandidateFacts> {
  const workRole = fc.constantFrom(...workRoles);
  const month = dayAround(today).map((text) => text.slice(0, 7));
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
  return fc.record({
    professions: fc.array(workRole, { maxLength: 2 }),
    wishedProfessions: fc.array(workRole, { maxLength: 2 }),
    languages: fc.option(
      fc.constantFrom(...LANGUAGE_LEVELS).map((level) => [{ language: 'sv' as const, level }]),
    ),
    documents: fc.array(document(today), { maxLength: 4 }),
    experiences: fc.array(experience, { maxLength: 4 }),
    experiencesComplete: fc.boolean(),
  });
}
