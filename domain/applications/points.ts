import { weekKeysBetween } from '#domain/calendar/isoWeek';
import { ACCOUNT_PLACES, documentPlace } from '#domain/candidates/accountPlaces';
import type { StatedEnd } from '#domain/candidates/documents';
import type { Experience } from '#domain/candidates/experiences';
import type { JobPreferences } from '#domain/candidates/preferences';
import type { ProfileFacts } from '#domain/candidates/profileFacts';
import { type CandidateReference, hasTwoReferences } from '#domain/candidates/references';
import { hasDocument, hasLicence, hasUndated, LICENCES } from '#domain/candidates/strength';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import { firstDayOf } from '#domain/eligibility/eligibility';
import { checkExperience, isSimilarRole, regionOf, statedRoles } from '#domain/eligibility/rules';
import { isNotAsked, isNotSaid } from '#domain/eligibility/words';
import type { Job } from '#domain/jobs/job';
import type { Answers } from '#domain/jobs/questionnaire';
import { isLicensedRole } from '#domain/vocabulary/licensedRoles';
import { SCORING_SYSTEM } from '#domain/vocabulary/scoring';
import { checkAnswers } from './answers';
import type { PointLine } from './pointLine';
import { answersFor } from './steps';

/** What the account has that counts. */
export interface PointSources {
  profile: Pick<ProfileFacts, 'bankIdVerified' | 'systems'>;
  /** As `CandidateFacts` has them: what they are, not what they want to be. */
  professions: CandidateFacts['professions'];
  preferences: Pick<JobPreferences, 'availablePeriods'>;
  documents: readonly StatedEnd[];
  references: readonly Pick<CandidateReference, 'isManager' | 'latestJob' | 'given'>[];
  experiences: readonly (CandidateFacts['experiences'][number] & Pick<Experience, 'workFields'>)[];
}

/** The data that the points are counted from. */
export interface Scored {
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

/** A rule's answer, by what the job asks for and what the candidate has said. */
type Answer = PointLine['state'];

const metIf = (isMet: boolean): Answer => (isMet ? 'met' : 'missing');

/**
 * Whether one of those asked for is among the candidate's own. A job that names none has not said
 * that it asks for none.
 *
 * @param otherwise - `missing` for a list that has all of its kind; employments may be left out.
 */
function fromLists(
  asked: readonly string[],
  own: readonly string[],
  otherwise: 'missing' | 'ask_you' = 'ask_you',
): Answer {
  if (asked.length === 0) return 'ask_employer';
  return asked.some((id) => own.includes(id)) ? 'met' : otherwise;
}

/** Each line's rule, and where it can be corrected. What nobody has said gives no points. */
const LINES: Readonly<Record<string, { href: string | null; answer: (scored: Scored) => Answer }>> =
  {
    bankid_verified: {
      href: ACCOUNT_PLACES.bankid,
      answer: ({ sources }) => metIf(sources.profile.bankIdVerified),
    },
    questionnaire_answered: {
      // The answers were sent with the application
      href: null,
      answer: ({ job, answers }) =>
        job.questionnaire.length === 0
          ? 'not_asked'
          : metIf(isAnswered(job.questionnaire, answers)),
    },
    profession_matches: {
      href: ACCOUNT_PLACES.profile,
      // To want to work as something is not to be it
      answer({ job, sources }) {
        const isSimilar = statedRoles(sources).some((role) => isSimilarRole(role, job.workRole));
        return sources.professions.length === 0 && !isSimilar ? 'ask_you' : metIf(isSimilar);
      },
    },
    profession_years: {
      href: ACCOUNT_PLACES.experiences,
      answer({ job, sources, today }) {
        const { verdict, reason } = checkExperience(job, sources, firstDayOf(job, today));
        if (verdict === 'unknown') return 'ask_employer';
        if (isNotAsked(reason)) return 'not_asked';
        return isNotSaid(reason) ? 'ask_you' : metIf(verdict === 'green');
      },
    },
    field_experience: {
      href: ACCOUNT_PLACES.experiences,
      answer: ({ job, sources: { experiences } }) =>
        fromLists(
          job.workFields,
          experiences.flatMap(({ workFields }) => workFields),
        ),
    },
    region_experience: {
      href: ACCOUNT_PLACES.experiences,
      answer: ({ job, sources: { experiences } }) =>
        fromLists(
          [regionOf(job) ?? []].flat(),
          experiences.flatMap(({ regionEmployer }) => regionEmployer ?? []),
        ),
    },
    system_knowledge: {
      href: ACCOUNT_PLACES.systems,
      answer: ({ job, sources: { profile } }) =>
        fromLists(job.systems, profile.systems, profile.systems.length > 0 ? 'missing' : 'ask_you'),
    },
    licence: {
      href: documentPlace('hosp_licence'),
      answer({ job: { workRole, requires }, sources, today }) {
        if (requires?.licence || isLicensedRole(workRole)) {
          if (hasLicence(sources.documents, today)) return 'met';
          return hasUndated(sources.documents, LICENCES) ? 'ask_you' : 'missing';
        }
        return requires?.licence === false ? 'not_asked' : 'ask_employer';
      },
    },
    cv: {
      href: documentPlace('cv'),
      answer: ({ sources, today }) => metIf(hasDocument(sources.documents, ['cv'], today)),
    },
    two_references: {
      href: ACCOUNT_PLACES.references,
      answer: ({ sources, today }) => metIf(hasTwoReferences(sources.references, today)),
    },
    available_whole_period: {
      href: ACCOUNT_PLACES.preferences,
      answer({ job: { startsOn, endsOn }, sources: { preferences } }) {
        if (startsOn === null || endsOn === null) return 'ask_employer';
        const weeks = preferences.availablePeriods.weeksData;
        if (Object.keys(weeks).length === 0) return 'ask_you';
        return metIf(
          weekKeysBetween(startsOn, endsOn, MOST_WEEKS).every((key) => Object.hasOwn(weeks, key)),
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
    const state = line.answer(scored);
    return { id, points, text, met: state === 'met', state, href: line.href };
  });
}

function isAnswered(questionnaire: Job['questionnaire'], answers: Answers): boolean {
  const fitting = answersFor(questionnaire, answers);
  return Object.keys(checkAnswers(questionnaire, fitting, { complete: true })).length === 0;
}
