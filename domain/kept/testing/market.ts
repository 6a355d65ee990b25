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

/** How candidates are; a share is from 0 to 1, and left out 0. */
export interface Candidates {
  /** The share who press that all was kept, whatever was. */
  pleased?: number;
  /** The share who never tick anything, whatever was. */
  silent?: number;
  /** The share who are afraid of the employer, and tick nothing once a thing was not kept. */
  afraid?: number;
  /** The share of days that who ticks forgets. */
  forgotten?: number;
  /**
   * From 0 to 1: how much the things of one assignment hang together. At 1 an assignment in which one
   * thing was broken has all of them broken, with the same share of kept things in all.
   */
  together?: number;
}

/**
 * A market in which candidates tick what they are asked, as they are, and it is published by the rules
 * that hold: each night, in batches of five new people.
 *
 * @param options.assignments - of each employer.
 */
export function simulatedMarket({
  employers,
  assignments,
  seed,
  ...candidates
}: Candidates & { employers: number; assignments: number; seed: number }): SimulatedEmployer[] {
  const random = seededRandom(seed);
  return Array.from({ length: employers }, () => {
    const honesty = 0.3 + 0.7 * random();
    let ticks: StoredTicks[] = [];
    let published: PublishedYear[] = [];
    for (let person = 0; person < assignments; person += 1) {
      const day = addDays('2026-02-01', person);
      ticks.push(...ticksOf(`person-${person}`, day, { honesty, random, candidates }));
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

/** What one candidate ticks of their assignment. */
function ticksOf(
  userId: string,
  tickedOn: string,
  {
    honesty,
    random,
    candidates,
  }: { honesty: number; random: () => number; candidates: Candidates },
): StoredTicks[] {
  const { pleased = 0, silent = 0, afraid = 0, forgotten = 0, together = 0 } = candidates;
  const [isPleased, isSilent, isAfraid] = [pleased, silent, afraid].map((one) => random() < one);
  const ofAll = random() < honesty;
  const isKept = () => (random() < together ? ofAll : random() < honesty) || isPleased;
  const ticks = OCCASIONS.map((occasion) => ({
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
  const wasBroken = ticks.some(({ values }) => Object.values(values).includes('not_kept'));
  if (isSilent || (isAfraid && wasBroken)) return [];
  return ticks.filter(() => random() >= forgotten);
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
