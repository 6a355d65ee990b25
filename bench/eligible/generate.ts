import { addDays } from '#domain/calendar/days';
import { LANGUAGE_LEVELS } from '#domain/candidates/languages';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import type { Job } from '#domain/jobs/job';
import { AGREEMENTS } from '#domain/jobs/jobFacts';
import { REGIONS } from '#domain/vocabulary/locations';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import { BENCH_TODAY, generateJobs } from '../search/generateJobs';
import { type Random, randomFrom } from '../search/random';

/** The jobs of the search's bench, of which four in five say what they ask for. */
export function* generateAskingJobs(count: number): Generator<Job> {
  const random = randomFrom(3);
  for (const job of generateJobs(count)) {
    yield random.chance(0.2) ? job : { ...job, requires: requirements(random) };
  }
}

function requirements(random: Random): NonNullable<Job['requires']> {
  return {
    agreement: random.skewed(AGREEMENTS),
    ...(random.chance(0.3) && { monthsSinceEmployed: 6 * random.below(4) }),
    ...(random.chance(0.5) && { yearsInProfession: random.below(6) }),
    ...(random.chance(0.7) && {
      languages: [
        { language: 'sv', level: random.one(LANGUAGE_LEVELS) },
        ...(random.chance(0.2) ? [{ language: 'en', level: 'B2' } as const] : []),
      ],
    }),
    documents: ['cv'],
  };
}

/** Candidates with one to four experiences each, some of them with a region and some going on. */
export function generateCandidates(count: number): CandidateFacts[] {
  const random = randomFrom(5);
  return Array.from({ length: count }, () => aCandidate(random));
}

function aCandidate(random: Random): CandidateFacts {
  const workRole = random.skewed(WORK_ROLES).id;
  const monthAgo = (days: number) => addDays(BENCH_TODAY, -days).slice(0, 'YYYY-MM'.length);
  return {
    professions: [workRole],
    languages: random.chance(0.3) ? null : [{ language: 'sv', level: random.one(LANGUAGE_LEVELS) }],
    documents: [{ type: 'cv', validTo: null }],
    experiences: Array.from({ length: 1 + random.below(4) }, () => {
      const ended = random.below(900);
      return {
        workRole,
        from: monthAgo(ended + random.below(1500)),
        to: random.chance(0.3) ? null : monthAgo(ended),
        regionEmployer: random.chance(0.5) ? random.skewed(REGIONS).id : 'none',
      };
    }),
  };
}
