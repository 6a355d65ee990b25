import type { FlagPart, ListPart } from '#domain/jobs/filterFields';
import { fold } from '#domain/text/fold';
import {
  FIELD_ROLES,
  FIELDS_OF_SPECIALISTS,
  fieldOfDoctor,
} from '#domain/vocabulary/thesaurus/fieldRoles';
import { FIELD_TERMS } from '#domain/vocabulary/thesaurus/fields.generated';
import { FORM_TERMS } from '#domain/vocabulary/thesaurus/forms.generated';
import { LOCALITY_TERMS } from '#domain/vocabulary/thesaurus/localities.generated';
import { NORDIC_NEAREST, nordicForms } from '#domain/vocabulary/thesaurus/nordicTerms';
import {
  HOSPITALS,
  OWN_AREAS,
  PLACES_BESIDE_CARE,
  PLACES_THAT_ARE_WORDS,
} from '#domain/vocabulary/thesaurus/ownPlaces';
import {
  GENERAL_WORDS,
  GROUP_TERMS,
  OWN_TERMS,
  PROFESSIONS_BEFORE_FIELDS,
  SYSTEMS_WITH_CUE,
  WORDS_OF_ADS,
} from '#domain/vocabulary/thesaurus/ownTerms';
import { DISTRICT_TERMS, PLACE_TERMS } from '#domain/vocabulary/thesaurus/places.generated';
import {
  PROFESSION_TERMS,
  WORKPLACE_TERMS,
} from '#domain/vocabulary/thesaurus/professions.generated';
import {
  OTHER_PROFESSIONS,
  STOP_PHRASES,
  STOP_WORDS,
} from '#domain/vocabulary/thesaurus/stopWords.generated';
import { SYSTEM_TERMS } from '#domain/vocabulary/thesaurus/systems.generated';
import type { TermRow } from '#domain/vocabulary/thesaurus/termRow';
import { ON_CALL_TERMS, TIME_TERMS } from '#domain/vocabulary/thesaurus/times.generated';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import type { Beside, Entry, Facet, Lexicon, Need } from './entry';
import { addAmerican, addExonyms, addNordic } from './foreignTerms';
import { Builder, entryFor, idsOf, listOf, needOfTerm, termsOf } from './lexiconBuilder';
import { addProvisions, addTravelAndHousing } from './provisionTerms';
import { foldedKeyOf, keyOf } from './tokens';
import { vocabularyNames } from './vocabularyNames';

export function buildLexicon(): Lexicon {
  const builder = new Builder();
  addOwnTerms(builder);
  addProvisions(builder);
  addTravelAndHousing(builder);
  for (const { term, facet } of vocabularyNames()) {
    const key = keyOf(term);
    builder.settle(term, [facet], { need: needOfName(key, facet) });
  }
  for (const [terms, ids, field] of PROFESSIONS_BEFORE_FIELDS) {
    for (const term of listOf(terms)) {
      builder.settle(term, [{ part: 'workroles', ids: idsOf(ids) }], {
        field: { part: 'workfields', ids: [field] },
      });
    }
  }
  addRows(builder, PROFESSION_TERMS, 'workroles');
  addRows(builder, FIELD_TERMS, 'workfields');
  addRows(builder, TIME_TERMS, 'timeOfDay');
  addRows(builder, ON_CALL_TERMS, 'onCallDuty');
  addRows(builder, FORM_TERMS, 'employmentTypes');
  addRows(builder, SYSTEM_TERMS, 'systems');
  addPlaces(builder);
  const { exact } = builder;
  readByTheirParts(exact);
  addAbbreviated(exact);
  addUnits(exact);
  makeGeneral(exact);
  addAmerican(exact);
  addNordic(exact);
  addExonyms(exact);
  return {
    exact,
    folded: foldedOf(exact),
    beside: besideOf(exact),
    workplaces: workplaces(),
    misspelt: misspeltOf(exact),
    stop: new Set([...STOP_WORDS, ...STOP_PHRASES].map(keyOf)),
    others: new Set(OTHER_PROFESSIONS.map(foldedKeyOf)),
    hospitals: new Map(
      HOSPITALS.flatMap(([, terms, names]) =>
        listOf(terms).map((term) => [keyOf(term), listOf(names).map(fold)] as const),
      ),
    ),
    localities: new Map(
      [...DISTRICT_TERMS, ...LOCALITY_TERMS].flatMap((row) =>
        termsOf(row).map(({ term }) => [keyOf(term), fold(term)] as const),
      ),
    ),
    nearest: new Map(
      NORDIC_NEAREST.flatMap(([id, terms, source]) =>
        nordicForms(terms, source).map((term) => [keyOf(term), id] as const),
      ),
    ),
    inAds: new Map(
      WORDS_OF_ADS.flatMap(([terms, word]) =>
        listOf(terms).map((term) => [keyOf(term), word] as const),
      ),
    ),
  };
}

const GENERAL_STAFF: ReadonlySet<string> = new Set(['underskoterska', 'sjukskoterska']);
/** A nurse or an assistant of a ward, by the ward's own name. */
const STAFF_OF = /^(.+?)s?-?(?:undersköterska|usk|sjuksköterska|sköterska)$/u;
const WITH_FIELD = /^(?:sjuksköterska|ssk|läkare|undersköterska|usk) (.+)$/u;

/**
 * "Sjuksköterska dialys", "vaccinationssköterska" and "op-usk" are no names of professions: they are read as the profession and the work field
 * that they are.
 */
function readByTheirParts(exact: Map<string, Entry>): void {
  const fieldsOf = (term = ''): readonly string[] =>
    exact.get(keyOf(term))?.facets.find(({ part }) => part === 'workfields')?.ids ?? [];
  for (const [key, { term, facets }] of exact) {
    const ids = fieldsOf(WITH_FIELD.exec(term)?.[1]);
    const isOfField = ids.length > 0 && !ids.some((id) => FIELDS_OF_SPECIALISTS.has(id));
    const isGeneral = facets.every(
      ({ ids: [id = '', ...others] }) => GENERAL_STAFF.has(id) && others.length === 0,
    );
    const isOfWard = isGeneral && fieldsOf(STAFF_OF.exec(term)?.[1]).length > 0;
    if (isOfField || isOfWard) exact.delete(key);
  }
}

/** What care staff write for the first word of a profession's name. */
const ABBREVIATED: readonly (readonly [name: string, short: string])[] = [
  ['sjuksköterska ', 'ssk '],
  ['undersköterska ', 'usk '],
  ['distriktssköterska ', 'dsk '],
  ['biomedicinsk analytiker ', 'bma '],
];

/** "Ssk mottagning" is the profession that "sjuksköterska mottagning" is. */
function addAbbreviated(exact: Map<string, Entry>): void {
  for (const entry of [...exact.values()]) {
    const [name, short] = ABBREVIATED.find(([begin]) => entry.term.startsWith(begin)) ?? [];
    if (name === undefined || short === undefined) continue;
    const term = short + entry.term.slice(name.length);
    if (!exact.has(keyOf(term))) exact.set(keyOf(term), { ...entry, term });
  }
}

/** "Kardiologen" is a doctor, and where another profession is named the ward: "usk kardiologen". */
function addUnits(exact: Map<string, Entry>): void {
  for (const [key, entry] of [...exact]) {
    const [facet, ...others] = entry.facets;
    const [role = '', ...more] = facet?.part === 'workroles' ? facet.ids : [];
    const field = others.length + more.length === 0 ? fieldOfDoctor(role) : undefined;
    if (!key.endsWith('log') || field === undefined) continue;
    const unit = exact.get(`${key}en`) ?? { ...entry, term: `${entry.term}en` };
    exact.set(`${key}en`, { ...unit, field: unit.field ?? { part: 'workfields', ids: [field] } });
  }
}

/** Words for every profession of some groups: whatever else they say stays. */
function makeGeneral(exact: Map<string, Entry>): void {
  for (const { role, groups, label, terms } of GENERAL_WORDS) {
    const ids = groups.flatMap((group) =>
      WORK_ROLES.filter((each) => each.group === group).map(({ id }) => id),
    );
    const professions: Facet = { part: 'workroles', ids };
    for (const term of listOf(terms)) {
      const key = keyOf(term);
      const known = exact.get(key) ?? entryFor(term, [], {});
      const others = known.facets.filter(({ part }) => part !== 'workroles');
      exact.set(key, { ...known, facets: [professions, ...others], general: { role, label } });
    }
  }
}

function addOwnTerms(builder: Builder): void {
  for (const [terms, parts] of OWN_TERMS) {
    const facets = Object.entries(parts).map(
      ([part, ids]): Facet => ({
        part: part as ListPart | FlagPart,
        ids: typeof ids === 'string' ? idsOf(ids) : [],
      }),
    );
    for (const term of listOf(terms)) {
      builder.settle(term, facets, { need: needOfTerm(keyOf(term)) });
    }
  }
  for (const [ids, terms] of OWN_AREAS) {
    const [name = ''] = listOf(terms);
    const facet: Facet = { part: 'locations', ids: idsOf(ids) };
    for (const term of listOf(terms)) builder.settle(term, [facet], { name });
  }
  for (const [group, terms] of GROUP_TERMS) {
    const ids = WORK_ROLES.filter((role) => role.group === group).map(({ id }) => id);
    for (const term of listOf(terms)) builder.settle(term, [{ part: 'workroles', ids }], { group });
  }
  for (const [terms, ids, cues] of SYSTEMS_WITH_CUE) {
    const facet: Facet = { part: 'systems', ids: idsOf(ids) };
    for (const term of listOf(terms)) {
      builder.settle(term, [facet], { need: 'cue', cues: listOf(cues).map(keyOf) });
    }
  }
}

function needOfName(key: string, { part }: Facet): Need {
  if (part === 'locations' && PLACES_THAT_ARE_WORDS.includes(key)) return 'place';
  if (part === 'locations' && PLACES_BESIDE_CARE.includes(key)) return 'care';
  return needOfTerm(key);
}

function addRows(builder: Builder, rows: readonly TermRow[], part: ListPart | FlagPart): void {
  for (const row of rows) {
    for (const { term, need } of termsOf(row)) {
      builder.add(term, { part, ids: idsOf(row[0]) }, { need });
    }
  }
}

function addPlaces(builder: Builder): void {
  for (const row of PLACE_TERMS) {
    const ids = idsOf(row[0]);
    const terms = termsOf(row);
    const name = ids.length > 1 ? (terms[0]?.term ?? null) : null;
    for (const { term, need } of terms)
      builder.add(term, { part: 'locations', ids }, { need, name });
  }
  for (const [ids, terms] of HOSPITALS) {
    for (const term of listOf(terms)) builder.add(term, { part: 'locations', ids: idsOf(ids) });
  }
  for (const row of [...DISTRICT_TERMS, ...LOCALITY_TERMS]) {
    for (const { term } of termsOf(row)) {
      const key = keyOf(term);
      // "Nacka strand" is no other word, as "strand" is
      const isClear = PLACES_BESIDE_CARE.includes(key) || term.includes(' ');
      const need: Need = isClear ? 'care' : 'place';
      builder.add(term, { part: 'locations', ids: idsOf(row[0]) }, { need });
    }
  }
}

function foldedOf(exact: ReadonlyMap<string, Entry>): Map<string, Entry> {
  const folded = new Map<string, Entry>();
  for (const [key, entry] of exact) {
    const without = foldedKeyOf(key);
    if (!folded.has(without)) folded.set(without, entry);
  }
  return folded;
}

const NURSES = new Set(['sjukskoterska', 'specialistsjukskoterska']);
const DOCTORS = new Set(['lakare', 'specialistlakare']);

function besideOf(exact: ReadonlyMap<string, Entry>): Map<string, Beside> {
  const beside = new Map<string, Beside>();
  const put = (key: string, more: Beside) => {
    beside.set(key, { ...more, ...beside.get(key) });
  };
  const groups = new Map(WORK_ROLES.map(({ id, group }) => [id, group]));
  for (const [ids, words] of WORKPLACE_TERMS) {
    const roles = idsOf(ids);
    const [id = ''] = roles;
    // A word for several professions makes none of them
    if (roles.length > 1) continue;
    for (const word of listOf(words)) {
      if (NURSES.has(groups.get(id) ?? '')) put(keyOf(word), { nurse: id });
      if (DOCTORS.has(groups.get(id) ?? '')) put(keyOf(word), { doctor: id });
    }
  }
  for (const { id, text } of WORK_ROLES) {
    const speciality = /^(?:Specialistläkare |Specialist doctor, )(.+)$/u;
    for (const name of [text.sv, text.en]) {
      const [, word] = speciality.exec(name) ?? [];
      if (word) put(keyOf(word), { doctor: id });
    }
  }
  for (const [key, { facets, field }] of exact) {
    const { ids } = field ?? facets.find(({ part }) => part === 'workfields') ?? { ids: [] };
    const roles = FIELD_ROLES[ids[0] ?? ''];
    // A speciality that shares its field makes no other speciality of a nurse or a doctor
    const [own] = field ? (facets.find(({ part }) => part === 'workroles')?.ids ?? []) : [];
    const isShared = own?.startsWith('specialistlakare-') && roles?.doctor !== own;
    if (roles && !isShared) put(key, roles);
  }
  return beside;
}

/** The professions of a workplace's word: "psyk" is a psychiatrist's and a psychologist's. */
function workplaces(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [ids, words] of WORKPLACE_TERMS) {
    for (const key of listOf(words).map(keyOf)) {
      found.set(key, [...(found.get(key) ?? []), ...idsOf(ids)]);
    }
  }
  return found;
}

function misspeltOf(exact: ReadonlyMap<string, Entry>): Map<string, readonly string[]> {
  const misspelt = new Map<string, readonly string[]>();
  const names = new Map(WORK_ROLES.map(({ id, text }) => [id, text.sv.toLowerCase()]));
  for (const row of [...PROFESSION_TERMS, ...SYSTEM_TERMS]) {
    const meant = [names.get(row[0]) ?? '', ...termsOf(row).map(({ term }) => term)].filter(
      Boolean,
    );
    for (const word of listOf(row[3])) {
      if (!exact.has(keyOf(word))) misspelt.set(foldedKeyOf(word), meant);
    }
  }
  return misspelt;
}
