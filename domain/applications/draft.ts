import type { ContactDetails } from '#domain/candidates/contactDetails';
import { NOTHING_SHARED, type SharedWhenSent } from '#domain/givenReferences/sharedFor';
import type { Answers } from '#domain/jobs/questionnaire';

/** The steps that may be passed. */
export const PASSABLE_STEPS = [
  'bankid',
  'interview',
  'prescriber_code',
  'criminal_record',
] as const;
type PassableStep = (typeof PASSABLE_STEPS)[number];

/**
 * What is typed in a step and not finished: the fields that were changed, whether or not they would
 * be taken. Empty when no step is being edited.
 */
interface UnfinishedSteps {
  contact: Partial<ContactDetails>;
  answers: Answers;
}

/** The saved answers of an application that is not sent yet. */
export interface ApplicationDraft {
  jobId: string;
  /** null until it is saved: the account's details are used. */
  contact: ContactDetails | null;
  answers: Answers;
  /** Ids of the documents that were chosen; for a type without one the newest is used. */
  documents: string[];
  /** Ids of the chosen references; null for all of the account's. */
  references: string[] | null;
  /** Whose given references the employer may read once it is sent. */
  shared: SharedWhenSent;
  /** The confirmed record systems; null for those of the account. */
  systems: string[] | null;
  passed: PassableStep[];
  /**
   * The interview time that they want, ISO 8601 UTC; it is booked when the application is sent.
   * null: none.
   */
  interviewAt: string | null;
  unfinished: UnfinishedSteps;
  /** The time of the last save; null before the first one. */
  updatedAt: string | null;
}

/** Drafts that one candidate may have. */
export const MAX_DRAFTS = 100;
/** Days after the last change that a draft is kept. */
export const DRAFT_KEPT_DAYS = 90;

/** A draft before anything is saved. */
export function emptyDraft(jobId: string): ApplicationDraft {
  return {
    jobId,
    contact: null,
    answers: {},
    documents: [],
    references: null,
    shared: NOTHING_SHARED,
    systems: null,
    passed: [],
    interviewAt: null,
    unfinished: { contact: {}, answers: {} },
    updatedAt: null,
  };
}
