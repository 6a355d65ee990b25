/** The page that a link in the mail about unread messages opens: its button stops these mails. */
export const PAUSE_MAIL_PATH = '/pausa-mejl';

/** The possible results of pressing it; they are part of the page's address. */
const PAUSE_MAIL_RESULTS = ['paused', 'invalid', 'failed'] as const;
export type PauseMailResult = (typeof PAUSE_MAIL_RESULTS)[number];

export function isPauseMailResult(value: unknown): value is PauseMailResult {
  return PAUSE_MAIL_RESULTS.some((result) => result === value);
}
