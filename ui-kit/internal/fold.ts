/**
 * A text as a search compares it: lower case, without accents, so that "malmo" finds Malmö. Swedish
 * tells å, ä and ö from a and o, but someone on a foreign keyboard cannot type them.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}

/** Whether every word of the query begins a word of the text. */
export function matches(text: string, query: string): boolean {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  return fold(query)
    .split(/\s+/u)
    .every((part) => part === '' || words.some((word) => word.startsWith(part)));
}
