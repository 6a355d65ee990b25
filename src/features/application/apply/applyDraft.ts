import type { Answer, Answers } from '#domain/applications/questionnaire';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import { randomKey } from '../../../lib/randomKey';
import { DRAFT_PREFIX, sessionStore } from '../../../lib/sessionStore';

/** An application half filled in; it outlives reloads, retries and a sign-in on the way. */
export interface ApplyDraft {
  contact: ContactDetails;
  answers: Answers;
  /** The Idempotency-Key of this form, for all tries to send it. */
  key: string;
}

const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** An untouched application, filled in with what is known of her. */
export function newDraft(known: Partial<Record<keyof ContactDetails, string | null>>): ApplyDraft {
  const contact: ContactDetails = { firstName: '', lastName: '', email: '', phone: '' };
  for (const field of CONTACT_FIELDS) contact[field] = known[field] ?? '';
  return { contact, answers: {}, key: randomKey() };
}

/** Whatever stands in the store, made safe; null when it is no draft. */
export function parseDraft(value: unknown): ApplyDraft | null {
  if (!isRecord(value) || !isRecord(value.contact) || !isRecord(value.answers)) return null;
  if (typeof value.key !== 'string' || value.key === '') return null;
  const contact: ContactDetails = { firstName: '', lastName: '', email: '', phone: '' };
  for (const field of CONTACT_FIELDS) {
    const text = value.contact[field];
    if (typeof text === 'string') contact[field] = text;
  }
  const answers: Answers = {};
  for (const [id, answer] of Object.entries(value.answers)) {
    if (isAnswer(answer)) answers[id] = answer;
  }
  return { contact, answers, key: value.key };
}

const keyOf = (jobId: string): string => `${DRAFT_PREFIX}apply.${jobId}`;

/** The drafts, one a job. */
export const applyDrafts = {
  read: (jobId: string): ApplyDraft | null => parseDraft(sessionStore.read(keyOf(jobId))),
  write: (jobId: string, draft: ApplyDraft): void => sessionStore.write(keyOf(jobId), draft),
  remove: (jobId: string): void => sessionStore.remove(keyOf(jobId)),
};
