/**
 * Where the link in a mail leads that takes a registration up again: a page with a button. Its
 * form posts `token` to the same path; the answer leads to `/register` with the registration's
 * cookie set, or back with `?result=`.
 */
export const RESUME_REGISTRATION_PATH = '/fortsatt-registrering';

/** What pressing can come to besides success; the page's address says it. */
const RESULTS = ['invalid', 'failed'] as const;
export type ResumeRegistrationResult = (typeof RESULTS)[number];

export const isResumeRegistrationResult = (
  value: string | null,
): value is ResumeRegistrationResult => RESULTS.some((result) => result === value);
