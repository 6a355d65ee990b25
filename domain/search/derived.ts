import { workRoleById } from '#domain/vocabulary/lookup';
import { FIELD_ROLES } from '#domain/vocabulary/thesaurus/fieldRoles';
import type { Entry, Facet } from './entry';
import { entryOf, lexicon } from './lexicon';
import { foldedKeyOf } from './tokens';

/** What the first part of a compound adds to the profession: nattsjuksköterska, hyrläkare. */
const FIRST_PARTS: readonly (readonly [parts: string, facet: Facet])[] = [
  ['natt', { part: 'timeOfDay', ids: ['night'] }],
  ['dag', { part: 'timeOfDay', ids: ['day'] }],
  ['kväll|kvälls', { part: 'timeOfDay', ids: ['evening'] }],
  ['helg', { part: 'timeOfDay', ids: ['weekend'] }],
  ['jour', { part: 'onCallDuty', ids: [] }],
  ['hyr|stafett|konsult|bemannings', { part: 'employmentTypes', ids: ['konsult'] }],
  ['sommar|semester', { part: 'employmentTypes', ids: ['sommarjobb'] }],
  ['vikarierande|vikarie|vikar|vik', { part: 'employmentTypes', ids: ['vikariat'] }],
  ['pool|tim|extra', { part: 'employmentTypes', ids: ['timanstallning'] }],
  // "Locum dentist" is a name of the profession, and says how besides
  ['locum', { part: 'employmentTypes', ids: ['konsult', 'vikariat'] }],
  ['agency', { part: 'employmentTypes', ids: ['konsult'] }],
];
const FACET_OF_FIRST = new Map(
  FIRST_PARTS.flatMap(([parts, facet]) => parts.split('|').map((part) => [part, facet] as const)),
);
/** The same for the last part: läkarvikariat; null: it adds nothing, as in läkarjobb. */
const LAST_PARTS: readonly (readonly [parts: string, facet: Facet | null])[] = [
  [
    'jobb|jobbet|jobben|tjänst|tjänsten|tjänster|tjänsterna|uppdrag|uppdraget|uppdragen|pass|passet|passen|arbete|' +
      'plats|platser|vakans|vakanser|annons|annonser|stilling|stillinger|arbejde|arbeid',
    null,
  ],
  ['vikariat|vikarie|vikarier|vikar|vikarer|vik', { part: 'employmentTypes', ids: ['vikariat'] }],
  [
    'konsult|konsulter|konsultuppdrag|bemanning|bemanningsuppdrag|stafett|stafetter|stafettuppdrag',
    { part: 'employmentTypes', ids: ['konsult'] },
  ],
  ['jour|jouren|jourer|jourpass', { part: 'onCallDuty', ids: [] }],
  ['sommarjobb', { part: 'employmentTypes', ids: ['sommarjobb'] }],
];
const FACET_OF_LAST = new Map(
  LAST_PARTS.flatMap(([parts, facet]) => parts.split('|').map((part) => [part, facet] as const)),
);

/** Endings, and what the base form has instead of each. */
const ENDINGS: readonly (readonly [ending: string, base: string])[] = [
  // "Skötarna", "apotekarnas": not of the apotek
  ...(['na', 'nas'] as const).map((ending) => [ending, 'e'] as const),
  ...(['s', 'n', 'en', 'na', 'er', 'erna', 'ar', 'arna', 'et', 'ns', 'es', 'a', 't'] as const).map(
    (ending) => [ending, ''] as const,
  ),
  ...(['or', 'orna', 'an', 'ans', 'ornas'] as const).map((ending) => [ending, 'a'] as const),
];
const MIN_BASE = 5;
const MIN_PART = 3;

const isProfession = ({ facets, need }: Entry): boolean =>
  need === 'nothing' && facets.some(({ part }) => part === 'workroles');

/** What ends the name of a profession whose beginning may be a work field: urologsköterska. */
const OF_FIELDS =
  /(?:undersköterskor|undersköterska|sjuksköterskor|sjuksköterska|sköterskor|sköterska|läkare|chefer|chef)$/u;
/** What a work field may have lost before it: urolog(i), gyn, hemsjukvård(s), beroende(vård). */
export const FIELD_ENDINGS: readonly string[] = ['', 'i', 'a', 'vård', 'sjukvård'];

/** A profession in a work field, in one word; null for any other word. */
function ofField(key: string): Entry | null {
  const tail = key.includes('tandsköters') ? undefined : OF_FIELDS.exec(key)?.[0];
  if (tail === undefined || key.length - tail.length < MIN_PART) return null;
  const profession = entryOf(tail);
  if (!profession || !isProfession(profession)) return null;
  const facet = fieldOfFirst(key.slice(0, key.length - tail.length));
  return facet && joined(profession, facet);
}

/** The work field that the first part of a compound says; null for none. */
function fieldOfFirst(first: string): Facet | null {
  for (const base of [first, first.replace(/s$/u, '')]) {
    for (const ending of FIELD_ENDINGS) {
      const [facet, ...others] = entryOf(base + ending)?.facets ?? [];
      if (facet?.part === 'workfields' && others.length === 0) return facet;
    }
  }
  return null;
}

/** A nurse of something, in any form, with or without the "sjuk" that is left out in speech. */
const NURSE_OF =
  /^(?<first>.{2,}?)(?<sick>sjuk)?sköters(?:ka|kas|kan|kans|kor|kors|korna|kornas)$/u;

/**
 * "Operationssköterskor" and "kommunsköterska" are professions of their own, and not nurses in a work field: where
 * the word is a name in another form, or without the "sjuk" of the vocabulary's own name.
 */
function ownNurse(key: string): Entry | null {
  const { first, sick } = NURSE_OF.exec(key)?.groups ?? {};
  if (first === undefined) return null;
  // The s between the parts is often left out: "distriktsköterska"
  for (const begin of [first, `${first}s`]) {
    const whole = entryOf(`${begin}sjuksköterska`);
    const named = sick ? whole : entryOf(`${begin}sköterska`);
    if (named && isProfession(named)) return named;
    // "Hjärtsköterska" is short for the speciality that has the "sjuk" in its name
    if (whole && (isOwnName(whole) || isSpecialityOf(fieldOfFirst(first), whole))) return whole;
  }
  return null;
}

/** True for a word for the one nurse that a work field has a speciality for. */
function isSpecialityOf(field: Facet | null, { facets }: Entry): boolean {
  const [facet, ...others] = facets;
  const [id, ...more] = facet?.part === 'workroles' && others.length === 0 ? facet.ids : [];
  return more.length === 0 && FIELD_ROLES[field?.ids[0] ?? '']?.nurse === id && id !== undefined;
}

/** True for what the vocabulary itself calls a profession. */
function isOwnName({ term, facets }: Entry): boolean {
  const [facet, ...others] = facets;
  if (facet?.part !== 'workroles' || others.length > 0) return false;
  return facet.ids.some((id) => workRoleById(id)?.text.sv.toLowerCase() === term.toLowerCase());
}

/** Any temporary post for somebody who is away: "graviditetsvikariat", "mammavik". */
const OF_REPLACEMENT =
  /^\p{L}{3,}(?:vikariat|vikariatet|vikarie|vikarier|vikarietjänst)$|^(?:sjuk|mamma|pappa|föräldra|lång|kort|långtids|korttids|graviditets)vik$/u;

/** A compound of a profession and a word that is a filter itself; null for any other word. */
export function compoundOf(key: string): Entry | null {
  for (let at = 2; at <= key.length - MIN_PART; at += 1) {
    const first = FACET_OF_FIRST.get(key.slice(0, at));
    const profession = first && entryOf(key.slice(at));
    if (profession && isProfession(profession)) return joined(profession, first);
  }
  for (let at = MIN_PART; at <= key.length - MIN_PART; at += 1) {
    const last = FACET_OF_LAST.get(key.slice(at));
    if (last === undefined) continue;
    const known = [key.slice(0, at), ...basesBeforeSuffix(key.slice(0, at))]
      .map((base) => entryOf(base) ?? ownNurse(base))
      .find((entry) => entry && entry.need === 'nothing' && (!last || isProfession(entry)));
    if (known) return last ? joined(known, last) : known;
  }
  // What is listed as a misspelling is said to be one
  if (entryOf(key) || lexicon().misspelt.has(foldedKeyOf(key))) return null;
  if (OF_REPLACEMENT.test(key)) return entryOf('vikariat') ?? null;
  return ownNurse(key) ?? ofField(key);
}

/** What people say at the end of a compound, and what the names of the professions end in. */
const SLANG: readonly (readonly [said: RegExp, endings: readonly string[]])[] = [
  // Only nurses are called so: "barnsyrra" is no barnsköterska
  [
    /(?:syrra|syrran|syrror|syrrorna|syster|systern|systrar|systrarna)$/u,
    ['sjuksköterska', 'sköterska'],
  ],
  [/(?:doktorn|doktorer|doktor|doktorerna)$/u, ['läkare']],
  // "Ambulanssjukskötare" is what men were called
  [/sjuksköt(?:are|aren|arna)$/u, ['sjuksköterska']],
  [
    /(?<=^(?:narkos|anestesi|operations|op|iva|intensivvårds|ambulans|akut|distrikts))sköt(?:are|aren|arna)$/u,
    ['sköterska', 'sjuksköterska'],
  ],
  [/(?:specialist(?:en|er|erna)?|spec|dr)$/u, ['läkare']],
  [/psyk$/u, ['psykolog']],
  [/ssk$/u, ['sjuksköterska', 'sköterska']],
  [/usk(?:or)?$/u, ['undersköterska']],
  [/fysio$/u, ['fysioterapeut']],
  // Cut short, as in lists of shifts
  [/läk$/u, ['läkare']],
  [/sköt$/u, ['sköterska', 'sjuksköterska']],
  [/terap$/u, ['terapeut']],
  [/sekr?$/u, ['sekreterare']],
];

/** "Psyksyrra" is the psyksköterska, "ambulanssyrra" the ambulanssjuksköterska, "njurdoktor" the njurläkare. */
export function slangFor(key: string): Entry | null {
  for (const [said, endings] of SLANG) {
    if (!said.test(key)) continue;
    for (const ending of endings) {
      const named = key.replace(said, ending);
      const entry = entryOf(named) ?? compoundOf(named);
      if (entry && isProfession(entry)) return entry;
    }
  }
  return null;
}

/** The last part of a word that says what somebody is, whatever the first part is: "handkirurg", "barnortopeder". */
const PROFESSION_AT_END =
  /(?:undersköters|sjuksköters|tandsköters|sköters)(?:ka|kan|kor|korna)$|(?:tandläkar|läkar|apotekar)(?:e|en|na)$|(?:kirurg|ortoped|psykiatriker|psykolog|fysioterapeut|sjukgymnast|arbetsterapeut|logoped|dietist|kurator|farmaceut|receptarie|barnmorsk|tandhygienist|optiker|sykepleier|sygeplejerske|sairaanhoitaja|lääkäri)(?:a|an|n|en|er|r|e|erna|or|orna|na|ne)?$/u;
/** Of animals. */
const NOT_OF_PEOPLE = /^(?:djur|häst|hund|veterinär)/u;

/** The profession at the end of a compound whose first part makes no other of it; null for any other word. */
export function professionAtEnd(key: string): Entry | null {
  const at = PROFESSION_AT_END.exec(key)?.index ?? 0;
  const { others } = lexicon();
  const first = key.slice(0, at);
  // A "lärarsköterska" is of another trade
  const isOther = [key, first, ...basesBeforeSuffix(first)].some((word) =>
    others.has(foldedKeyOf(word)),
  );
  if (at < MIN_PART || NOT_OF_PEOPLE.test(key) || isOther) return null;
  const entry = entryOf(key.slice(at)) ?? inflectedFrom(key.slice(at));
  return entry && isProfession(entry) ? entry : null;
}

const isWhereOrWhen = ({ facets: [facet, ...others], need }: Entry): boolean =>
  (facet?.part === 'locations' || facet?.part === 'timeOfDay') &&
  others.length === 0 &&
  (need === 'nothing' || need === 'care');

/** "Norrlandsläkare", and what lost its blank: "sskstockholm". Null for any other word. */
export function professionSomewhere(key: string): Entry | null {
  for (let at = MIN_PART; at <= key.length - MIN_PART; at += 1) {
    const [first, last] = [key.slice(0, at), key.slice(at)];
    for (const [one, other] of [
      [first, last],
      [last, first],
      [last, first.replace(/s$/u, '')],
    ]) {
      const profession = entryOf(one ?? '');
      const place = profession && isProfession(profession) ? entryOf(other ?? '') : undefined;
      const [facet] = place && isWhereOrWhen(place) ? place.facets : [];
      if (profession && facet) return joined({ ...profession, name: place?.name ?? null }, facet);
    }
  }
  return null;
}

/** What a ward is called after its work field: "lungavdelningen", "hudmottagning". */
const WARD =
  /s?(?:avdelning|mottagning|klinik|enhet|center|centrum|team|sjukvård|rehab|lab|akut)(?:en|et|ar|er)?$/u;

/** The work field of a ward that is called after it; null for any other word. */
export function fieldOfWard(key: string): Entry | null {
  const first = key.replace(WARD, '');
  if (first === key || first.length < MIN_PART) return null;
  for (const ending of [...FIELD_ENDINGS, 'medicin']) {
    const entry = entryOf(first + ending);
    if (entry?.facets.every(({ part }) => part === 'workfields')) return entry;
  }
  return null;
}

/** What says that there is none of what stands before it: "helgfritt", "jourbefriad". */
const FREE = /s?(?:fri|fria|fritt|ledig|lediga|ledigt|befriad|befriat)$/u;

/** The time of day or the duty that a word says there is none of; null for any other word. */
export function freeOf(key: string): Entry | null {
  const first = key.replace(FREE, '');
  const entry = first === key ? undefined : entryOf(first);
  const isShift = entry?.facets.every(({ part }) => part === 'timeOfDay' || part === 'onCallDuty');
  return entry && isShift ? entry : null;
}

/** Sjuksköterske(jobb), läkar(jobb), undersköterske(vikariat), operations(tjänst). */
export const basesBeforeSuffix = (first: string): string[] => [
  `${first}e`,
  `${first}a`,
  first.replace(/e$/u, 'a'),
  first.replace(/s$/u, ''),
];

function joined(entry: Entry, facet: Facet): Entry {
  if (entry.facets.some(({ part }) => part === facet.part)) return entry;
  return { ...entry, facets: [...entry.facets, facet] };
}

/** "Hallandskusten", "Smålandskusten": where it is, as far as is known. */
const COAST = /s?kusten$/u;

/** The region of a coast that is called after it; null for any other word. */
export function regionOfCoast(key: string): Entry | null {
  const entry = COAST.test(key) ? entryOf(key.replace(COAST, '')) : undefined;
  return entry?.facets.every(({ part }) => part === 'locations') ? entry : null;
}

/** "In Göteborg" as Finns write it. */
const IN_FINNISH = /i?ss[aä]$/u;

/** A municipality or a region in the form that says "in" in Finnish: "Göteborgissa", "Malmössä". */
function placeInFinnish(key: string): Entry | null {
  if (!IN_FINNISH.test(key)) return null;
  const entry = entryOf(key.replace(IN_FINNISH, '')) ?? entryOf(key.slice(0, -3));
  const isPlace = entry?.facets.every(({ part }) => part === 'locations') ?? false;
  return entry && isPlace && entry.need === 'nothing' ? entry : null;
}

/** The term that a word is an inflection of; a place only has a genitive. */
export function inflectedFrom(key: string): Entry | null {
  const place = placeInFinnish(key);
  if (place) return place;
  for (const [ending, base] of ENDINGS) {
    if (!key.endsWith(ending)) continue;
    const stem = key.slice(0, key.length - ending.length) + base;
    if (stem.length < (ending === 's' ? MIN_BASE - 1 : MIN_BASE)) continue;
    const entry = entryOf(stem);
    if (!entry || entry.need === 'cue') continue;
    const isPlace = entry.facets.some(({ part }) => part === 'locations');
    if (!isPlace || ending === 's') return entry;
  }
  return null;
}
