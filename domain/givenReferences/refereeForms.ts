import type { BankidDevice } from '#domain/signIn/bankidRequests';
import { GIVEN_REFERENCE_PATH } from './givenReferencePath';

/** Where the forms of a link's page are posted without a script. */
export const REFEREE_FORMS = {
  answers: `${GIVEN_REFERENCE_PATH}/svar`,
  code: `${GIVEN_REFERENCE_PATH}/kod`,
  /** Where BankID's answer leads. */
  bankid: `${GIVEN_REFERENCE_PATH}/bankid`,
} as const;
/** The ways to sign that a form's buttons name: a code where none does. */
export const REFEREE_FORM_WAYS = {
  same: 'bankid_same',
  other: 'bankid_other',
} as const satisfies Record<BankidDevice, string>;
/** What went wrong with one of them, as the page's address says it. */
const REFEREE_FORM_PROBLEMS = ['wrong_code', 'too_many', 'bankid', 'failed'] as const;
export type RefereeFormProblem = (typeof REFEREE_FORM_PROBLEMS)[number];
export const refereeFormProblemOf = (value: unknown): RefereeFormProblem | null =>
  REFEREE_FORM_PROBLEMS.find((problem) => problem === value) ?? null;
