import { LANGUAGES, type Language, type Text } from '#domain/language';
import { type Choice, FOUND_BY, rankChoices } from '#domain/vocabulary/findChoices';
import { locationText } from '#domain/vocabulary/locationName';
import { APP_LOCATIONS } from '#domain/vocabulary/locations';
import { locationById, workRoleById, workRoleGroupById } from '#domain/vocabulary/lookup';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import type { Entry } from './entry';
import { labelOf } from './labels';
import { entryOf, lexicon } from './lexicon';
import { otherNames } from './otherNames';
import { spansOf } from './spans';
import { foldedKeyOf, keyOf, tokensOf } from './tokens';
import { understand } from './understand';

/** What may be chosen for a typed text. */
export interface Suggested {
  /** One profession, one place, or the regions of an area ("Norrland"). */
  ids: string[];
  label: Text;
  /** How well it matches: the lowest is what was meant, or what begins so. */
  rank: number;
}

/** A distance that was typed. */
export interface SuggestedDistance {
  town: string;
  km: number;
}

const MEANT = 0;
/** Below what was meant: as the matcher of all fields finds it (`findChoices.ts`). */
const FOUND = 1;
const NAME_BEGINS = FOUND + FOUND_BY.beginning;
const SYNONYM_BEGINS = FOUND + FOUND_BY.otherName;
const MISSPELT = FOUND + FOUND_BY.slip;
/** One letter begins too many synonyms. */
const MIN_SYNONYM = 2;

/** What is kept of each choice is its best match. */
class Choices {
  readonly #found = new Map<string, Suggested>();

  add(ids: readonly string[], label: Text, rank: number): void {
    const key = ids.join();
    const known = this.#found.get(key);
    if (!known || rank < known.rank) this.#found.set(key, { ids: [...ids], label, rank });
  }

  get all(): Suggested[] {
    return [...this.#found.values()];
  }
}

/** The professions that a text may mean, by any name, abbreviation or workplace ("iva"). */
export function suggestedRoles(typed: string, today: string): Suggested[] {
  const choices = new Choices();
  const add = (ids: readonly string[], rank: number) => {
    for (const id of ids) {
      const role = workRoleById(id);
      if (role) choices.add([id], role.text, rank);
    }
  };
  const { filters, role, general, corrections } = understand(typed, { today, taken: new Set() });
  const read = filters.flatMap(({ value }) =>
    'ids' in value && value.part === 'workroles' ? value.ids : [],
  );
  const isCorrected = corrections.length > 0;
  const named = role ?? general;
  add(named === null ? read : [named], isCorrected ? MISSPELT : MEANT);
  for (const { reading } of spansOf(tokensOf(typed), typed, { today })) {
    if (reading.kind !== 'word' || !reading.meant) continue;
    add(idsOf(reading.meant.entry, 'workroles'), MISSPELT);
  }
  const found = LANGUAGES.flatMap((language) => foundIn(ROLES, 'workroles', language, typed));
  for (const { id, rank } of found) add([id], rank);
  return sound(choices.all);
}

/** The places that a text may mean, by any name or abbreviation. */
export function suggestedPlaces(typed: string, today: string): Suggested[] {
  const choices = new Choices();
  const add = (entry: Entry, rank: number) => {
    const ids = idsOf(entry, 'locations');
    if (ids.length > 0) choices.add(ids, labelOf({ part: 'locations', ids }, entry), rank);
  };
  for (const { reading, named } of spansOf(tokensOf(typed), typed, { today })) {
    if (reading.kind === 'word' && reading.meant) add(reading.meant.entry, MISSPELT);
    if (reading.kind !== 'term') continue;
    const rank = reading.correctedTo === null ? MEANT : MISSPELT;
    if (!named) add(reading.entry, rank);
    else addPlace(choices, idsOf(reading.entry, 'locations')[0] ?? '', rank);
  }
  // A name begins alike in both languages
  for (const { id, rank } of foundIn(PLACES, 'locations', 'sv', typed)) {
    addPlace(choices, id, rank);
  }
  for (const entry of synonymsOf(typed)) {
    // An area that is offered by this name
    add(entry, entry.name === entry.term ? NAME_BEGINS : SYNONYM_BEGINS);
  }
  return sound(choices.all);
}

function addPlace(choices: Choices, id: string, rank: number): void {
  const name = locationById(id)?.name;
  if (name !== undefined) choices.add([id], locationText(name), rank);
}

/** The distance that a text names, if any: "inom 45 km från Umeå". */
export function suggestedDistance(typed: string, today: string): SuggestedDistance | null {
  for (const { reading, named } of spansOf(tokensOf(typed), typed, { today })) {
    if (reading.kind !== 'term' || !named) continue;
    const km = /\d+/u.exec(reading.entry.label?.sv ?? '');
    const [town = ''] = idsOf(reading.entry, 'locations');
    if (km) return { town, km: Number(km[0]) };
  }
  return null;
}

const idsOf = ({ facets }: Entry, part: 'workroles' | 'locations'): readonly string[] =>
  facets.find((facet) => facet.part === part)?.ids ?? [];

/** A misspelling counts only where nothing is written so. */
function sound(all: readonly Suggested[]): Suggested[] {
  const matching = all.filter(({ rank }) => rank < Number.POSITIVE_INFINITY);
  const written = matching.filter(({ rank }) => rank < MISSPELT);
  return written.length > 0 ? written : matching;
}

interface Named {
  id: string;
  text: Text;
  group: Text | undefined;
}

const ROLES: readonly Named[] = WORK_ROLES.map(({ id, text, group }) => ({
  id,
  text,
  group: workRoleGroupById(group)?.text,
}));
// A region's municipalities are not meant by its name
const PLACES: readonly Named[] = APP_LOCATIONS.map(({ id, name }) => ({
  id,
  text: locationText(name),
  group: undefined,
}));

/** What the matcher of all fields finds. */
function foundIn(
  all: readonly Named[],
  part: 'workroles' | 'locations',
  language: Language,
  typed: string,
): { id: string; rank: number }[] {
  const choices = all.map(
    ({ id, text, group }): Choice => ({ id, label: text[language], group: group?.[language] }),
  );
  return rankChoices(choices, typed, otherNames(part)).map(({ choice, by }) => ({
    id: choice.id,
    rank: FOUND + by,
  }));
}

/** The thesaurus's entries whose term begins as a text does. */
function synonymsOf(typed: string): Entry[] {
  const [key, folded] = [keyOf(typed), foldedKeyOf(typed)];
  if (key.length < MIN_SYNONYM) return [];
  const { exact: asWritten, folded: asFolded } = lexicon();
  const found = beginningWith(key, asWritten);
  // What is written without å, ä and ö may mean them
  if (key === folded) found.push(...beginningWith(folded, asFolded));
  const exact = entryOf(key);
  return exact ? [exact, ...found] : found;
}

function beginningWith(key: string, entries: ReadonlyMap<string, Entry>): Entry[] {
  return [...entries].flatMap(([term, entry]) => (term.startsWith(key) ? [entry] : []));
}
