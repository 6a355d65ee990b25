import { fold } from '#domain/text/fold';

/**
 * The URL form of a Swedish name: folded (å ä → a, ö → o, other accents dropped), and one `-` for
 * every run of characters that are not letters or digits (decision 7 of the specification). Returns
 * only `a–z`, `0–9` and single inner dashes; '' when nothing is left.
 */
export function slugify(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
