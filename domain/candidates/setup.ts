import { mayPrescribe } from '#domain/vocabulary/prescriberRoles';
import { ACCOUNT_PLACES, documentPlace } from './accountPlaces';
import { DOCUMENT_NEED, type DocumentNeed } from './documents';
import { MISSING_PREFERENCE, missingPreferences } from './preferences';
import { hasTwoReferences } from './references';
import { type AccountContents, hasDocument, hasUndated, LICENCES } from './strength';

/**
 * The tasks of /account/setup (decision 21 of the specification), in the order that they are shown.
 */
export const SETUP_TASKS = [
  'bankid',
  'profile',
  'visibility',
  'preferences',
  'experience',
  'licence',
  'cv',
  'references',
  'id_card',
  'prescriber_code',
] as const;
export type SetupTaskId = (typeof SETUP_TASKS)[number];

type SetupTaskState = 'done' | 'begun' | 'not_begun';

/** One task after registration; the screen has its texts by `id`. */
interface SetupTask {
  id: SetupTaskId;
  state: SetupTaskState;
  /** Whether the profile is complete without it. */
  optional: boolean;
  /** The address of the task's page. */
  href: string;
}

/** The tasks that are left before a profile is complete. */
export interface Setup {
  tasks: SetupTask[];
  /** The number of completed tasks that are not optional, and their total. */
  done: number;
  total: number;
}

const HREFS = {
  bankid: ACCOUNT_PLACES.bankid,
  profile: ACCOUNT_PLACES.profile,
  visibility: ACCOUNT_PLACES.visibility,
  preferences: ACCOUNT_PLACES.preferences,
  experience: ACCOUNT_PLACES.experiences,
  licence: documentPlace('hosp_licence'),
  cv: documentPlace('cv'),
  references: ACCOUNT_PLACES.references,
  id_card: documentPlace('id_card'),
  prescriber_code: ACCOUNT_PLACES.prescriberCode,
} as const satisfies Record<SetupTaskId, string>;

/** The tasks that are documents are needed where the documents are. */
const NEEDS: Partial<Record<SetupTaskId, DocumentNeed>> = {
  licence: 'licence',
  cv: DOCUMENT_NEED.cv,
  id_card: DOCUMENT_NEED.id_card,
  prescriber_code: 'optional',
};

/** @param today - `YYYY-MM-DD` in Stockholm: a document that has expired does not count. */
export function accountSetup(contents: AccountContents, today: string): Setup {
  const tasks = SETUP_TASKS.filter(
    (id) => id !== 'prescriber_code' || mayPrescribe(contents.profile.profession ?? ''),
  ).map((id) => ({
    id,
    state: STATES[id](contents, today),
    optional: NEEDS[id] === 'optional',
    href: HREFS[id],
  }));
  const needed = tasks.filter(({ optional }) => !optional);
  return {
    tasks,
    done: needed.filter(({ state }) => state === 'done').length,
    total: needed.length,
  };
}

/** Done or not started; there is no state between. */
function whether(isDone: boolean): SetupTaskState {
  return isDone ? 'done' : 'not_begun';
}

/** The state of a task with several fields: none, some, or all filled in. */
function filledIn(...parts: boolean[]): SetupTaskState {
  if (parts.every(Boolean)) return 'done';
  return parts.some(Boolean) ? 'begun' : 'not_begun';
}

/** A document whose end nobody has said is handed in, and something is left to say. */
function handedIn(
  documents: AccountContents['documents'],
  types: readonly string[],
  today: string,
): SetupTaskState {
  const isValid = hasDocument(documents, types, today);
  return filledIn(isValid, isValid || hasUndated(documents, types));
}

const STATES: Record<SetupTaskId, (contents: AccountContents, today: string) => SetupTaskState> = {
  bankid: ({ profile }) => whether(profile.bankIdVerified),
  profile: ({ profile }) =>
    filledIn(profile.phone !== null, profile.jobTitle !== null, profile.profession !== null),
  visibility: ({ profile }) => whether(profile.visibilityChosen),
  preferences: ({ preferences }) => {
    const missing = missingPreferences(preferences);
    return filledIn(...Object.keys(MISSING_PREFERENCE).map((field) => !(field in missing)));
  },
  experience: ({ experiences }) => whether(experiences.length > 0),
  licence: ({ documents }, today) => handedIn(documents, LICENCES, today),
  cv: ({ documents }, today) => handedIn(documents, ['cv'], today),
  references: ({ references }, today) =>
    filledIn(hasTwoReferences(references, today), references.length > 0),
  id_card: ({ documents }, today) => handedIn(documents, ['id_card'], today),
  prescriber_code: ({ profile }) => whether(profile.prescriberCode !== null),
};
