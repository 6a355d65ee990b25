import { MUNICIPALITIES } from '#domain/vocabulary/locations';
import {
  employmentTypeById,
  locationByKey,
  systemById,
  workFieldById,
  workingHourById,
  workRoleById,
  workRoleGroupById,
} from '#domain/vocabulary/lookup';
import { townOf } from '#domain/vocabulary/towns';

/** What a query asks for, as facts; of each list any one is enough. */
export interface WantedFacts {
  /** Professions that are meant exactly. */
  roles: string[];
  /** Groups that are meant as a whole: each of their professions is meant exactly. */
  roleGroups: string[];
  /** Ids of municipalities and regions. */
  places: string[];
  timesOfDay: string[];
  /** Times that the work must not have. */
  notTimesOfDay: string[];
  /** null: not asked for. */
  onCall: boolean | null;
  employmentTypes: string[];
  systems: string[];
  /** The employer pays for or arranges somewhere to live. */
  housing: boolean;
  /** Ids of fields and of groups of fields. */
  fields: string[];
  /** Days, both included; null: not asked for. */
  period: { from: string; to: string } | null;
  /** Each of them must be in the ad, in any of its forms; `handled*` is the beginning of a word. */
  words: string[][];
  /** Words that follow each other in the ad as written. */
  phrase: string[];
  /** Words that must not be in the ad, in the form of `words`. */
  notWords: string[];
  /** Only the professions that are meant, none of their group. */
  exact: boolean;
  notRoles: string[];
  /** Ids of fields and of groups of fields that the work must not be in. */
  notFields: string[];
  /** Percent of full time; null: not asked for. */
  scope: Bounds | null;
  /** SEK an hour of what rates are compared by (decision 28 of the specification). */
  pay: Bounds | null;
  /** The best paid of what is asked for come first. */
  byPay: boolean;
  /** Names of employers or workplaces, in the form of `words`. */
  employers: string[];
  /** The employer pays for or arranges travel. */
  travel: boolean;
  /** At most so many years in the profession are asked for; null: not asked for. */
  years: number | null;
  /** Whether a Swedish licence is asked for; null: not asked for. */
  licence: boolean | null;
}

/** Both included. */
export interface Bounds {
  min: number;
  max: number;
}

const NONE: WantedFacts = {
  roles: [],
  roleGroups: [],
  places: [],
  timesOfDay: [],
  notTimesOfDay: [],
  onCall: null,
  employmentTypes: [],
  systems: [],
  housing: false,
  fields: [],
  period: null,
  words: [],
  phrase: [],
  notWords: [],
  exact: false,
  notRoles: [],
  notFields: [],
  scope: null,
  pay: null,
  byPay: false,
  employers: [],
  travel: false,
  years: null,
  licence: null,
};

/** Areas without an id of their own, as region keys. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  norrland: [
    'gavleborgs-lan',
    'vasternorrlands-lan',
    'jamtlands-lan',
    'vasterbottens-lan',
    'norrbottens-lan',
  ],
};

/**
 * Reads facts as the query files write them: `role:barnmorska place:umea|lulea time:night`. Ids and
 * keys are the vocabulary's; any of those between `|` is enough, and `_` stands for a blank. Throws
 * for an unknown kind or id, so that a mistyped fact cannot pass as one that no job has.
 */
export function readFacts(text: string): WantedFacts {
  const facts = structuredClone(NONE);
  for (const part of text.split(' ')) {
    const colon = part.indexOf(':');
    const read = READERS[part.slice(0, colon)];
    if (!read) throw new Error(`no such fact: ${part}`);
    read(facts, part.slice(colon + 1).split('|'));
  }
  return facts;
}

type Reader = (facts: WantedFacts, values: string[]) => void;

const READERS: Readonly<Record<string, Reader>> = {
  role: (facts, ids) => facts.roles.push(...known(ids, workRoleById)),
  group: (facts, ids) => facts.roleGroups.push(...known(ids, workRoleGroupById)),
  place: (facts, keys) => facts.places.push(...keys.flatMap(placeIds)),
  around: (facts, [key = '', km]) => facts.places.push(...townsAround(key, Number(km))),
  time: (facts, ids) => facts.timesOfDay.push(...known(ids, workingHourById)),
  nottime: (facts, ids) => facts.notTimesOfDay.push(...known(ids, workingHourById)),
  oncall: (facts, [value]) => {
    facts.onCall = value === 'yes';
  },
  form: (facts, ids) => facts.employmentTypes.push(...known(ids, employmentTypeById)),
  system: (facts, ids) => facts.systems.push(...known(ids, systemById)),
  housing: (facts) => {
    facts.housing = true;
  },
  field: (facts, ids) => facts.fields.push(...known(ids, workFieldById)),
  period: (facts, [days = '']) => {
    const [from = '', to = ''] = days.split('..');
    facts.period = { from, to };
  },
  word: (facts, forms) => facts.words.push(forms.map(blanks)),
  phrase: (facts, [words = '']) => {
    facts.phrase = words.split('_');
  },
  notword: (facts, forms) => facts.notWords.push(...forms.map(blanks)),
  exact: (facts) => {
    facts.exact = true;
  },
  notrole: (facts, ids) => facts.notRoles.push(...known(ids, workRoleById)),
  notfield: (facts, ids) => facts.notFields.push(...known(ids, workFieldById)),
  scope: (facts, [percent = '']) => {
    facts.scope = boundsOf(percent);
  },
  pay: (facts, [sek = '']) => {
    facts.pay = boundsOf(sek);
  },
  order: (facts, [value]) => {
    if (value !== 'pay') throw new Error(`no such order: ${value}`);
    facts.byPay = true;
  },
  employer: (facts, names) => facts.employers.push(...names.map(blanks)),
  travel: (facts) => {
    facts.travel = true;
  },
  years: (facts, [most]) => {
    facts.years = Number(most);
  },
  licence: (facts, [value]) => {
    facts.licence = value === 'yes';
  },
};

const blanks = (form: string): string => form.replaceAll('_', ' ');

/** `400..500`, `400..` and `..500`. */
function boundsOf(text: string): Bounds {
  const [min = '', max = ''] = text.split('..');
  const bounds = { min: Number(min), max: max === '' ? Number.POSITIVE_INFINITY : Number(max) };
  if (!text.includes('..') || !(bounds.min <= bounds.max)) throw new Error(`no bounds: ${text}`);
  return bounds;
}

function known(ids: string[], find: (id: string) => unknown): string[] {
  const unknown = ids.find((id) => find(id) === undefined);
  if (unknown !== undefined) throw new Error(`not in the vocabulary: ${unknown}`);
  return ids;
}

function placeIds(key: string): string[] {
  const keys = AREAS[key] ?? [key];
  return keys.map((one) => {
    const place = locationByKey(one);
    if (!place) throw new Error(`no such place: ${one}`);
    return place.id;
  });
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The municipalities whose towns are at most so far from a town, by the haversine formula. */
function townsAround(key: string, km: number): string[] {
  const [id = ''] = placeIds(key);
  const from = townOf(id);
  if (!from || !(km > 0)) throw new Error(`no such distance: ${key} ${km}`);
  return MUNICIPALITIES.filter((place) => {
    const to = townOf(place.id);
    if (!to) return false;
    const chord =
      Math.sin(radians(to[0] - from[0]) / 2) ** 2 +
      Math.cos(radians(from[0])) *
        Math.cos(radians(to[0])) *
        Math.sin(radians(to[1] - from[1]) / 2) ** 2;
    return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord)) <= km;
  }).map((place) => place.id);
}

/** The regions of municipalities, by their ids. */
export const REGION_OF: ReadonlyMap<string, string> = new Map(
  MUNICIPALITIES.map(({ id, regionId }) => [id, regionId]),
);
