import type { FlagPart, ListPart } from '#domain/jobs/filterFields';
import { fold } from '#domain/text/fold';
import { EXONYMS } from '#domain/vocabulary/thesaurus/exonyms';
import {
  FIELD_ROLES,
  FIELDS_OF_SPECIALISTS,
  fieldOfDoctor,
} from '#domain/vocabulary/thesaurus/fieldRoles';
import { FIELD_TERMS } from '#domain/vocabulary/thesaurus/fields.generated';
import { FORM_TERMS } from '#domain/vocabulary/thesaurus/forms.generated';
import { LOCALITY_TERMS } from '#domain/vocabulary/thesaurus/localities.generated';
import {
  NORDIC_DOCTORS,
  NORDIC_NEAREST,
  NORDIC_TERMS,
  nordicForms,
} from '#domain/vocabulary/thesaurus/nordicTerms';
import {
  GENERAL_WORDS,
  GROUP_TERMS,
  HOSPITALS,
  OWN_TERMS,
  PLACES_BESIDE_CARE,
  PLACES_THAT_ARE_WORDS,
  PROFESSIONS_BEFORE_FIELDS,
  PROVIDED,
  PROVISIONS,
  SYSTEMS_WITH_CUE,
  TRAVEL_AND_HOUSING,
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
import { withoutIdsOfGroups } from './groupedIds';
import { foldedKeyOf, keyOf } from './tokens';
import { vocabularyNames } from './vocabularyNames';

const listOf = (text: string | undefined): string[] => (text ? text.split('|') : []);
const idsOf = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Parts whose words may stand for a profession as well: then all of them are meant. */
const TOGETHER: ReadonlySet<string> = new Set(['timeOfDay', 'employmentTypes', 'onCallDuty']);
/** Two letters say little alone; these are abbreviations of everyday use. */
const SHORT_AND_CLEAR: ReadonlySet<string> = new Set(['gp', 'rn', 'öp', 'bm']);
const SHORT = 2;

/** Puts the lists of the thesaurus together; what comes first has precedence. */
class Builder {
  readonly exact = new Map<string, Entry>();
  /** Terms that later lists add nothing to. */
  readonly #settled = new Set<string>();

  /** A term that is what it is, whatever other lists say. */
  settle(term: string, facets: Facet[], more: Partial<Entry> = {}): void {
    const key = keyOf(term);
    if (key === '' || this.#settled.has(key)) return;
    this.#settled.add(key);
    this.exact.set(key, entryFor(term, facets, more));
  }

  add(term: string, facet: Facet, more: Partial<Entry> = {}): void {
    const key = keyOf(term);
    if (key === '' || this.#settled.has(key)) return;
    const known = this.exact.get(key);
    if (!known) this.exact.set(key, entryFor(term, [facet], more));
    else this.#join(known, facet, more.need ?? 'nothing');
  }

  #join(known: Entry, facet: Facet, need: Need): void {
    const same = known.facets.find(({ part }) => part === facet.part);
    if (same) {
      if (facet.part === 'locations' && known.need !== need) return;
      const ids = [...new Set([...same.ids, ...facet.ids])];
      known.facets = known.facets.map((each) =>
        each === same ? { part: same.part, ids: withoutIdsOfGroups(same.part, ids) } : each,
      );
      return;
    }
    if (facet.part === 'locations') return;
    const isProfession = known.facets.some(({ part }) => part === 'workroles');
    if (isProfession && facet.part === 'workfields') known.field = facet;
    else if (TOGETHER.has(facet.part)) known.facets = [...known.facets, facet];
  }
}

function entryFor(term: string, facets: Facet[], more: Partial<Entry>): Entry {
  return {
    ...{
      term,
      facets,
      need: 'nothing',
      cues: [],
      name: null,
      field: null,
      group: null,
      general: null,
      firstIsExact: false,
    },
    ...more,
  };
}

/** A row's terms, each with what it needs. */
function termsOf([, sourced, fromMemory, , weak]: TermRow): { term: string; need: Need }[] {
  const weakTerms = new Set(listOf(weak));
  return [...listOf(sourced), ...listOf(fromMemory)].map((term) => {
    const key = keyOf(term);
    const isShort = key.length <= SHORT && !SHORT_AND_CLEAR.has(key);
    return { term, need: isShort || weakTerms.has(term) ? 'care' : 'nothing' };
  });
}

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

const WITH_FIELD = /^(?:sjuksköterska|ssk|läkare|undersköterska|usk) (.+)$/u;

/** "Sjuksköterska dialys" is no name of a profession: it is read as the two words that it is. */
function readByTheirParts(exact: Map<string, Entry>): void {
  for (const [key, { term }] of exact) {
    const field = exact.get(keyOf(WITH_FIELD.exec(term)?.[1] ?? ''));
    const ids = field?.facets.find(({ part }) => part === 'workfields')?.ids ?? [];
    if (ids.length > 0 && !ids.some((id) => FIELDS_OF_SPECIALISTS.has(id))) exact.delete(key);
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

/** What American English writes otherwise in the names of professions and wards. */
const AMERICAN: readonly (readonly [british: RegExp, american: string])[] = [
  [/(an)ae(sth)/gu, '$1e$2'],
  [/(p)ae(d(?:o|iatr))/gu, '$1e$2'],
  [/(orthop)ae(d)/gu, '$1e$2'],
  [/(gyn)ae(c)/gu, '$1e$2'],
  [/(h)ae(mat|mod)/gu, '$1e$2'],
  [/(labo|behavio)u(r)/gu, '$1$2'],
  [/(cent)re\b/gu, '$1er'],
  [/(counsel)l(or|ing)/gu, '$1$2'],
  [/(tumo)u(r)/gu, '$1$2'],
];

/** "Pediatric assistant nurse" is the paediatric one, and no other assistant nurse. */
function addAmerican(exact: Map<string, Entry>): void {
  for (const entry of [...exact.values()]) {
    const british = entry.term.toLowerCase();
    const american = AMERICAN.reduce((term, [from, to]) => term.replace(from, to), british);
    const key = keyOf(american);
    if (american !== british && !exact.has(key)) exact.set(key, { ...entry, term: american });
  }
}

/** What Finns and English speakers call Swedish towns, where it means nothing else. */
function addExonyms(exact: Map<string, Entry>): void {
  for (const [ids, terms] of EXONYMS) {
    const facet: Facet = { part: 'locations', ids: idsOf(ids) };
    for (const term of listOf(terms)) {
      if (exact.has(keyOf(term))) continue;
      exact.set(keyOf(term), entryFor(term, [facet], { isForeign: true }));
    }
  }
}

/** Names of the neighbours, where they mean nothing else in Swedish or English. */
function addNordic(exact: Map<string, Entry>): void {
  const add = (terms: readonly string[], entryOf: (term: string) => Entry): void => {
    for (const term of terms) {
      if (!exact.has(keyOf(term))) exact.set(keyOf(term), { ...entryOf(term), isForeign: true });
    }
  };
  for (const [ids, terms, source] of NORDIC_TERMS) {
    const facet: Facet = { part: 'workroles', ids: idsOf(ids) };
    add(nordicForms(terms, source), (term) => entryFor(term, [facet], {}));
  }
  const doctor = exact.get('läkare');
  for (const [terms, source] of NORDIC_DOCTORS) {
    if (doctor) add(nordicForms(terms, source), (term) => ({ ...doctor, term }));
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
      const key = keyOf(term);
      const isShort = key.length <= SHORT && !SHORT_AND_CLEAR.has(key);
      builder.settle(term, facets, { need: isShort ? 'care' : 'nothing' });
    }
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

/** "Boende ingår", "betalda resor": each noun beside each word that says that it is paid for or arranged. */
function addProvisions(builder: Builder): void {
  for (const [part, nouns] of PROVISIONS) {
    const before = part === 'housing' ? `${PROVIDED.before}|${PROVIDED.with}` : PROVIDED.before;
    for (const noun of listOf(nouns)) {
      const terms = [
        ...listOf(before).map((state) => `${state} ${noun}`),
        ...listOf(PROVIDED.after).map((state) => `${noun} ${state}`),
      ];
      for (const term of terms) builder.settle(term, [{ part, ids: ['paid', 'arranged'] }]);
    }
  }
}

/** "Resa och boende", "boende, resa": with or without that they are paid for. */
function addTravelAndHousing(builder: Builder): void {
  const facets: Facet[] = (['travel', 'housing'] as const).map((part) => ({
    part,
    ids: ['paid', 'arranged'],
  }));
  for (const travel of listOf(TRAVEL_AND_HOUSING.travel)) {
    for (const housing of listOf(TRAVEL_AND_HOUSING.housing)) {
      for (const pair of [
        [travel, housing],
        [housing, travel],
      ]) {
        for (const link of [' ', ' och ', ' and ']) {
          const both = pair.join(link);
          builder.settle(both, facets);
          for (const state of listOf(PROVIDED.after)) builder.settle(`${both} ${state}`, facets);
        }
      }
    }
  }
}

function needOfName(key: string, { part }: Facet): Need {
  if (part === 'locations' && PLACES_THAT_ARE_WORDS.includes(key)) return 'place';
  if (part === 'locations' && PLACES_BESIDE_CARE.includes(key)) return 'care';
  return key.length <= SHORT ? 'care' : 'nothing';
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
