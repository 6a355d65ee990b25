import { HOURLY_RATE, WORK_SHARE } from '#domain/limits';
import type { Constants } from '#domain/vocabulary/types';

/** The lists of the constants whose ids a filter may contain. */
type VocabularyList = {
  [Name in keyof Constants]: Constants[Name] extends readonly { id: string }[] ? Name : never;
}[keyof Constants];

/** One end of a range: its key in `JobFilter` and on the wire, and its query parameter. */
interface RangeEnd {
  key: string;
  param: string;
}

/** The type of a filter field, which decides how it is read, written, checked and counted. */
type FilterField =
  /** Ids of a vocabulary, any of which a job must have. Counted as a facet. */
  | {
      kind: 'list';
      param: string;
      vocabulary: VocabularyList;
    }
  /** One id that means several ids of the list `of`. It is sent with that list's ids. */
  | { kind: 'group'; of: string }
  /** A boolean; `word` is its value in the address and on the wire. A facet with that one value. */
  | { kind: 'flag'; param: string; word: string }
  /** A range of whole numbers; an end on its bound means no limit. */
  | { kind: 'numbers'; low: RangeEnd; high: RangeEnd; bounds: { min: number; max: number } }
  /** A range of days, `YYYY-MM-DD`. */
  | { kind: 'days'; low: RangeEnd; high: RangeEnd }
  /** Free text. */
  | { kind: 'text'; param: string }
  /** Controls how the list is requested, and filters nothing: in the address, not on the wire. */
  | { kind: 'command'; param: string; word: string };

/**
 * Every field of the job filter (parts 3, 7 and 9), in the order of the address and the chips.
 * `JobFilter`, its empty value, the address, the wire, the schema and the wire's parser, the
 * index's columns and the facets are derived from it. What is written field by field elsewhere (a
 * job's own values, the reference search, the chips, the sheet's sections) is a record of these
 * names, so that the compiler reports what a new field lacks.
 */
export const FILTER_FIELDS = {
  locations: { kind: 'list', param: 'locations', vocabulary: 'appLocations' },
  workroles: { kind: 'list', param: 'roles', vocabulary: 'workroles' },
  workfields: { kind: 'list', param: 'workfields', vocabulary: 'workfields' },
  /** Parts 7 and 9 give it no name of its own: it is sent among the work fields. */
  workfieldGroup: { kind: 'group', of: 'workfields' },
  employmentTypes: { kind: 'list', param: 'employment-types', vocabulary: 'employmentTypes' },
  systems: { kind: 'list', param: 'systems', vocabulary: 'systemKnowledgeOptions' },
  timeOfDay: { kind: 'list', param: 'time-of-day', vocabulary: 'workingHours' },
  onCallDuty: { kind: 'flag', param: 'oncall-duty', word: 'yes' },
  /** `isForNewGraduates`. */
  newGraduates: { kind: 'flag', param: 'new-graduates', word: 'yes' },
  /** `isWithoutLicence`. */
  withoutLicence: { kind: 'flag', param: 'without-licence', word: 'yes' },
  /** `saysWholeTerms`. */
  wholeTerms: { kind: 'flag', param: 'terms', word: 'whole' },
  travel: { kind: 'list', param: 'travel', vocabulary: 'travelOptions' },
  housing: { kind: 'list', param: 'housing', vocabulary: 'housingOptions' },
  /** By what is known of the signed-in candidate; nothing is left out for a visitor. */
  onlyEligible: { kind: 'flag', param: 'eligible', word: 'yes' },
  /** The comparable rate (decision 28 of the specification), SEK per hour. */
  hourlyRate: {
    kind: 'numbers',
    low: { key: 'minHourlyRate', param: 'min-hourly-rate' },
    high: { key: 'maxHourlyRate', param: 'max-hourly-rate' },
    bounds: HOURLY_RATE,
  },
  /** Percent of full time (`statedShare`). */
  share: {
    kind: 'numbers',
    low: { key: 'minShare', param: 'min-share' },
    high: { key: 'maxShare', param: 'max-share' },
    bounds: WORK_SHARE,
  },
  period: {
    kind: 'days',
    low: { key: 'fromDate', param: 'from-date' },
    high: { key: 'toDate', param: 'to-date' },
  },
  text: { kind: 'text', param: 'q' },
  /** Skip every cache. */
  forceRefresh: { kind: 'command', param: 'force-refresh', word: 'true' },
} as const satisfies Record<string, FilterField>;

type Fields = typeof FILTER_FIELDS;
type FieldName = keyof Fields;
type Kind = FilterField['kind'];
type OfKind<Wanted extends Kind> = {
  [Name in FieldName]: Fields[Name]['kind'] extends Wanted ? Name : never;
}[FieldName];
type EndsOf<Name extends NumbersPart | DaysPart> = Fields[Name]['low' | 'high']['key'];

export type ListPart = OfKind<'list'>;
export type GroupField = OfKind<'group'>;
export type FlagPart = OfKind<'flag'>;
export type NumbersPart = OfKind<'numbers'>;
export type DaysPart = OfKind<'days'>;
export type TextPart = OfKind<'text'>;
export type CommandField = OfKind<'command'>;
/** `minHourlyRate`, `maxHourlyRate`. */
export type NumberEnd = EndsOf<NumbersPart>;
/** `fromDate`, `toDate`. */
export type DayEnd = EndsOf<DaysPart>;

/** What a user sets, sees as a chip and removes in one action; a job must match all set parts. */
export type FilterPart = Exclude<FieldName, GroupField | CommandField>;

const KINDS = new Map<string, Kind>(
  Object.entries(FILTER_FIELDS).map(([name, { kind }]) => [name, kind]),
);

/** The names of the fields of a kind, in the table's order. */
function namesOf<Wanted extends Kind>(...kinds: readonly Wanted[]): readonly OfKind<Wanted>[] {
  const wanted: ReadonlySet<Kind | undefined> = new Set(kinds);
  return Object.keys(FILTER_FIELDS).filter((name): name is OfKind<Wanted> =>
    wanted.has(KINDS.get(name)),
  );
}

export const LIST_PARTS = namesOf('list');
export const GROUP_FIELDS = namesOf('group');
export const FLAG_PARTS = namesOf('flag');
export const NUMBERS_PARTS = namesOf('numbers');
export const DAYS_PARTS = namesOf('days');
export const TEXT_PARTS = namesOf('text');
export const COMMAND_FIELDS = namesOf('command');
export const FILTER_PARTS: readonly FilterPart[] = namesOf(
  'list',
  'flag',
  'numbers',
  'days',
  'text',
);

export const isListPart = (part: FilterPart): part is ListPart => KINDS.get(part) === 'list';
export const isFlagPart = (part: FilterPart): part is FlagPart => KINDS.get(part) === 'flag';
export const isTextPart = (part: FilterPart): part is TextPart => KINDS.get(part) === 'text';
export const isNumbersPart = (part: FilterPart): part is NumbersPart =>
  KINDS.get(part) === 'numbers';

/**
 * One end of a range by its key, with its part and, for the low one, the end that it must not
 * exceed.
 */
interface End<Key extends string, Part> {
  key: Key;
  part: Part;
  notAbove: Key | null;
}

export const NUMBER_ENDS = NUMBERS_PARTS.flatMap((part): End<NumberEnd, NumbersPart>[] => {
  const { low, high } = FILTER_FIELDS[part];
  return [
    { key: low.key, part, notAbove: high.key },
    { key: high.key, part, notAbove: null },
  ];
});
export const DAY_ENDS = DAYS_PARTS.flatMap((part): End<DayEnd, DaysPart>[] => {
  const { low, high } = FILTER_FIELDS[part];
  return [
    { key: low.key, part, notAbove: high.key },
    { key: high.key, part, notAbove: null },
  ];
});

/** A value for each name. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
): Record<Name, Value> {
  // `fromEntries` loses its keys' type; every name is a key.
  return Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<Name, Value>;
}

/** The same for items that have their name as `key`. */
export function recordByKey<Item extends { key: string }, Value>(
  items: readonly Item[],
  valueFor: (item: Item) => Value,
): Record<Item['key'], Value> {
  const entries = items.map((item) => [item.key, valueFor(item)]);
  return Object.fromEntries(entries) as Record<Item['key'], Value>;
}
