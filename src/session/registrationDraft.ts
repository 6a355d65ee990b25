import type { RegistrationDetails } from '#domain/api/v2';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import { DRAFT_PREFIX, sessionStore } from '../lib/sessionStore';

export const REGISTRATION_DRAFT_KEY = `${DRAFT_PREFIX}registration`;

const LISTS = ['professions', 'workfields', 'locations', 'employmentTypes'] as const;

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Whatever stands in the store, made safe; null when it is no registration. */
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

/** What was typed on the registration form: it outlives the way to BankID and back. */
export const registrationDraft = {
  read: (): RegistrationDetails | null =>
    parseRegistrationDraft(sessionStore.read(REGISTRATION_DRAFT_KEY)),
  write: (draft: RegistrationDetails): void => sessionStore.write(REGISTRATION_DRAFT_KEY, draft),
};
