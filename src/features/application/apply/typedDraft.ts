import type { ContactDetails } from '#domain/candidates/contactDetails';
import type { Answer, Answers } from '#domain/jobs/questionnaire';
import { randomKey } from '../../../lib/randomKey';

/** The parts of an application that are typed. */
export interface TypedParts {
  contact: ContactDetails | null;
  answers: Answers | null;
}
export const PARTS = ['contact', 'answers'] as const satisfies readonly (keyof TypedParts)[];
export type Part = (typeof PARTS)[number];

/**
 * What is typed and not on the server yet; it is kept in the browser, and survives a lost
 * connection, a lost session and a closed tab.
 */
export interface TypedDraft extends TypedParts {
  /** What the server had when typing began; null where that is not known. */
  base: TypedParts;
  /** The parts that the candidate finished with "continue". */
  finished: readonly Part[];
  /** The Idempotency-Key of this form, for all attempts to send it. */
  key: string;
}

const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
const NOTHING: TypedParts = { contact: null, answers: null };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** Before anything is typed. */
export function newTypedDraft(): TypedDraft {
  return { ...NOTHING, base: NOTHING, finished: [], key: randomKey() };
}

/**
 * Validates a stored value; null when it is not a draft. One from before drafts were kept on the
 * server has no base, and one from before half-typed steps were kept there counts as finished.
 */
export function parseTypedDraft(value: unknown): TypedDraft | null {
  if (!isRecord(value) || typeof value.key !== 'string' || value.key === '') return null;
  if (!('contact' in value) || !('answers' in value)) return null;
  const base = isRecord(value.base) ? partsOf(value.base) : NOTHING;
  const { finished } = value;
  return {
    ...partsOf(value),
    base,
    finished: Array.isArray(finished) ? PARTS.filter((part) => finished.includes(part)) : PARTS,
    key: value.key,
  };
}

function partsOf({ contact, answers }: Record<string, unknown>): TypedParts {
  return {
    contact: isRecord(contact) ? contactOf(contact) : null,
    answers: isRecord(answers) ? answersOf(answers) : null,
  };
}

function contactOf(stored: Record<string, unknown>): ContactDetails {
  const contact: ContactDetails = { firstName: '', lastName: '', email: '', phone: '' };
  for (const field of CONTACT_FIELDS) {
    const text = stored[field];
    if (typeof text === 'string') contact[field] = text;
  }
  return contact;
}

function answersOf(stored: Record<string, unknown>): Answers {
  const answers: Answers = {};
  for (const [id, answer] of Object.entries(stored)) {
    if (isAnswer(answer)) answers[id] = answer;
  }
  return answers;
}
