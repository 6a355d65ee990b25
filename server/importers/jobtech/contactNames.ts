import { listAt, textAt } from './fields';
import { plainForms } from './plainText';

/** Replaces the whole name of one of the ad's contacts in a text. */
export const NAME = '\uE002';

/** The names of an ad's contacts, prepared for finding them in its text. */
export interface ContactNames {
  /** The text with `NAME` for every whole name. */
  mark(text: string): string;
  /** Whether a first or last name is alone there. */
  hasPart(text: string): boolean;
}

const LONGEST = 200;
const MOST_CONTACTS = 30;
/** Words of a contact's name that are a profession, a union or an employer. */
const NO_NAME =
  /chef|ansvarig|rekryter|läkar|sköter|sekreter|konsult|ombud|facklig|förbund|kommun|region|center|centrum|växel|reception|support|kundtjänst|avdelning|enhet|mottagning|kontakt|representant|förtroende|ledare|rektor|samordn|koordinator|administrat|specialist|psykolog|terapeut|^(?:hr|leg|dr|med|vision|saco|ssr|vid|på|för|och|till|tel|mobil|via)\.?$/iu;
const PARTICLE = /^(?:von|van|af|av|de|del|da|la|le|el|al|bin|ben)$/iu;
const WORD = /^\p{L}[\p{L}'’.-]*$/u;

interface Person {
  first: string;
  /** Every later name: people may be known by one of two surnames. */
  last: string[];
}

/** The people in a contact's name: "Exempelman, Ruta", "Ruta och Bo, enhetschefer". */
function peopleIn(text: string): Person[] {
  const parts = capitalised(plainForms(text))
    .replace(/\([^)]*\)/gu, ' ')
    .split(/[,;/&|+]|\s(?:och|and|samt|-|–)\s/iu)
    .map((part) => part.split(/\s+/u).filter(mayBeName))
    .filter((words) => words.length > 0);
  const [one = [], two = []] = parts;
  const reversed = parts.length === 2 && one.length === 1 && two.length === 1;
  const named = reversed && text.includes(',') ? [[...two, ...one]] : parts;
  return named.flatMap(([first, ...last]) =>
    first === undefined || PARTICLE.test(first)
      ? []
      : [{ first, last: last.filter((word) => !PARTICLE.test(word) && word.length > 1) }],
  );
}

/** A name that was typed without any capital is still a name. */
function capitalised(text: string): string {
  if (/\p{Lu}/u.test(text)) return text;
  return text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

function mayBeName(word: string): boolean {
  return PARTICLE.test(word) || (/^\p{Lu}/u.test(word) && WORD.test(word) && !NO_NAME.test(word));
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

/** The word as it may be written: `Ruta`, `RUTA`; in lower case only beside the other name. */
function writings(word: string, alsoLower: boolean): string {
  const capitalised = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const all = [word, word.toUpperCase(), capitalised, ...(alsoLower ? [word.toLowerCase()] : [])];
  return [...new Set(all)].map(escaped).join('|');
}

const MIDDLE = String.raw`(?:\s+(?:\p{Lu}[\p{L}.'’-]*|von|af|de|av|van)){0,3}?`;
const GENITIVE = '(?:[s’]|’s|:s)?';

function wholeName({ first, last }: Person): string {
  const given = `(?:${writings(first, true)}|${escaped(first.charAt(0).toUpperCase())}\\.?)`;
  const family = `(?:${last.map((word) => writings(word, true)).join('|')})`;
  const rest = `(?:[\\s-]+${family})*${GENITIVE}`;
  return `${given}${MIDDLE}\\s+${family}${rest}|${family},?\\s+(?:${writings(first, true)})${GENITIVE}`;
}

/** Reads an ad's `application_contacts`. */
export function contactNamesOf(ad: unknown): ContactNames {
  const people = listAt(ad, 'application_contacts')
    .slice(0, MOST_CONTACTS)
    .flatMap((contact) => [
      ...peopleIn(textAt(contact, LONGEST, 'name') ?? ''),
      // A description is mostly a title: only whole names count
      ...peopleIn(textAt(contact, LONGEST, 'description') ?? '').filter(
        ({ last }) => last.length > 0,
      ),
    ]);
  return findingNames(people);
}

function findingNames(people: readonly Person[]): ContactNames {
  const whole = people.filter(({ last }) => last.length > 0).map(wholeName);
  const parts = people.flatMap(({ first, last }) =>
    [first, ...last].filter((word) => word.length > 1).map((word) => writings(word, false)),
  );
  const wholes =
    whole.length > 0 && new RegExp(`(?<![\\p{L}\\d])(?:${whole.join('|')})(?!\\p{L})`, 'gu');
  const part =
    parts.length > 0 &&
    new RegExp(`(?<![\\p{L}\\d-])(?:${parts.join('|')})${GENITIVE}(?![\\p{L}\\d-])`, 'u');
  return {
    mark: (text) => (wholes ? text.replace(wholes, NAME) : text),
    hasPart: (text) => part !== false && part.test(text),
  };
}

/** For a text without known contacts. */
export const NO_NAMES: ContactNames = findingNames([]);
