/**
 * Between two sentences of a line (a mark may begin one), or where the blank is missing:
 * "chef.Ring".
 */
const BOUNDARY =
  /(?<=[.!?…][)"”’]?)\s+(?=[\p{Lu}\d"”“(•–/[\uE000-\uE002-])|(?<=[!?…])\s+|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})|\s+(?=[•·]\s)/gu;
/** A dot after these ends a word, not a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:t\.?\s?ex|bl\.?\s?a|m\.?\s?fl|m\.?\s?m|o\.?\s?s\.?\s?v|fr\.?\s?o\.?\s?m|t\.?\s?o\.?\s?m|tel|tfn|mob|ankn|leg|ev|ca|dr|nr|kl|st|s:t|prof|resp|inkl|exkl|max|min|tf|bitr|\p{L})\.$/iu;

/** A line's sentences, each with the blanks after it, so that together they are the line. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: blanks } of line.matchAll(BOUNDARY)) {
    const before = line.slice(Math.max(from, index - 12), index);
    if (ABBREVIATION.test(before)) continue;
    sentences.push(line.slice(from, index + blanks.length));
    from = index + blanks.length;
  }
  sentences.push(line.slice(from));
  return sentences.filter((sentence) => sentence.trim() !== '');
}
