import type { Job } from '#domain/jobs/job';
import type { Text } from '#domain/language';

/** How an item is said. */
export type ItemKind = 'line' | 'person' | 'hours' | 'order' | 'phone';

interface ItemRow {
  id: string;
  kind: ItemKind;
  name: Text;
  /** The same in the middle of a sentence. */
  inSentence: Text;
  /**
   * `booked`: only who has the assignment sees what is said, as it is a third person's name or number
   * or opens a door; before that they see whether it is said.
   */
  seenBy: 'applicant' | 'booked';
  /** Only where the job has housing. */
  withHousing?: boolean;
  /** A promise about the first day, which stays as it was once the assignment has begun. */
  promise?: boolean;
}

/** What somebody needs to know before their first day, in the order in which it is read. */
export const FIRST_DAY_ITEMS = [
  {
    id: 'entrance',
    kind: 'line',
    name: { sv: 'Ingång', en: 'Entrance' },
    inSentence: { sv: 'ingång', en: 'entrance' },
    seenBy: 'applicant',
  },
  {
    id: 'meets',
    kind: 'person',
    name: { sv: 'Vem som möter dig', en: 'Who meets you' },
    inSentence: { sv: 'vem som möter', en: 'who meets you' },
    seenBy: 'booked',
  },
  {
    id: 'introduction',
    kind: 'hours',
    name: { sv: 'Introduktion', en: 'Introduction' },
    inSentence: { sv: 'introduktion', en: 'introduction' },
    seenBy: 'applicant',
    promise: true,
  },
  {
    id: 'login',
    kind: 'order',
    name: { sv: 'Inloggning i journalen', en: 'Login to the records system' },
    inSentence: { sv: 'inloggning', en: 'login' },
    seenBy: 'applicant',
    promise: true,
  },
  {
    id: 'siths',
    kind: 'order',
    name: { sv: 'SITHS-kort', en: 'SITHS card' },
    inSentence: { sv: 'SITHS-kort', en: 'SITHS card' },
    seenBy: 'applicant',
    promise: true,
  },
  {
    id: 'phone',
    kind: 'phone',
    name: { sv: 'Telefon om något händer', en: 'Phone if something comes up' },
    inSentence: { sv: 'telefonnummer', en: 'phone number' },
    seenBy: 'booked',
  },
  {
    id: 'dress',
    kind: 'line',
    name: { sv: 'Arbetskläder', en: 'Work clothes' },
    inSentence: { sv: 'arbetskläder', en: 'work clothes' },
    seenBy: 'applicant',
  },
  {
    id: 'parking',
    kind: 'line',
    name: { sv: 'Parkering', en: 'Parking' },
    inSentence: { sv: 'parkering', en: 'parking' },
    seenBy: 'applicant',
  },
  {
    id: 'keys',
    kind: 'line',
    name: { sv: 'Nycklar till boendet', en: 'Keys to the housing' },
    inSentence: { sv: 'nycklar till boendet', en: 'keys to the housing' },
    seenBy: 'booked',
    withHousing: true,
  },
] as const satisfies readonly ItemRow[];

export type FirstDayItem = (typeof FIRST_DAY_ITEMS)[number]['id'];

export const FIRST_DAY_IDS: readonly FirstDayItem[] = FIRST_DAY_ITEMS.map(({ id }) => id);

/** How far a login or a card has come: nothing is ordered by itself, and some work needs none. */
export const ORDER_STATES = ['ordered', 'ready', 'not_needed'] as const;
type OrderState = (typeof ORDER_STATES)[number];

interface MeetingPerson {
  name: string;
  phone: string;
}

/** The value of an item that is said. */
type ItemValue<Kind extends ItemKind> = Kind extends 'person'
  ? MeetingPerson
  : Kind extends 'hours'
    ? number
    : Kind extends 'order'
      ? OrderState
      : string;

/** What is said; an item that is absent is not said, and nothing is assumed of it. */
export type FirstDay = {
  [Row in (typeof FIRST_DAY_ITEMS)[number] as Row['id']]?: ItemValue<Row['kind']>;
};

/** Longest texts in characters, and hours of introduction. */
export const FIRST_DAY_BOUNDS = { line: 300, name: 100, hours: { min: 0, max: 200 } } as const;

/** The items of a job's card: keys only where it has housing. */
export function itemsOf({ housing }: Pick<Job, 'housing'>): readonly FirstDayItem[] {
  const hasHousing = housing === 'paid' || housing === 'arranged';
  return rowsOf().flatMap(({ id, withHousing }) => (withHousing && !hasHousing ? [] : [id]));
}

/** The items of a job's card that nobody has said. */
export function missingOf(card: FirstDay, job: Pick<Job, 'housing'>): FirstDayItem[] {
  return itemsOf(job).filter((id) => card[id] === undefined);
}

/** What is said of one person goes before what is said of all on the job. */
export function cardOf(ofJob: FirstDay, ofApplication: FirstDay): FirstDay {
  return { ...ofJob, ...ofApplication };
}

/** What of a card its reader may see. */
export function seenOf(card: FirstDay, { booked }: { booked: boolean }): FirstDay {
  return picked(card, ({ seenBy }) => booked || seenBy === 'applicant');
}

/** The items that differ. */
export function changedItems(before: FirstDay, after: FirstDay): FirstDayItem[] {
  return FIRST_DAY_IDS.filter(
    (id) => JSON.stringify(before[id] ?? null) !== JSON.stringify(after[id] ?? null),
  );
}

/**
 * The items that a change may not touch once the assignment has begun: candidates are asked whether
 * what was said was kept, so a promise stays, and nothing that was said is unsaid.
 */
export function heldItems(before: FirstDay, after: FirstDay): FirstDayItem[] {
  const promises = rowsOf().flatMap(({ id, promise }) => (promise ? [id] : []));
  return changedItems(before, after).filter(
    (id) => before[id] !== undefined && (after[id] === undefined || promises.includes(id)),
  );
}

function picked(card: FirstDay, wanted: (row: ItemRow) => boolean): FirstDay {
  const ids = rowsOf()
    .filter(wanted)
    .map(({ id }) => id);
  return Object.fromEntries(
    FIRST_DAY_IDS.flatMap((id) =>
      ids.includes(id) && card[id] !== undefined ? [[id, card[id]]] : [],
    ),
  );
}

/** The rows with what only some of them have. */
const rowsOf = (): readonly (ItemRow & { id: FirstDayItem })[] => FIRST_DAY_ITEMS;
