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

/** What a card may show of somebody: as much as the grouping needs, and no more of them. */
export interface CardFacts {
  bankIdVerified: boolean;
  /** What each refinement would show, and as text. */
  shown: readonly { details: Partial<Details>; key: string }[];
}

/** @param today - `YYYY-MM-DD` in Stockholm: months and experience are of this day. */
export function cardFacts(sources: CardSources, today: string): CardFacts {
  return {
    bankIdVerified: sources.bankIdVerified,
    shown: REFINEMENTS.map(({ of }) => {
      const details = of(sources, today);
      return { details, key: JSON.stringify(details) };
    }),
  };
}

/** A card, and all whom it is shown of. */
export interface SharedCard<Person> {
  card: CandidateCard;
  people: readonly Person[];
}

/**
 * The cards of everybody of a profession who can be found, each with at least `SMALLEST_SHOWN_SET`
 * people whose BankID is connected, and others like them. It depends on them alone and on no job, so
 * that all lists show a candidate by the same card. With fewer in all there are none.
 */
export function sharedCards<Person extends CardFacts>(
  workRole: string,
  people: readonly Person[],
): SharedCard<Person>[] {
  const found = new Map<string, { card: CandidateCard; people: Person[] }>();
  const all = REFINEMENTS.map(({ detail }, index) => ({ detail, index }));
  for (const { details, members } of refined(people, NOTHING_SHOWN, all)) {
    const card = { workRoles: [workRole], ...details };
    const text = JSON.stringify(card);
    const same = found.get(text) ?? { card, people: [] };
    same.people.push(...members);
    found.set(text, same);
  }
  return [...found.values()];
}

/**
 * By which of some cards of a profession somebody would be shown: of those that say nothing else of
 * them, the one that shows first what cards show first. For whoever the cards were made of it is
 * their own. Null where each says something else.
 */
export function cardFor(facts: CardFacts, cards: readonly CandidateCard[]): CandidateCard | null {
  let best: { card: CandidateCard; shows: string } | null = null;
  for (const card of cards) {
    const shows = shownOf(facts, card);
    if (shows !== null && (best === null || shows > best.shows)) best = { card, shows };
  }
  return best?.card ?? null;
}

/**
 * For each refinement `1` where the card shows it of somebody, or shows the detail more finely; null
 * where it says anything else.
 */
function shownOf({ shown }: CardFacts, card: CandidateCard): string | null {
  const isSo = REFINEMENTS.map(
    ({ detail }, index) => JSON.stringify({ [detail]: card[detail] }) === shown[index]?.key,
  );
  const shows = REFINEMENTS.map(({ detail }, from) =>
    REFINEMENTS.some((one, index) => index >= from && one.detail === detail && isSo[index]),
  );
  const isElse = REFINEMENTS.some(({ detail }, first) => {
    const isFirst = REFINEMENTS.findIndex((one) => one.detail === detail) === first;
    return isFirst && card[detail] !== null && !shows[first];
  });
  return isElse ? null : shows.map(Number).join('');
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
function refined<Person extends CardFacts>(
  members: readonly Person[],
  details: Details,
  [next, ...later]: readonly { detail: keyof Details; index: number }[],
): Group<Person>[] {
  if (!isCrowd(members)) return [];
  if (!next) return [{ details, members }];
  const parts = new Map<string, Part<Person>>();
  for (const person of members) {
    const { details: shown = {}, key = '' } = person.shown[next.index] ?? {};
    const part = parts.get(key) ?? { key, shown, members: [] };
    part.members.push(person);
    parts.set(key, part);
  }
  const { large, rest } = largeEnough([...parts.values()]);
  // What is not shown coarsely is not shown finely either
  const without = later.filter(({ detail }) => detail !== next.detail);
  return [
    ...large.flatMap((part) => refined(part.members, { ...details, ...part.shown }, later)),
    ...refined(rest, details, without),
  ];
}

/**
 * The parts that can be shown, and everybody else together: so many that they do not stand out as
 * those few whose value is rare.
 */
function largeEnough<Person extends CardFacts>(
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
function countIn(people: readonly Pick<CardFacts, 'bankIdVerified'>[]): number {
  return people.filter(({ bankIdVerified }) => bankIdVerified).length;
}

/** Whether so many share something that it can be shown. */
const isCrowd = (people: readonly CardFacts[]): boolean => countIn(people) >= SMALLEST_SHOWN_SET;

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
