import type { Answer, Answers } from '#domain/applications/questionnaire';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import { randomKey } from '../../../lib/randomKey';

/** An incomplete application; it is kept over retries, a lost session and a closed tab. */
export interface ApplyDraft {
  contact: ContactDetails;
  answers: Answers;
  /** The Idempotency-Key of this form, for all attempts to send it. */
  key: string;
}

const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** A new application, filled in with what is known of the candidate. */
export function newDraft(known: Partial<Record<keyof ContactDetails, string | null>>): ApplyDraft {
  const contact: ContactDetails = { firstName: '', lastName: '', email: '', phone: '' };
  for (const field of CONTACT_FIELDS) contact[field] = known[field] ?? '';
  return { contact, answers: {}, key: randomKey() };
}

/** Validates a stored value; null when it is not a draft. */
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
