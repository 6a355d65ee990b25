import { dayNumber } from '#domain/calendar/days';
import type { AnswerShape } from '#domain/insight/figures';
import type { StoredAnswer } from '#domain/insight/publication';
import { SCALE } from '#domain/insight/statements';
import { type Occasion, TICKS, type Tick } from './items';

/** What a candidate ticked on one occasion. */
export interface StoredTicks {
  userId: string;
  applicationId: string;
  occasion: Occasion;
  values: Readonly<Record<string, Tick>>;
  /** `YYYY-MM-DD`: when it was first ticked. */
  tickedOn: string;
  /** The year in whose published figures it is; null while it waits. */
  publishedYear: number | null;
  /** The person's score in them: what was taken back since leaves it as it is. */
  publishedScore: number | null;
}

/** One score a person, also where two years join: how much of what was said was kept. */
export const KEPT_SHAPE: AnswerShape = { scores: 1, spread: () => null, onePerPerson: true };

/** Days without a new tick after which what waits is whole, where the end is not ticked. */
export const SETTLED_DAYS = 14;

/**
 * How much was kept, on the scale of answers about workplaces: 1 for nothing, 5 for all; null where
 * nothing of it applies.
 */
export function scoreOfTicks(ticks: readonly Tick[]): number | null {
  const counted = ticks.filter((tick) => tick !== 'not_applicable');
  if (counted.length === 0) return null;
  const share = counted.filter((tick) => tick === 'kept').length / counted.length;
  return SCALE.min + Math.round(share * (SCALE.max - SCALE.min));
}

/**
 * One answer of each person and publication, of the ticks about an employer at a workplace. What waits
 * counts when it is whole: its end is ticked, or nothing has been ticked for a while, and nothing of it
 * today.
 *
 * @param today - `YYYY-MM-DD`.
 */
export function answersOf(ticks: readonly StoredTicks[], today: string): StoredAnswer[] {
  const groups = grouped(ticks, ({ userId, publishedYear }) => `${publishedYear} ${userId}`);
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first || (first.publishedYear === null && !isWhole(group, today))) return [];
    const score =
      first.publishedScore ?? scoreOfTicks(group.flatMap(({ values }) => Object.values(values)));
    if (score === null) return [];
    const { userId, publishedYear } = first;
    return [{ userId, publishedYear, source: 'assignment' as const, scores: [score] }];
  });
}

function isWhole(group: readonly StoredTicks[], today: string): boolean {
  if (group.some(({ tickedOn }) => tickedOn >= today)) return false;
  const last = Math.max(...group.map(({ tickedOn }) => dayNumber(tickedOn)));
  const ended = grouped(group, ({ applicationId }) => applicationId).every((own) =>
    own.some(({ occasion }) => occasion === 'end'),
  );
  return ended || dayNumber(today) - last >= SETTLED_DAYS;
}

function grouped(ticks: readonly StoredTicks[], keyOf: (one: StoredTicks) => string) {
  const groups = new Map<string, StoredTicks[]>();
  for (const one of ticks) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups.values()];
}

/** Whether values are those of items that were asked, each a tick. */
export function areTicks(values: Readonly<Record<string, unknown>>, asked: readonly string[]) {
  const entries = Object.entries(values);
  return (
    entries.length > 0 &&
    entries.every(([id, tick]) => asked.includes(id) && TICKS.some((one) => one === tick))
  );
}
