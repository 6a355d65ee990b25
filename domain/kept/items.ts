import type { FirstDay } from '#domain/firstDay/items';
import type { Text } from '#domain/language';
import { TERM_IDS, type TermId } from '#domain/terms/terms';
import { termName } from '#domain/terms/termWords';
import type { Promises } from './promises';

/** When a candidate is asked: after each of the first four shifts, and at the end. */
export const OCCASIONS = ['shift_1', 'shift_2', 'shift_3', 'shift_4', 'end'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What a candidate says of something that was said before. */
export const TICKS = ['kept', 'not_kept', 'not_applicable'] as const;
export type Tick = (typeof TICKS)[number];

/** What was said before an assignment: the job's ad, and the card of its first day. */
export interface Said {
  ad: Promises;
  card: FirstDay;
}

interface KeptRow {
  id: string;
  text: Text;
  /** On which occasions it is asked. */
  on: readonly Occasion[];
  /** Whether something was said; nothing said is not asked. */
  isSaid(said: Said): boolean;
  /** What is true where nothing is marked: a sick day or a cancellation seldom comes up. */
  unmarked: 'kept' | 'not_applicable';
}

const FIRST = ['shift_1'] as const;
const SHIFTS = ['shift_1', 'shift_2', 'shift_3', 'shift_4'] as const;

const isOrdered = (state: FirstDay['login']) => state === 'ordered' || state === 'ready';

/** What can be kept of the card, and of the ad besides its terms. */
const OF_CARD_AND_AD = [
  {
    id: 'met',
    text: { sv: 'Någon mötte mig', en: 'Somebody met me' },
    on: FIRST,
    isSaid: ({ card }) => card.meets !== undefined,
  },
  {
    id: 'introduction',
    text: { sv: 'Introduktionen blev av', en: 'The introduction took place' },
    // Hours of introduction may be more than one shift has
    on: ['shift_2', 'end'],
    isSaid: ({ card }) => (card.introduction ?? 0) > 0,
  },
  {
    id: 'login',
    text: { sv: 'Inloggningen fungerade', en: 'The login worked' },
    on: SHIFTS,
    isSaid: ({ card }) => isOrdered(card.login),
  },
  {
    id: 'siths',
    text: { sv: 'SITHS-kortet fungerade', en: 'The SITHS card worked' },
    on: FIRST,
    isSaid: ({ card }) => isOrdered(card.siths),
  },
  {
    id: 'keys',
    text: { sv: 'Boendet och nycklarna fanns', en: 'The housing and keys were there' },
    on: FIRST,
    isSaid: ({ ad }) => ad.housing,
  },
  {
    id: 'shift_times',
    text: { sv: 'Passets tider höll', en: 'The shift times were kept' },
    on: SHIFTS,
    isSaid: ({ ad }) => (ad.shifts?.length ?? 0) > 0,
  },
  {
    id: 'place',
    text: { sv: 'Jag arbetade där det var sagt', en: 'I worked where it was said' },
    on: SHIFTS,
    isSaid: ({ ad }) => ad.place,
  },
  {
    id: 'duties',
    text: { sv: 'Uppgifterna var de som stod i annonsen', en: 'The duties were those in the ad' },
    on: [...SHIFTS, 'end'],
    isSaid: ({ ad }) => ad.duties,
  },
  {
    id: 'pay',
    text: { sv: 'Ersättningen blev den utlovade', en: 'The pay was as promised' },
    on: ['end'],
    isSaid: ({ ad }) => ad.pay,
  },
  {
    id: 'housing',
    text: { sv: 'Boendet var som det var sagt', en: 'The housing was as promised' },
    on: ['end'],
    isSaid: ({ ad }) => ad.housing,
  },
  {
    id: 'travel',
    text: { sv: 'Resorna ordnades som det var sagt', en: 'Travel was arranged as promised' },
    on: ['end'],
    isSaid: ({ ad }) => ad.travel,
  },
] as const satisfies readonly Omit<KeptRow, 'unmarked'>[];

/** Terms that hold all along; the others count only where they came up. */
const ALL_ALONG: readonly TermId[] = [
  'employs',
  'collectiveAgreement',
  'authorisation',
  'pension',
  'guaranteedHours',
  'scheduleNotice',
  'rateHours',
];

/** A term of the job can be judged when all of it is over. */
const ofTerm = (id: TermId): KeptRow & { id: TermId } => ({
  id,
  text: { sv: termName(id, 'sv'), en: termName(id, 'en') },
  on: ['end'],
  isSaid: ({ ad }) => ad.terms[id] != null,
  unmarked: ALL_ALONG.includes(id) ? 'kept' : 'not_applicable',
});

export type KeptItem = (typeof OF_CARD_AND_AD)[number]['id'] | TermId;

/** What can be kept, in the order in which it is asked: the last are the job's terms. */
export const KEPT_ITEMS: readonly (KeptRow & { id: KeptItem })[] = [
  ...OF_CARD_AND_AD.map((row) => ({ ...row, unmarked: 'kept' as const })),
  ...TERM_IDS.map(ofTerm),
];
export const KEPT_IDS: readonly KeptItem[] = KEPT_ITEMS.map(({ id }) => id);

/** What is asked on an occasion of what was said. */
export function askedOn(occasion: Occasion, said: Said): KeptItem[] {
  return KEPT_ITEMS.flatMap(({ id, on, isSaid }) =>
    on.includes(occasion) && isSaid(said) ? [id] : [],
  );
}

/** The ticks of all that is asked, where some of it is marked. */
export function ticksOf(
  asked: readonly KeptItem[],
  marked: Readonly<Partial<Record<KeptItem, Tick>>>,
): Partial<Record<KeptItem, Tick>> {
  const rows = KEPT_ITEMS.filter(({ id }) => asked.includes(id));
  return Object.fromEntries(rows.map(({ id, unmarked }) => [id, marked[id] ?? unmarked]));
}
