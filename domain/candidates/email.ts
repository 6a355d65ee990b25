import { MAX_LENGTH } from '#domain/limits';

/**
 * Letters in an address's top-level domain. The specification's part 5 stops at 3, which refuses
 * real addresses such as `.info` and `.health`; decision 19 of the specification sets the upper
 * bound to 24.
 */
export const EMAIL_ENDING_LENGTH = { min: 2, max: 24 } as const;

/**
 * Part 5's rule: word characters with single dots or dashes between them, `@`, a domain of the same
 * kind, an ending of letters. Every repetition is delimited by a separator, so that a hostile text
 * costs linear time.
 */
const EMAIL = new RegExp(
  `^\\w+(?:[.-]\\w+)*@\\w+(?:[.-]\\w+)*\\.[A-Za-z]{${EMAIL_ENDING_LENGTH.min},${EMAIL_ENDING_LENGTH.max}}$`,
);

/**
 * True for an address that part 5 accepts, of at most 254 characters and without surrounding
 * spaces.
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH.email && EMAIL.test(text);
}
