/** The page that the link in a mail opens: it has a button that confirms an address. */
export const CONFIRM_EMAIL_PATH = '/bekrafta-epost';

/**
 * The possible results of pressing it; they are part of the page's address, so that no script is
 * needed.
 */
const CONFIRM_EMAIL_RESULTS = ['confirmed', 'invalid', 'taken', 'failed'] as const;
export type ConfirmEmailResult = (typeof CONFIRM_EMAIL_RESULTS)[number];

export function isConfirmEmailResult(value: unknown): value is ConfirmEmailResult {
  return CONFIRM_EMAIL_RESULTS.some((result) => result === value);
}
