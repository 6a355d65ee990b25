import { ACCOUNT_PLACES, documentPlace } from './accountPlaces';
import { endOf, holdsOn, type StatedEnd } from './documents';
import type { Experience } from './experiences';
import { type JobPreferences, missingPreferences } from './preferences';
import type { ProfileFacts } from './profileFacts';
import { type CandidateReference, hasTwoReferences } from './references';

/** Everything that a candidate has in their account. */
export interface AccountContents {
  profile: Pick<
    ProfileFacts,
    | 'phone'
    | 'jobTitle'
    | 'profession'
    | 'systems'
    | 'profileImageUrl'
    | 'bankIdVerified'
    | 'visibilityChosen'
    | 'prescriberCode'
  >;
  preferences: JobPreferences;
  documents: readonly StatedEnd[];
  references: readonly CandidateReference[];
  experiences: readonly Experience[];
}

/** The documents that prove a licence (part 5: one of them is needed). */
export const LICENCES: readonly string[] = ['hosp_licence', 'ivo_licence'];

/** Whether there is a document of one of the types that is known to be valid on a day. */
export function hasDocument(
  documents: readonly StatedEnd[],
  types: readonly string[],
  today: string,
): boolean {
  return documents.some((one) => types.includes(one.type) && holdsOn(one, today));
}

/** Whether there is a document of one of the types whose end nobody has said: its owner is asked. */
export function hasUndated(documents: readonly StatedEnd[], types: readonly string[]): boolean {
  return documents.some((one) => types.includes(one.type) && endOf(one) === 'unknown');
}

export function hasLicence(documents: readonly StatedEnd[], today: string): boolean {
  return hasDocument(documents, LICENCES, today);
}

type IsDone = (contents: AccountContents, today: string) => boolean;

/** The parts of a strong profile and their points: 100 in total. */
export const STRENGTH_TABLE = [
  {
    id: 'bankid',
    points: 15,
    href: ACCOUNT_PLACES.bankid,
    isDone: ({ profile }) => profile.bankIdVerified,
  },
  {
    id: 'contact',
    points: 10,
    href: ACCOUNT_PLACES.profile,
    isDone: ({ profile }) => profile.phone !== null,
  },
  {
    id: 'profession',
    points: 10,
    href: ACCOUNT_PLACES.profile,
    isDone: ({ profile }) => profile.profession !== null && profile.jobTitle !== null,
  },
  {
    id: 'profile_image',
    points: 5,
    href: ACCOUNT_PLACES.profile,
    isDone: ({ profile }) => profile.profileImageUrl !== null,
  },
  {
    id: 'experience',
    points: 10,
    href: ACCOUNT_PLACES.experiences,
    isDone: ({ experiences }) => experiences.length > 0,
  },
  {
    id: 'system_knowledge',
    points: 5,
    href: ACCOUNT_PLACES.systems,
    isDone: ({ profile }) => profile.systems.length > 0,
  },
  {
    id: 'preferences',
    points: 15,
    href: ACCOUNT_PLACES.preferences,
    isDone: ({ preferences }) => Object.keys(missingPreferences(preferences)).length === 0,
  },
  {
    id: 'cv',
    points: 10,
    href: documentPlace('cv'),
    isDone: ({ documents }, today) => hasDocument(documents, ['cv'], today),
  },
  {
    id: 'licence',
    points: 10,
    href: documentPlace('hosp_licence'),
    isDone: ({ documents }, today) => hasLicence(documents, today),
  },
  {
    id: 'two_references',
    points: 10,
    href: ACCOUNT_PLACES.references,
    isDone: ({ references }, today) => hasTwoReferences(references, today),
  },
] as const satisfies readonly { id: string; points: number; href: string; isDone: IsDone }[];

/** One line of a profile's strength; the screen has its texts by `id`. */
interface StrengthLine {
  id: (typeof STRENGTH_TABLE)[number]['id'];
  done: boolean;
  points: number;
  /** The address where it can be filled in. */
  href: string;
}

/** How much of a profile is filled in. */
export interface ProfileStrength {
  /** 0–100: the points of the lines that are done. */
  percent: number;
  lines: StrengthLine[];
}

/** @param today - `YYYY-MM-DD` in Stockholm: a document that has expired does not count. */
export function profileStrength(contents: AccountContents, today: string): ProfileStrength {
  const lines = STRENGTH_TABLE.map(({ id, points, href, isDone }) => ({
    id,
    done: isDone(contents, today),
    points,
    href,
  }));
  return {
    percent: lines.reduce((sum, { done, points }) => sum + (done ? points : 0), 0),
    lines,
  };
}
