import { distanceInside, distanceWithin } from '#domain/text/distance';
import { comparable, joined, matchName, NAME_MATCH } from '#domain/text/nameMatch';

/** Something of the vocabulary that can be chosen: a profession, a field, a place, a system. */
export interface Choice {
  id: string;
  /** Its name in the page's language. */
  label: string;
  /** What it is listed under; '' or absent for nothing. */
  group?: string | undefined;
}

/** What one id is called besides its label, each as `comparable` gives it. */
export interface ChoiceNames {
  /** Names of it alone: abbreviations, the name in the other language. */
  own: readonly string[];
  /** Names of several, of which it is one: "vårdpersonal", "Norrland". */
  shared: readonly string[];
  /** Misspellings of it that are known. */
  misspelt: readonly string[];
}

/** What else the search knows of a vocabulary. */
export interface OtherNames {
  /** By the id of the choice. */
  names: ReadonlyMap<string, ChoiceNames>;
  /** Words of other trades, folded: never taken for a slip ("lärare" is no läkare). */
  notOurs: ReadonlySet<string>;
}

/**
 * Why a choice was found, the best first. An abbreviation that was typed whole is what was meant, so
 * it comes before names that only contain its letters: "ssk" is within *Distriktssköterska*.
 */
export const FOUND_BY = {
  label: 0,
  beginning: 1,
  word: 2,
  abbreviation: 3,
  part: 4,
  group: 5,
  otherName: 6,
  slip: 7,
} as const;

type FoundBy = (typeof FOUND_BY)[keyof typeof FOUND_BY];

/** A choice that a typed text finds, and why. */
export interface Found<Item> {
  choice: Item;
  by: FoundBy;
}

const NOTHING_KNOWN: OtherNames = { names: new Map(), notOurs: new Set() };
const NO_NAMES: ChoiceNames = { own: [], shared: [], misspelt: [] };
/** One letter begins too many other names, and three too many headings of many choices. */
const MIN_OTHER = 2;
const MIN_GROUP = 4;
/** Shorter names and words are a letter away from too many others. */
const MIN_SLIP = 3;
const MIN_SLIP_OF_WORD = 4;
const MIN_SLIP_INSIDE = 5;

/**
 * The choices that a typed text finds, the best first: those whose name begins so, then by a word's
 * beginning, by a part of a compound, by the heading they are listed under, by another name. Only
 * where nothing matches, by a slip of one letter. Without a text all of them, in their order.
 *
 * @param other - left out while it is being read: then names and headings alone are known.
 */
export function findChoices<Item extends Choice>(
  choices: readonly Item[],
  typed: string,
  other: OtherNames = NOTHING_KNOWN,
): Item[] {
  if (typed.trim() === '') return [...choices];
  return rankChoices(choices, typed, other).map(({ choice }) => choice);
}

/** The same with the reasons; nothing for a text without a letter or digit. */
export function rankChoices<Item extends Choice>(
  choices: readonly Item[],
  typed: string,
  other: OtherNames = NOTHING_KNOWN,
): Found<Item>[] {
  const wanted = comparable(typed);
  if (wanted === '') return [];
  const found: { choice: Item; by: FoundBy; order: number }[] = [];
  for (const choice of choices) {
    const rank = rankOf(choice, other.names.get(choice.id) ?? NO_NAMES, wanted);
    if (rank) found.push({ choice, ...rank });
  }
  if (found.length === 0) return slipsOf(choices, wanted, other);
  return found.sort((a, b) => a.by - b.by || a.order - b.order);
}

/** Of labels and headings, which are as many as the vocabulary: they are compared at every letter. */
const compared = new Map<string, string>();

function comparableLabel(label: string): string {
  const known = compared.get(label);
  if (known !== undefined) return known;
  const made = comparable(label);
  compared.set(label, made);
  return made;
}

interface Rank {
  by: FoundBy;
  /** Among those with the same reason, the lowest first. */
  order: number;
}

const BY_NAME = {
  [NAME_MATCH.whole]: FOUND_BY.label,
  [NAME_MATCH.begins]: FOUND_BY.beginning,
  [NAME_MATCH.wordBegins]: FOUND_BY.word,
  [NAME_MATCH.within]: FOUND_BY.part,
} as const;

function rankOf({ label, group = '' }: Choice, names: ChoiceNames, wanted: string): Rank | null {
  const name = comparableLabel(label);
  const byName = matchName(name, wanted);
  const isPart = byName >= NAME_MATCH.within;
  if (isPart && wanted.length >= MIN_OTHER && names.own.some((own) => isWhole(own, wanted))) {
    return { by: FOUND_BY.abbreviation, order: 0 };
  }
  if (byName !== NAME_MATCH.not) return { by: BY_NAME[byName], order: 0 };
  if (group !== '' && wanted.length >= MIN_GROUP) {
    const heading = comparableLabel(group);
    // "Specialistläkare" may be the heading alone: its words may stand in both
    const byGroup = Math.min(matchName(heading, wanted), matchName(`${heading} ${name}`, wanted));
    if (byGroup !== NAME_MATCH.not) return { by: FOUND_BY.group, order: byGroup };
  }
  if (wanted.length < MIN_OTHER) return null;
  const order = Math.min(best(names.own, wanted), best(names.shared, wanted));
  return order === NAME_MATCH.not ? null : { by: FOUND_BY.otherName, order };
}

const isWhole = (name: string, wanted: string): boolean => joined(name) === joined(wanted);

const best = (names: readonly string[], wanted: string): number =>
  names.reduce<number>((least, name) => Math.min(least, matchName(name, wanted)), NAME_MATCH.not);

/**
 * A known misspelling, or a letter too much, too few, another, or two in the wrong order: in a
 * whole name or word, else inside one.
 */
function slipsOf<Item extends Choice>(
  choices: readonly Item[],
  wanted: string,
  { names, notOurs }: OtherNames,
): Found<Item>[] {
  const letters = joined(wanted);
  if (letters.length < MIN_SLIP || notOurs.has(letters)) return [];
  const isSame = (name: string) => joined(name) === letters;
  const withSlip = (isSlip: (name: string) => boolean) =>
    choices
      .flatMap((choice) => {
        const { own, shared, misspelt } = names.get(choice.id) ?? NO_NAMES;
        const heading = comparableLabel(choice.group ?? '');
        const order = misspelt.some(isSame)
          ? 0
          : [[comparableLabel(choice.label)], own, [heading, ...shared]].findIndex((some) =>
              some.some(isSlip),
            );
        return order < 0 ? [] : [{ choice, by: FOUND_BY.slip, order }];
      })
      .sort((a, b) => a.order - b.order);
  const whole = withSlip((name) => isSlipOf(name, letters));
  if (whole.length > 0 || letters.length < MIN_SLIP_INSIDE) return whole;
  return withSlip((name) => isSlipInside(name, letters));
}

function isSlipInside(name: string, letters: string): boolean {
  const whole = joined(name);
  return letters.length <= whole.length + 1 && distanceInside(letters, whole) <= 1;
}

function isSlipOf(name: string, letters: string): boolean {
  const isNear = (part: string, shortest: number) =>
    part.length >= shortest && distanceWithin(letters, part, 1) <= 1;
  if (isNear(joined(name), MIN_SLIP)) return true;
  return name.split(' ').some((word) => isNear(word, MIN_SLIP_OF_WORD));
}
