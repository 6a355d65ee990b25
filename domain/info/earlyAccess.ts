import type { Language } from '#domain/language';

/** The page of the sign-up for the app, and the address that its forms are posted to. */
export const EARLY_ACCESS_PATH = {
  sv: '/forhandsregistrering',
  en: '/early-access',
} as const satisfies Record<Language, string>;

/** Where the buttons of its mails' links are posted to. */
export const EARLY_ACCESS_LINK_PATH = `${EARLY_ACCESS_PATH.sv}/lank`;

/**
 * What became of a press on one of the page's buttons; a part of the page's address, so that no
 * script is needed. `sent` is the answer to every address: whether it has signed up before is sent
 * in the mail to its owner only.
 */
const EARLY_ACCESS_RESULTS = [
  'sent',
  'registered',
  'already_registered',
  'left',
  'invalid_email',
  'invalid_link',
  'too_many',
  'failed',
] as const;
export type EarlyAccessResult = (typeof EARLY_ACCESS_RESULTS)[number];

export function isEarlyAccessResult(value: unknown): value is EarlyAccessResult {
  return EARLY_ACCESS_RESULTS.some((result) => result === value);
}

/** The query of the links in its mails: one confirms, the other ends it. */
export const EARLY_ACCESS_QUERY = { confirm: 'token', leave: 'leave' } as const;
