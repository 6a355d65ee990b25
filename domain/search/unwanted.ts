import { isFlagPart } from '#domain/jobs/filterFields';
import { fieldsSelectedWith, nearbyRoles } from '#domain/jobs/selection';
import type { Text } from '#domain/language';
import { WORK_FIELDS } from '#domain/vocabulary/workFields';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import { basesBeforeSuffix } from './derived';
import type { Entry, Facet } from './entry';
import { WHOLE_GROUPS } from './groupedIds';
import { labelOf } from './labels';
import { entryOf, lexicon } from './lexicon';
import { type SearchTerm, termsOf } from './searchTerms';
import type { Span } from './spans';
import { foldedKeyOf, keyOf, type Token } from './tokens';
import type { UnderstoodValue } from './understood';

/** Jobs that are not wanted: those that have all of these values and all of these terms. */
export interface Unwanted {
  values: UnderstoodValue[];
  terms: SearchTerm[];
}

/** What a negated term or word leaves out; a job is left out by any of them. */
export function unwantedOf(span: Span, tokens: readonly Token[], text: string): Unwanted[] {
  const { reading } = span;
  if (reading.kind === 'period') {
    const { fromDate, toDate } = reading.period;
    return [{ values: [{ part: 'period', fromDate, toDate }], terms: [] }];
  }
  if (reading.kind === 'numbers') {
    const { part, min, max } = reading.numbers;
    return [{ values: [{ part, min, max }], terms: [] }];
  }
  if (reading.kind === 'term') return unwantedByEntry(reading.entry);
  return termsOf(span, tokens, text).map((term) => ({ values: [], terms: [term] }));
}

/** What it is called: "natt", "IVA-sjuksköterska". */
export function nameOfUnwanted({ reading, from, to }: Span, tokens: readonly Token[]): Text {
  if (reading.kind === 'period') return lowered(reading.period.label);
  if (reading.kind === 'numbers') return lowered(reading.numbers.label);
  if (reading.kind === 'term') {
    const [first] = reading.entry.facets;
    if (first) {
      const name = labelOf(first, reading.entry);
      return KEEP_CAPITALS.has(first.part) ? name : lowered(name);
    }
  }
  const words = tokens.slice(from, to).map(({ text }) => text);
  return { sv: words.join(' '), en: words.join(' ') };
}

/** Their names are names. */
const KEEP_CAPITALS: ReadonlySet<string> = new Set(['locations', 'systems']);

/** "Natt" is "natt" inside a phrase, but "IVA" stays. */
function lowered({ sv, en }: Text): Text {
  const lower = (name: string): string =>
    /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return { sv: lower(sv), en: lower(en) };
}

function unwantedByEntry(entry: Entry): Unwanted[] {
  const [first, ...others] = entry.facets;
  if (!first) return [];
  const all: Unwanted = { values: entry.facets.map(exactly), terms: [] };
  if (others.length > 0 || first.part === 'workroles' || first.part === 'locations') return [all];
  const roles = first.part === 'workfields' ? rolesOfFields(first.ids) : [];
  return [
    all,
    ...(roles.length > 0
      ? [{ values: [{ part: 'workroles' as const, ids: roles }], terms: [] }]
      : []),
    // Imported ads often say it in their title only
    { values: [], terms: [nameTerm(first, entry)] },
  ];
}

/** The value itself, without the rest of a profession's group. */
function exactly({ part, ids }: Facet): UnderstoodValue {
  if (isFlagPart(part)) return { part };
  if (part !== 'workroles') return { part, ids: [...ids] };
  const roles = ids.flatMap((id) =>
    WHOLE_GROUPS.has(id) ? [id, ...nearbyRoles([id], WORK_ROLES)] : [id],
  );
  return { part, ids: [...new Set(roles)] };
}

const keyOfFacet = ({ part, ids }: Facet): string => `${part} ${[...ids].sort().join()}`;
const ONE_WORD = /^[\p{L}\p{N}]+$/u;
let wordsByFacet: Map<string, string[]> | null = null;

/** The words for a value, which a title or the name of a workplace may have. */
function nameTerm(facet: Facet, { term }: Entry): SearchTerm {
  if (!wordsByFacet) {
    wordsByFacet = new Map();
    for (const { term: word, facets, need } of lexicon().exact.values()) {
      const [first, ...others] = facets;
      if (!first || others.length > 0 || need !== 'nothing' || !ONE_WORD.test(word)) continue;
      const key = keyOfFacet(first);
      const known = wordsByFacet.get(key) ?? [];
      const folded = foldedKeyOf(word);
      if (!known.includes(folded)) wordsByFacet.set(key, [...known, folded]);
    }
  }
  const words = wordsByFacet.get(keyOfFacet(facet)) ?? [];
  const anyOf = words.length > 0 ? words : [foldedKeyOf(term)];
  return { written: term, anyOf, literal: true, inNames: true };
}

let fieldsByRole: ReadonlyMap<string, readonly string[]> | null = null;

/** The professions that have a field in their name: "skolpsykolog" of the schools. */
function rolesOfFields(ids: readonly string[]): string[] {
  fieldsByRole ??= new Map(WORK_ROLES.map(({ id, text }) => [id, fieldsInName(text.sv)]));
  const wanted = new Set(withParts(ids));
  return [...fieldsByRole].flatMap(([id, fields]) =>
    fields.some((field) => wanted.has(field)) ? [id] : [],
  );
}

const withParts = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => [id, ...fieldsSelectedWith(id, WORK_FIELDS)]);

function fieldsInName(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const key = keyOf(word);
    const heads = [key];
    for (let at = 2; at < key.length - 2; at += 1) {
      const isProfession = entryOf(key.slice(at))?.facets.some(({ part }) => part === 'workroles');
      if (isProfession) heads.push(key.slice(0, at), ...basesBeforeSuffix(key.slice(0, at)));
    }
    return heads.flatMap((head) =>
      (entryOf(head)?.facets ?? []).flatMap(({ part, ids }) => (part === 'workfields' ? ids : [])),
    );
  });
}
