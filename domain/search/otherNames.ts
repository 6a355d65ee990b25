import type { ListPart } from '#domain/jobs/filterFields';
import { comparable } from '#domain/text/nameMatch';
import type { ChoiceNames, OtherNames } from '#domain/vocabulary/findChoices';
import { FIELD_TERMS } from '#domain/vocabulary/thesaurus/fields.generated';
import { LOCALITY_TERMS } from '#domain/vocabulary/thesaurus/localities.generated';
import { DISTRICT_TERMS, PLACE_TERMS } from '#domain/vocabulary/thesaurus/places.generated';
import { PROFESSION_TERMS } from '#domain/vocabulary/thesaurus/professions.generated';
import { SYSTEM_TERMS } from '#domain/vocabulary/thesaurus/systems.generated';
import type { TermRow } from '#domain/vocabulary/thesaurus/termRow';
import { WORK_FIELDS } from '#domain/vocabulary/workFields';
import type { Entry } from './entry';
import { lexicon } from './lexicon';
import { keyOf } from './tokens';
import { vocabularyNames } from './vocabularyNames';

/** What is chosen by its name; the other parts have few options. */
export type NamedPart = Extract<ListPart, 'workroles' | 'workfields' | 'locations' | 'systems'>;

/**
 * The rows of each part. A term that the search reads as another part first, or as the words that
 * it is, is still a name here: in a field for professions "home help" can mean nothing else.
 */
const ROWS: Readonly<Record<NamedPart, readonly TermRow[]>> = {
  workroles: PROFESSION_TERMS,
  workfields: FIELD_TERMS,
  locations: [...PLACE_TERMS, ...DISTRICT_TERMS, ...LOCALITY_TERMS],
  systems: SYSTEM_TERMS,
};

const built = new Map<NamedPart, OtherNames>();

/**
 * What the ids of a part are called besides their labels: in the other language, by every term of
 * the search's thesaurus, and by the workplaces that make a profession of a nurse or a doctor.
 */
export function otherNames(part: NamedPart): OtherNames {
  const known = built.get(part);
  if (known) return known;
  const made = { names: namesOf(part), notOurs: lexicon().others };
  built.set(part, made);
  return made;
}

/** What is collected of one id. */
type Collected = Record<keyof ChoiceNames, Set<string>>;

function namesOf(part: NamedPart): ReadonlyMap<string, ChoiceNames> {
  const collected = new Map<string, Collected>();
  const put = (id: string, kind: keyof Collected, term: string) => {
    const names = collected.get(id) ?? newNames();
    collected.set(id, names);
    names[kind].add(comparable(term));
  };
  const putAll = (ids: readonly string[], term: string, kind: 'own' | 'shared' = 'own') => {
    for (const id of ids) {
      put(id, ids.length === 1 ? kind : 'shared', term);
      for (const member of membersOf(id)) put(member, 'shared', term);
    }
  };
  for (const { term, facet } of vocabularyNames()) {
    if (facet.part === part) putAll(facet.ids, term);
  }
  const { exact, beside, workplaces } = lexicon();
  for (const entry of exact.values()) putAll(idsOf(entry, part), entry.term);
  if (part === 'workroles') {
    for (const [term, roles] of beside) {
      for (const id of Object.values(roles)) put(id, 'shared', term);
    }
    for (const [term, ids] of workplaces) {
      for (const id of ids) put(id, 'shared', term);
    }
  }
  for (const [ids, sourced, fromMemory, misspelt] of ROWS[part]) {
    const row = ids.split(' ');
    for (const term of [...termsIn(sourced), ...termsIn(fromMemory)]) {
      const entry = exact.get(keyOf(term));
      const read = entry ? idsOf(entry, part) : [];
      // What is another's name first is a weaker one: "pharmacist" is an apotekare, or any farmaceut
      const isFirst = read.length === 0 || row.every((id) => read.includes(id));
      putAll(row, term, isFirst ? 'own' : 'shared');
    }
    for (const word of termsIn(misspelt)) put(row[0] ?? '', 'misspelt', word);
  }
  return new Map(
    [...collected].map(([id, { own, shared, misspelt }]) => [
      id,
      { own: [...own], shared: [...shared], misspelt: [...misspelt] },
    ]),
  );
}

const newNames = (): Collected => ({ own: new Set(), shared: new Set(), misspelt: new Set() });

const termsIn = (text: string | undefined): string[] => (text ? text.split('|') : []);

/** The fields of a group of them, which is a heading where they are chosen. */
const membersOf = (id: string): string[] =>
  WORK_FIELDS.flatMap((field) => (field.group === id && !field.isGroup ? [field.id] : []));

function idsOf({ facets, field }: Entry, part: NamedPart): readonly string[] {
  const facet = facets.find((each) => each.part === part) ?? (field?.part === part ? field : null);
  return facet?.ids ?? [];
}
