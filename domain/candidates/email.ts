import { MAX_LENGTH } from '#domain/limits';

/**
 * Letters in an address's top-level domain. The specification's part 5 stops at 3, which refuses
 * real addresses such as `.info` and `.health`; decision 19 of the specification sets the upper
 * bound to 24.
 */
export const EMAIL_ENDING_LENGTH = { min: 2, max: 24 } as const;

/** The signs of a local part that is not in quotes (RFC 5321, 4.1.2): with `+` and `'` too. */
const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";

/**
 * Part 5's rule with every local part of RFC 5321 that needs no quotes: atoms with single dots
 * between them, `@`, a domain of word characters with single dots or dashes, an ending of letters.
 * Every repetition is delimited by a separator, so that a hostile text costs linear time.
 */
export const EMAIL_PATTERN = `${ATOM}(?:\\.${ATOM})*@\\w+(?:[.-]\\w+)*\\.[A-Za-z]{${EMAIL_ENDING_LENGTH.min},${EMAIL_ENDING_LENGTH.max}}`;
const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`, 'u');

/**
 * True for an address that part 5 accepts, of at most 254 characters and without surrounding
 * spaces.
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH.email && EMAIL.test(text);
}

/** An address as the target of a link: signs that have a meaning there are escaped. */
export function mailtoOf(email: string): string {
  return `mailto:${email.replace(/[%?#&/{|}^`]/gu, encodeURIComponent)}`;
}
