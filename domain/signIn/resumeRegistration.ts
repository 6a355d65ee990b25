/**
 * Where the link leads in a mail that continues a registration: a page with a button. Its
 * form posts `token` to the same path; the answer leads to `/register` with the registration's
 * cookie set, or back with `?result=`.
 */
export const RESUME_REGISTRATION_PATH = '/fortsatt-registrering';

/** Why pressing the button failed; in the query of the page's address. */
const RESULTS = ['invalid', 'failed'] as const;
export type ResumeRegistrationResult = (typeof RESULTS)[number];

export const isResumeRegistrationResult = (
  value: string | null,
): value is ResumeRegistrationResult => RESULTS.some((result) => result === value);
