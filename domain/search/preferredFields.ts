import { workFieldById, workRoleById } from '#domain/vocabulary/lookup';
import { FIELD_ROLES, fieldOfDoctor } from '#domain/vocabulary/thesaurus/fieldRoles';
import { FIELD_ENDINGS } from './derived';
import type { Entry } from './entry';
import { entryOf } from './lexicon';
import type { Span } from './spans';
import { keyOf, type Token } from './tokens';

const MIN_PART = 2;
/** What a profession's name may have instead of its field's: ortodonti(st), tandregler(are). */
const AS_FIELDS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/$/u, 'i'],
  [/st(?:en|er)?$/u, ''],
  [/ar(?:e|en|na)$/u, 'ing'],
];

/**
 * The work fields that words for a profession say besides: "bvc-sköterska", "bup-psykolog", "käkkirurg". Their
 * jobs come first among those of the profession. None is meant by the name of a speciality, which says it itself.
 */
export function preferredFields(spans: readonly Span[], tokens: readonly Token[]): string[] {
  const found = spans.flatMap((span) => {
    const { reading } = span;
    if (reading.kind !== 'term' || !isOnlyProfession(reading.entry)) return [];
    const written = tokens
      .slice(span.from, span.to)
      .map(({ key }) => key)
      .join('');
    const roles = reading.entry.facets.flatMap(({ ids }) => ids);
    if (roles.some((id) => keyOf(workRoleById(id)?.text.sv ?? '') === written)) return [];
    return fieldsIn(written).filter((field) => !isOwnFieldOf(field, roles));
  });
  return [...new Set(found)];
}

const isOnlyProfession = ({ facets, general }: Entry): boolean =>
  general === null && facets.every(({ part }) => part === 'workroles');

function fieldsIn(key: string): readonly string[] {
  for (const [ending, instead] of AS_FIELDS) {
    const fields = ending.test(key) ? fieldsOf(key.replace(ending, instead)) : [];
    if (fields.length > 0) return fields;
  }
  for (let at = MIN_PART; at <= key.length - MIN_PART; at += 1) {
    const [first, last] = [key.slice(0, at), key.slice(at)];
    const fields = isProfession(last)
      ? fieldsOfFirst(first)
      : isProfession(first)
        ? fieldsOf(last)
        : [];
    if (fields.length > 0) return fields;
  }
  return [];
}

function fieldsOfFirst(first: string): readonly string[] {
  for (const base of [first, first.replace(/s$/u, '')]) {
    for (const ending of FIELD_ENDINGS) {
      const fields = fieldsOf(base + ending);
      if (fields.length > 0) return fields;
    }
  }
  return [];
}

/** The fields of a word that means nothing else, and no group of fields. */
function fieldsOf(key: string): readonly string[] {
  const [facet, ...others] = entryOf(key)?.facets ?? [];
  if (facet?.part !== 'workfields' || others.length > 0) return [];
  return facet.ids.some((id) => workFieldById(id)?.isGroup) ? [] : facet.ids;
}

const isProfession = (key: string): boolean =>
  entryOf(key)?.facets.some(({ part }) => part === 'workroles') ?? false;

const isOwnFieldOf = (field: string, roles: readonly string[]): boolean =>
  roles.some((role) => fieldOfDoctor(role) === field) ||
  Object.values(FIELD_ROLES[field] ?? {}).some((role) => roles.includes(role));
