/** A pattern that stands alone in a text: neither a letter nor a digit before it, no letter after. */
export const word = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?!\\p{L})`, 'iu');
