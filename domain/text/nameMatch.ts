import { fold } from './fold';

/** How well a typed text matches a name, the best first. */
export const NAME_MATCH = { whole: 0, begins: 1, wordBegins: 2, within: 3, not: 4 } as const;

export type NameMatch = (typeof NAME_MATCH)[keyof typeof NAME_MATCH];

/** Fewer letters are within too many names. */
const MIN_WITHIN = 3;

/**
 * A name, or what was typed of one, as names are compared: its words, folded, with one space
 * between them. '' when it has no letter or digit.
 */
export const comparable = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The same without spaces: "IVA-sjuksköterska" and "ivasjuksköterska" are one name. */
export const joined = (name: string): string => name.replaceAll(' ', '');

/**
 * How well a typed text matches a name: "kirurgi" begins *Kirurgi och operation*, begins a word of
 * *Specialistläkare kirurgi*, and is within *Allmänkirurgi*.
 *
 * @param name - as `comparable` gives it, like `typed`.
 */
export function matchName(name: string, typed: string): NameMatch {
  const [whole, wanted] = [joined(name), joined(typed)];
  if (whole === wanted) return NAME_MATCH.whole;
  if (wanted === '' || whole.startsWith(wanted)) return NAME_MATCH.begins;
  const words = name.split(' ');
  const parts = typed.split(' ');
  const beginsWord = (part: string) => words.some((word) => word.startsWith(part));
  if (parts.every(beginsWord)) return NAME_MATCH.wordBegins;
  const isWithin = (part: string) =>
    part.length < MIN_WITHIN ? beginsWord(part) : name.includes(part);
  return parts.every(isWithin) ? NAME_MATCH.within : NAME_MATCH.not;
}
