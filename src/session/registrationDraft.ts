import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { likeValues } from '../lib/forms/likeValues';
import { DRAFT_PREFIX, sessionStore } from '../lib/store/sessionStore';

const REGISTRATION_DRAFT_KEY = `${DRAFT_PREFIX}registration`;

const LISTS = ['professions', 'workfields', 'locations', 'employmentTypes'] as const;

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** What is typed on the pages of a registration and not saved yet, by page. */
const STEPS_DRAFT_KEY = `${DRAFT_PREFIX}registration-steps`;

function unsavedSteps(): Record<string, unknown> {
  const kept = sessionStore.read(STEPS_DRAFT_KEY);
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
}

export const unsavedStep = {
  /** The values of one page; only those of the same type as the values that they replace. */
  read<Values extends object>(step: string, like: Values): Partial<Values> | null {
    return likeValues(unsavedSteps()[step], like);
  },
  write(step: string, values: object): void {
    sessionStore.write(STEPS_DRAFT_KEY, { ...unsavedSteps(), [step]: values });
  },
  remove(step: string): void {
    const { [step]: _saved, ...others } = unsavedSteps();
    if (Object.keys(others).length > 0) sessionStore.write(STEPS_DRAFT_KEY, others);
    else sessionStore.remove(STEPS_DRAFT_KEY);
  },
};

/** Removes every draft of a registration, since the account exists now. */
export function removeRegistrationDrafts(): void {
  sessionStore.remove(REGISTRATION_DRAFT_KEY);
  sessionStore.remove(STEPS_DRAFT_KEY);
}

/** Validates what is stored; null when it is not a registration. */
export function parseRegistrationDraft(value: unknown): RegistrationDetails | null {
  if (typeof value !== 'object' || value === null) return null;
  const draft: RegistrationDetails = { ...INITIAL_REGISTRATION };
  const kept: Record<string, unknown> = { ...value };
  if (typeof kept.email === 'string') draft.email = kept.email;
  for (const list of LISTS) {
    const ids = kept[list];
    if (isTexts(ids)) draft[list] = ids;
  }
  return draft;
}

/** What was typed on the registration form. It is kept over the redirect to BankID and back. */
export const registrationDraft = {
  read: (): RegistrationDetails | null =>
    parseRegistrationDraft(sessionStore.read(REGISTRATION_DRAFT_KEY)),
  write: (draft: RegistrationDetails): void => sessionStore.write(REGISTRATION_DRAFT_KEY, draft),
};
