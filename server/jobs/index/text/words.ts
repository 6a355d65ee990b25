/** Longer runs of letters are no word anybody searches for; the rest is cut off. */
const MAX_WORD_LENGTH = 40;

/** Lower case without accents: `Ängelholm` → `angelholm`, `Rosén` → `rosen`, `Sørensen` → `sorensen`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
}

/** The folded words of a text, each once: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH)))];
}
