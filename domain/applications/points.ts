import type { Profile } from '#domain/api/v2';
import { weekKeysBetween } from '#domain/calendar/isoWeek';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import type { JobPreferences } from '#domain/candidates/preferences';
import { type CandidateReference, hasTwoReferences } from '#domain/candidates/references';
import { hasDocument, hasLicence, type KnownDocument } from '#domain/candidates/strength';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import { firstDayOf } from '#domain/eligibility/eligibility';
import { checkExperience, isSimilarRole, regionOf } from '#domain/eligibility/rules';
import type { Job } from '#domain/jobs/job';
import type { Answers } from '#domain/jobs/questionnaire';
import { isLicensedRole } from '#domain/vocabulary/licensedRoles';
import { SCORING_SYSTEM } from '#domain/vocabulary/scoring';
import { checkAnswers } from './answers';
import { answersFor } from './steps';

/** One line of an application's points (decision 29 of the specification). */
export interface PointLine {
  /** The scoring system's rule. */
  id: string;
  points: number;
  text: { sv: string; en: string };
  met: boolean;
  /** The address of the page where it can be corrected; null when it cannot be any more. */
  href: string | null;
}

/** What the account has that counts. */
export interface PointSources {
  profile: Pick<Profile, 'bankIdVerified' | 'systems' | 'profession'>;
  preferences: Pick<JobPreferences, 'workRoles' | 'workFields' | 'availablePeriods'>;
  documents: readonly KnownDocument[];
  references: readonly Pick<CandidateReference, 'isManager' | 'latestJob'>[];
  experiences: CandidateFacts['experiences'];
}

/** The data that the points are counted from. */
interface Scored {
  job: Pick<
    Job,
    | 'workRole'
    | 'workFields'
    | 'location'
    | 'systems'
    | 'startsOn'
    | 'endsOn'
    | 'requires'
    | 'questionnaire'
  >;
  sources: PointSources;
  answers: Answers;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
}

/** More weeks than any assignment has. */
const MOST_WEEKS = 260;

/**
 * Each line's rule, and where it can be corrected. A line that the job does not ask for is
 * fulfilled.
 */
const LINES: Readonly<Record<string, { href: string | null; isMet: (scored: Scored) => boolean }>> =
  {
    bankid_verified: {
      href: ACCOUNT_PLACES.bankid,
      isMet: ({ sources }) => sources.profile.bankIdVerified,
    },
    questionnaire_answered: {
      // The answers were sent with the application
      href: null,
      isMet: ({ job, answers }) => isAnswered(job.questionnaire, answers),
    },
    profession_matches: {
      href: ACCOUNT_PLACES.profile,
      isMet: ({ job, sources: { profile, preferences } }) =>
        [profile.profession ?? '', ...preferences.workRoles].some((role) =>
          isSimilarRole(role, job.workRole),
        ),
    },
    profession_years: {
      href: ACCOUNT_PLACES.experiences,
      isMet: ({ job, sources, today }) => {
        const { verdict } = checkExperience(job, sources, firstDayOf(job, today));
        return verdict === 'green' || verdict === 'unknown';
      },
    },
    field_experience: {
      href: ACCOUNT_PLACES.preferences,
      isMet: ({ job, sources }) => overlap(job.workFields, sources.preferences.workFields),
    },
    region_experience: {
      href: ACCOUNT_PLACES.experiences,
      isMet: ({ job, sources }) => {
        const region = regionOf(job);
        if (region === undefined) return true;
        return sources.experiences.some(({ regionEmployer }) => regionEmployer === region);
      },
    },
    system_knowledge: {
      href: ACCOUNT_PLACES.systems,
      isMet: ({ job, sources }) => overlap(job.systems, sources.profile.systems),
    },
    licence: {
      href: ACCOUNT_PLACES.documents,
      isMet: ({ job, sources, today }) =>
        !isLicensedRole(job.workRole) || hasLicence(sources.documents, today),
    },
    cv: {
      href: ACCOUNT_PLACES.documents,
      isMet: ({ sources, today }) => hasDocument(sources.documents, ['cv'], today),
    },
    two_references: {
      href: ACCOUNT_PLACES.references,
      isMet: ({ sources }) => hasTwoReferences(sources.references),
    },
    available_whole_period: {
      href: ACCOUNT_PLACES.preferences,
      isMet: ({ job: { startsOn, endsOn }, sources: { preferences } }) => {
        if (startsOn === null || endsOn === null) return true;
        const weeks = preferences.availablePeriods.weeksData;
        return weekKeysBetween(startsOn, endsOn, MOST_WEEKS).every((key) =>
          Object.hasOwn(weeks, key),
        );
      },
    },
  };

/**
 * The points of an application, line by line, from what the account has now. They are shown and
 * corrected, and exclude nobody (decision 12 of the specification).
 */
export function pointLines(scored: Scored): PointLine[] {
  return SCORING_SYSTEM.map(({ id, points, text }) => {
    const line = LINES[id];
    if (!line) throw new Error(`There is no rule for the points of ${id}.`);
    return { id, points, text, met: line.isMet(scored), href: line.href };
  });
}

function isAnswered(questionnaire: Job['questionnaire'], answers: Answers): boolean {
  const fitting = answersFor(questionnaire, answers);
  return Object.keys(checkAnswers(questionnaire, fitting, { complete: true })).length === 0;
}

/** Whether everything that is asked for is there; true when nothing is asked for. */
function overlap(asked: readonly string[], own: readonly string[]): boolean {
  return asked.length === 0 || asked.some((id) => own.includes(id));
}
