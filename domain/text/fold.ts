/** Letters that are not a letter with an accent, so that Unicode does not take them apart. */
const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', ß: 'ss' };

/**
 * A text as search and addresses compare it: lower case without accents, so that "malmo" finds
 * Malmö and "sorensen" finds Sørensen. Swedish tells å, ä and ö from a and o, but somebody on a
 * foreign keyboard cannot type them.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æøß]/g, (letter) => LETTERS[letter] ?? letter);
}
