/** Letters that Unicode does not decompose into a letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', ß: 'ss' };

/**
 * A text as search and addresses compare it: lower case without accents, so that "malmo" finds
 * Malmö and "sorensen" finds Sørensen. Swedish treats å, ä and ö as separate letters, but they
 * cannot be typed on most foreign keyboards.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æøß]/g, (letter) => LETTERS[letter] ?? letter);
}
