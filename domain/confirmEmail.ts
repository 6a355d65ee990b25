/** Where the link in a mail leads: a page with a button that confirms an address. */
export const CONFIRM_EMAIL_PATH = '/bekrafta-epost';

/** How pressing it can end; the page's address says it, so that no script is needed. */
const CONFIRM_EMAIL_RESULTS = ['confirmed', 'invalid', 'taken', 'failed'] as const;
export type ConfirmEmailResult = (typeof CONFIRM_EMAIL_RESULTS)[number];

export function isConfirmEmailResult(value: unknown): value is ConfirmEmailResult {
  return CONFIRM_EMAIL_RESULTS.some((result) => result === value);
}
