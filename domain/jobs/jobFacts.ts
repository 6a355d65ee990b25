import type { DocumentType } from '#domain/candidates/documents';
import type { LanguageSkill } from '#domain/candidates/languages';
import type { Language } from '#domain/language';
import type { TermValues } from '#domain/terms/terms';

/** A shift of an assignment, in Europe/Stockholm. */
export interface Shift {
  /** The day on which it begins, `YYYY-MM-DD`. */
  day: string;
  /** `HH:MM`. */
  from: string;
  /** `HH:MM`; at or before `from` it is on the next day. */
  to: string;
}

/**
 * The agreement that the assignment is called off from: the regions' national one, another, or
 * none.
 */
export const AGREEMENTS = ['national', 'other', 'none'] as const;
type Agreement = (typeof AGREEMENTS)[number];

/** What a job asks of who takes it, as far as it says; a field that is left out is not said. */
export interface StatedRequirements {
  /** A Swedish licence to practise; licensed professions need one by law in any case. */
  licence?: boolean;
  /** Whole years in a similar role; 0: none is asked for. */
  yearsInProfession?: number;
  /** An empty list: no language is asked for. */
  languages?: LanguageSkill[];
  /** Documents that have to hold until the assignment ends; an empty list: none. */
  documents?: DocumentType[];
  agreement?: Agreement;
  /** Months without employment by the job's region (the qualifying period); 0: none. */
  monthsSinceEmployed?: number;
}

/** How travel or housing is provided: paid for, arranged by the employer, or not at all. */
export const PROVISIONS = ['paid', 'arranged', 'none'] as const;
export type Provision = (typeof PROVISIONS)[number];

/**
 * What a job says in a form that can be computed with. Each part is optional: what is left out or
 * null is not said, is shown as "ask", and is never computed.
 */
export interface JobFacts {
  /** In order. */
  shifts?: Shift[] | null;
  requires?: StatedRequirements | null;
  /** The steps of the application that the job asks for, besides those that every job has. */
  steps?: OptionalStep[] | null;
  travel?: Provision | null;
  housing?: Provision | null;
  /** Who employs, sick pay, cancellation and the other terms beside the pay. */
  terms?: TermValues | null;
  /** Of the ad's own words; Swedish where it does not say. */
  language?: Language | null;
}

/** The application's steps that a job may ask for (part 2). */
export const OPTIONAL_STEPS = [
  'cv',
  'licence',
  'references',
  'system_knowledge',
  'prescriber_code',
  'id_card',
  'cpr_certificate',
  'criminal_record',
  'interview',
] as const;
export type OptionalStep = (typeof OPTIONAL_STEPS)[number];
