import type { FirstDay } from '#domain/firstDay/items';
import type { Job } from '#domain/jobs/job';
import type { Text } from '#domain/language';

/** When a candidate is asked: after each of the first four shifts, and at the end. */
export const OCCASIONS = ['shift_1', 'shift_2', 'shift_3', 'shift_4', 'end'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What a candidate says of something that was said before. */
export const TICKS = ['kept', 'not_kept', 'not_applicable'] as const;
export type Tick = (typeof TICKS)[number];

/** What was said before an assignment: the job's ad, and the card of its first day. */
export interface Said {
  job: Pick<Job, 'shifts' | 'workplace' | 'description' | 'hourlyRate' | 'housing' | 'travel'>;
  card: FirstDay;
}

interface KeptRow {
  id: string;
  text: Text;
  /** On which occasions it is asked. */
  on: readonly Occasion[];
  /** Whether something was said; nothing said is not asked. */
  isSaid(said: Said): boolean;
}

const FIRST = ['shift_1'] as const;
const SHIFTS = ['shift_1', 'shift_2', 'shift_3', 'shift_4'] as const;

const isOrdered = (state: FirstDay['login']) => state === 'ordered' || state === 'ready';
const isProvided = (provision: Job['housing']) => provision === 'paid' || provision === 'arranged';

/** What can be kept, in the order in which it is asked. Further terms of a job get their rows here. */
export const KEPT_ITEMS = [
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
    isSaid: ({ job }) => isProvided(job.housing),
  },
  {
    id: 'shift_times',
    text: { sv: 'Passets tider höll', en: 'The shift times were kept' },
    on: SHIFTS,
    isSaid: ({ job }) => (job.shifts?.length ?? 0) > 0,
  },
  {
    id: 'place',
    text: { sv: 'Jag arbetade där det var sagt', en: 'I worked where it was said' },
    on: SHIFTS,
    isSaid: ({ job }) => job.workplace.name !== '',
  },
  {
    id: 'duties',
    text: { sv: 'Uppgifterna var de som stod i annonsen', en: 'The duties were those in the ad' },
    on: [...SHIFTS, 'end'],
    isSaid: ({ job }) => job.description.length > 0,
  },
  {
    id: 'pay',
    text: { sv: 'Ersättningen blev den utlovade', en: 'The pay was as promised' },
    on: ['end'],
    isSaid: ({ job }) => job.hourlyRate !== null,
  },
  {
    id: 'housing',
    text: { sv: 'Boendet var som det var sagt', en: 'The housing was as promised' },
    on: ['end'],
    isSaid: ({ job }) => isProvided(job.housing),
  },
  {
    id: 'travel',
    text: { sv: 'Resorna ordnades som det var sagt', en: 'Travel was arranged as promised' },
    on: ['end'],
    isSaid: ({ job }) => isProvided(job.travel),
  },
] as const satisfies readonly KeptRow[];

export type KeptItem = (typeof KEPT_ITEMS)[number]['id'];
export const KEPT_IDS: readonly KeptItem[] = KEPT_ITEMS.map(({ id }) => id);

/** What is asked on an occasion of what was said. */
export function askedOn(occasion: Occasion, said: Said): KeptItem[] {
  const rows: readonly (KeptRow & { id: KeptItem })[] = KEPT_ITEMS;
  return rows.flatMap(({ id, on, isSaid }) => (on.includes(occasion) && isSaid(said) ? [id] : []));
}
