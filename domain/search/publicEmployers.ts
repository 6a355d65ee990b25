import { fold } from '#domain/text/fold';

/** What a public employer is called beside its place, as its first word and as its last. */
const FIRST: ReadonlySet<string> = new Set(['region']);
const LAST: ReadonlySet<string> = new Set(['kommun', 'stad']);
const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * The public employers that a text names, each as one folded word: "Skolsköterska till Enköpings kommun" names
 * "enkopingskommun". Their words say little where they stand apart: most ads of Uppsala län that name a
 * municipality have both "Uppsala" and "kommun".
 */
export function publicEmployersIn(text: string): string[] {
  const words = fold(text).match(WORDS) ?? [];
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return next !== undefined && (FIRST.has(word) || LAST.has(next)) ? word + next : [];
  });
}

/** A folded name as ads are searched for it: a public employer's as one word. */
export function asOneWord(name: string): string {
  const words = name.split(' ');
  const isPublic = FIRST.has(words[0] ?? '') || LAST.has(words.at(-1) ?? '');
  const [only, ...others] = isPublic ? publicEmployersIn(name) : [];
  return only !== undefined && others.length === 0 ? only : name;
}
