import { addDays } from '#domain/calendar/days';
import type { FirstDay } from '#domain/firstDay/items';
import { nextPublication, type PublishedYear } from '#domain/insight/publication';
import { answersOf, KEPT_SHAPE, type StoredTicks } from '../answers';
import { keptScore } from '../figures';
import { askedOn, OCCASIONS, type Said } from '../items';

/** A made-up employer that keeps what it said with this probability. */
export interface SimulatedEmployer {
  honesty: number;
  /** What is shown of it; null where too few have ticked. */
  shown: number | null;
}

const CARD: FirstDay = {
  entrance: 'Entré A',
  meets: { name: 'Siv Exempelsson', phone: '070-174 06 06' },
  introduction: 16,
  login: 'ordered',
  siths: 'ordered',
};
const SAID: Said = {
  ad: {
    startsOn: '2026-05-04',
    endsOn: null,
    shifts: [{ day: '2026-05-04', from: '07:00', to: '15:30' }],
    place: true,
    duties: true,
    pay: true,
    housing: true,
    travel: false,
    terms: { employs: 'agency', guaranteedHours: 36, scheduleNotice: 14 },
  },
  card: CARD,
};

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A market in which every candidate ticks all that they are asked, and it is published by the rules
 * that hold: each night, in batches of five new people.
 *
 * @param options.assignments - of each employer.
 * @param options.pleased - the share of candidates who press that all was kept, whatever was.
 */
export function simulatedMarket({
  employers,
  assignments,
  seed,
  pleased = 0,
}: {
  employers: number;
  assignments: number;
  seed: number;
  pleased?: number;
}): SimulatedEmployer[] {
  const random = seededRandom(seed);
  return Array.from({ length: employers }, () => {
    const honesty = 0.3 + 0.7 * random();
    let ticks: StoredTicks[] = [];
    let published: PublishedYear[] = [];
    for (let person = 0; person < assignments; person += 1) {
      const day = addDays('2026-02-01', person);
      const isPleased = random() < pleased;
      ticks.push(...ticksOf(`person-${person}`, day, () => isPleased || random() < honesty));
      const night = addDays(day, 1);
      const answers = answersOf(ticks, night);
      const next = nextPublication(answers, published, 2026, KEPT_SHAPE);
      if (!next) continue;
      published = [{ year: 2026, figures: next.figures }];
      const counted = new Map(
        answers.map(({ userId, scores: [score = 0] }) => [userId, score] as const),
      );
      ticks = ticks.map((one) =>
        counted.has(one.userId)
          ? { ...one, publishedYear: 2026, publishedScore: counted.get(one.userId) ?? null }
          : one,
      );
    }
    return { honesty, shown: keptScore(published)?.average ?? null };
  });
}

function ticksOf(userId: string, tickedOn: string, isKept: () => boolean): StoredTicks[] {
  return OCCASIONS.map((occasion) => ({
    userId,
    applicationId: userId,
    occasion,
    tickedOn,
    publishedYear: null,
    publishedScore: null,
    values: Object.fromEntries(
      askedOn(occasion, SAID).map((item) => [item, isKept() ? 'kept' : 'not_kept'] as const),
    ),
  }));
}

/** Kendall's τ-b of the two orders: 1 where they are the same, 0 where they have nothing in common. */
export function kendallsTau(pairs: readonly (readonly [number, number])[]): number {
  let [agreeing, tiedInOne, tiedInOther] = [0, 0, 0];
  let all = 0;
  pairs.forEach(([one, other], index) => {
    for (const [nextOne, nextOther] of pairs.slice(index + 1)) {
      const sign = Math.sign(one - nextOne) * Math.sign(other - nextOther);
      agreeing += sign;
      tiedInOne += Number(one === nextOne);
      tiedInOther += Number(other === nextOther);
      all += 1;
    }
  });
  return agreeing / Math.sqrt((all - tiedInOne) * (all - tiedInOther));
}
