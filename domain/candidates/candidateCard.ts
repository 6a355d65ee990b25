import { locationById, workFieldById } from '#domain/vocabulary/lookup';
import { wholePartsOf } from '#domain/vocabulary/partsOfSweden';
import { monthOfWeek, quarterAround } from './coarseTime';
import type { Experience } from './experiences';
import type { JobPreferences } from './preferences';
import {
  type CandidateCard,
  type ExperienceBand,
  RATE_STEP,
  SMALLEST_SHOWN_SET,
} from './recruiterView';

/** The data of a card. */
export interface CardSources {
  preferences: Pick<
    JobPreferences,
    'workFields' | 'locations' | 'employmentTypes' | 'compensation' | 'availablePeriods'
  >;
  /** The record systems that they know. */
  systems: readonly string[];
  experiences: readonly Pick<Experience, 'from' | 'to'>[];
  bankIdVerified: boolean;
}

/** The step that a comparable rate is in, by its lower end. */
export function rateStep(rate: number): number {
  return Math.floor(rate / RATE_STEP) * RATE_STEP;
}

type Details = Omit<CandidateCard, 'workRoles'>;

/** One way to show more of people: the coarser ways of a detail come before the finer. */
interface Refinement {
  detail: keyof Details;
  of(sources: CardSources, today: string): Partial<Details>;
}

/** What cards show first where not everything can be shown; sorted, since an order says something. */
const REFINEMENTS: readonly Refinement[] = [
  { detail: 'regions', of: (one) => ({ regions: wholePartsOf(regionsOf(one)) }) },
  { detail: 'regions', of: (one) => ({ regions: regionsOf(one) }) },
  {
    detail: 'experience',
    of: ({ experiences }, today) => ({ experience: experienceBand(experiences, today) }),
  },
  {
    detail: 'workFields',
    of: ({ preferences }) => ({
      workFields: sorted(preferences.workFields.map((id) => workFieldById(id)?.group ?? id)),
    }),
  },
  {
    detail: 'workFields',
    of: ({ preferences }) => ({ workFields: sorted(preferences.workFields) }),
  },
  {
    detail: 'months',
    of: (one, today) => ({ months: sorted(monthsOf(one, today).flatMap(quarterAround)) }),
  },
  { detail: 'months', of: (one, today) => ({ months: monthsOf(one, today) }) },
  {
    detail: 'employmentTypes',
    of: ({ preferences }) => ({ employmentTypes: sorted(preferences.employmentTypes) }),
  },
  {
    detail: 'rateFrom',
    of: ({ preferences }) => ({ rateFrom: rateStep(preferences.compensation.hourly.minRate) }),
  },
  { detail: 'systems', of: ({ systems }) => ({ systems: sorted(systems) }) },
  { detail: 'bankIdVerified', of: ({ bankIdVerified }) => ({ bankIdVerified }) },
];

const NOTHING_SHOWN: Details = {
  regions: null,
  experience: null,
  workFields: null,
  months: null,
  employmentTypes: null,
  rateFrom: null,
  systems: null,
  bankIdVerified: null,
};

/** A card, and all whom it is shown of. */
export interface SharedCard<Person> {
  card: CandidateCard;
  people: readonly Person[];
}

/**
 * The cards of everybody of a profession who can be found, each with at least `SMALLEST_SHOWN_SET`
 * people whose BankID is connected, and others like them. It depends on them alone and on no list, so that two lists show a candidate by the same
 * card. With fewer in all there are none.
 *
 * @param today - `YYYY-MM-DD` in Stockholm.
 */
export function sharedCards<Person extends CardSources>(
  workRole: string,
  people: readonly Person[],
  today: string,
): SharedCard<Person>[] {
  const found = new Map<string, { card: CandidateCard; people: Person[] }>();
  for (const { details, members } of refined(people, NOTHING_SHOWN, REFINEMENTS, today)) {
    const card = { workRoles: [workRole], ...details };
    const text = JSON.stringify(card);
    const same = found.get(text) ?? { card, people: [] };
    same.people.push(...members);
    found.set(text, same);
  }
  return [...found.values()];
}

interface Group<Person> {
  details: Details;
  members: readonly Person[];
}

/** Those of a group who have one value. */
interface Part<Person> {
  key: string;
  shown: Partial<Details>;
  members: Person[];
}

/** Shows one refinement after the other, of those groups in which enough people share each value. */
function refined<Person extends CardSources>(
  members: readonly Person[],
  details: Details,
  [next, ...later]: readonly Refinement[],
  today: string,
): Group<Person>[] {
  if (!isCrowd(members)) return [];
  if (!next) return [{ details, members }];
  const parts = new Map<string, Part<Person>>();
  for (const person of members) {
    const shown = next.of(person, today);
    const key = JSON.stringify(shown);
    const part = parts.get(key) ?? { key, shown, members: [] };
    part.members.push(person);
    parts.set(key, part);
  }
  const { large, rest } = largeEnough([...parts.values()]);
  // What is not shown coarsely is not shown finely either
  const without = later.filter(({ detail }) => detail !== next.detail);
  return [
    ...large.flatMap((part) => refined(part.members, { ...details, ...part.shown }, later, today)),
    ...refined(rest, details, without, today),
  ];
}

/**
 * The parts that can be shown, and everybody else together: so many that they do not stand out as
 * those few whose value is rare.
 */
function largeEnough<Person extends CardSources>(
  parts: readonly Part<Person>[],
): {
  large: Part<Person>[];
  rest: Person[];
} {
  // By those who count: else who makes accounts chooses which part joins the few, and compares
  const bySize = parts.toSorted(
    (a, b) => countIn(b.members) - countIn(a.members) || (a.key < b.key ? -1 : 1),
  );
  const large = bySize.filter(({ members }) => isCrowd(members));
  const rest = bySize.filter(({ members }) => !isCrowd(members)).flatMap(({ members }) => members);
  while (rest.length > 0 && !isCrowd(rest)) {
    const smallest = large.pop();
    if (!smallest) break;
    rest.push(...smallest.members);
  }
  return { large, rest };
}

/**
 * How many of some people count: those whose BankID is connected. Accounts without one are made by the
 * dozen, and four of them would show who the fifth is.
 */
function countIn(people: readonly Pick<CardSources, 'bankIdVerified'>[]): number {
  return people.filter(({ bankIdVerified }) => bankIdVerified).length;
}

/** Whether so many share something that it can be shown. */
const isCrowd = (people: readonly CardSources[]): boolean => countIn(people) >= SMALLEST_SHOWN_SET;

function sorted(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

function regionsOf({ preferences }: CardSources): string[] {
  return sorted(preferences.locations.flatMap((id) => locationById(id)?.regionId ?? []));
}

/** The months from today's on. */
function monthsOf({ preferences }: CardSources, today: string): string[] {
  const weeks = Object.values(preferences.availablePeriods.weeksData);
  return sorted(weeks.map(monthOfWeek).filter((month) => month >= today.slice(0, 7)));
}

const MONTHS_PER_YEAR = 12;

/** The bands by their lowest number of months, the highest first. */
const BANDS: readonly [least: number, band: ExperienceBand][] = [
  [10 * MONTHS_PER_YEAR, 'from_10'],
  [5 * MONTHS_PER_YEAR, 'from_5'],
  [2 * MONTHS_PER_YEAR, 'from_2'],
  [1, 'under_2'],
];

/** The months with at least one job, each counted once. */
function experienceBand(
  experiences: readonly Pick<Experience, 'from' | 'to'>[],
  today: string,
): ExperienceBand {
  const spans = experiences
    .map(({ from, to }) => ({ from: monthNumber(from), to: monthNumber(to ?? today) }))
    .sort((a, b) => a.from - b.from);
  let months = 0;
  let counted = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from - 1, counted));
    counted = Math.max(counted, to);
  }
  return BANDS.find(([least]) => months >= least)?.[1] ?? 'not_stated';
}

/** Of `YYYY-MM`, with or without a day. */
function monthNumber(text: string): number {
  return Number(text.slice(0, 4)) * MONTHS_PER_YEAR + Number(text.slice(5, 7));
}
