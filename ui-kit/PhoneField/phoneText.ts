/** The parts of a phone number in the field. */
export interface PhoneParts {
  /** `+46` */
  prefix: string;
  /** The rest as it was typed. */
  number: string;
}

/**
 * Splits an offered country code off a number: `+46 70…` and `0046 70…`.
 * @param fallback The prefix of a number without one.
 */
export function splitPhone(
  text: string,
  prefixes: readonly string[],
  fallback: string,
): PhoneParts {
  const international = text.trimStart().replace(/^00/u, '+');
  // The longest first: +358 would also match +35.
  const prefix = prefixes
    .filter((candidate) => international.startsWith(candidate))
    .sort((a, b) => b.length - a.length)
    .at(0);
  if (prefix === undefined) return { prefix: fallback, number: text };
  return { prefix, number: international.slice(prefix.length).trimStart() };
}

/** The number with its country code; '' when there is no number. */
export function joinPhone({ prefix, number }: PhoneParts): string {
  return number.trim() === '' ? '' : `${prefix} ${number}`;
}
