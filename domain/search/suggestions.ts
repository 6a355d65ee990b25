import type { Text } from '#domain/language';
import { fold } from '#domain/text/fold';
import { locationText } from '#domain/vocabulary/locationName';
import { APP_LOCATIONS } from '#domain/vocabulary/locations';
import { locationById, workRoleById } from '#domain/vocabulary/lookup';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import type { Entry } from './entry';
import { labelOf } from './labels';
import { entryOf, lexicon } from './lexicon';
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
const NAME_BEGINS = 1;
const WORD_BEGINS = 2;
const SYNONYM_BEGINS = 3;
const MISSPELT = 4;
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
  const { beside, workplaces } = lexicon();
  const key = keyOf(typed);
  add([...Object.values(beside.get(key) ?? {}), ...(workplaces.get(key) ?? [])], WORD_BEGINS);
  for (const { id, text } of WORK_ROLES) {
    for (const name of [text.sv, text.en]) add([id], rankOfName(name, typed));
  }
  for (const entry of synonymsOf(typed)) {
    if (entry.group === null && entry.general === null)
      add(idsOf(entry, 'workroles'), SYNONYM_BEGINS);
  }
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
  for (const { id, name } of APP_LOCATIONS) {
    const { sv, en } = locationText(name);
    const rank = Math.min(rankOfName(sv, typed), rankOfName(en, typed));
    if (rank < Number.POSITIVE_INFINITY) addPlace(choices, id, rank);
  }
  for (const entry of synonymsOf(typed)) add(entry, SYNONYM_BEGINS);
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

function rankOfName(name: string, typed: string): number {
  const wanted = fold(typed).trim();
  const folded = fold(name);
  if (folded.startsWith(wanted)) return NAME_BEGINS;
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  const parts = wanted.split(/\s+/u);
  const isIn = parts.every((part) => words.some((word) => word.startsWith(part)));
  return isIn ? WORD_BEGINS : Number.POSITIVE_INFINITY;
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
