import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEPT_SHAPE } from '#domain/kept/answers';
import { holds } from '../../scripts/testing/holds';
import { LEAST_ANSWERS } from './answers';
import { type AnswerShape, publishSum, spreadOf, sumOf, sumSteps } from './figures';
import { nextPublication, type PublishedYear, type StoredAnswer } from './publication';
import { STATEMENTS } from './statements';
import { possibleScores, type SeenPublication } from './testing/attacker';

const PEOPLE = 16;
/** A person answers, takes an answer back, the next night comes, or the next year. */
type Act =
  | { does: 'answer'; person: number; score: number }
  | { does: 'take_back'; person: number }
  | { does: 'night' }
  | { does: 'new_year' };

const person = fc.nat({ max: PEOPLE - 1 });
// The ends of the scale, where a sum reveals most
const score = fc.oneof(fc.constantFrom(1, 5), fc.integer({ min: 1, max: 5 }));
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ does: fc.constant('answer' as const), person, score }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('take_back' as const), person }) },
  { weight: 3, arbitrary: fc.constant({ does: 'night' } as const) },
  { weight: 1, arbitrary: fc.constant({ does: 'new_year' } as const) },
);
/** All answers of a night are the same: the case in which a rounded sum alone reveals them. */
const alike = fc
  .tuple(fc.uniqueArray(person, { minLength: 5, maxLength: 9 }), fc.constantFrom(1, 5))
  .map(([people, all]): Act[] => [
    ...people.map((one) => ({ does: 'answer' as const, person: one, score: all })),
    { does: 'night' },
  ]);
const story = fc
  .array(fc.oneof({ weight: 1, arbitrary: alike }, fc.array(act, { maxLength: 30 })), {
    maxLength: 8,
  })
  .map((parts) => parts.flat());

/** Answers of two publications that are taken back before a third, in the next year. */
const takenBackOfTwo: Act[] = [
  ...answering([0, 1, 2, 3], 1),
  ...answering([6], 5),
  { does: 'night' },
  ...answering([5, 7, 9, 4, 8], 5),
  { does: 'night' },
  { does: 'take_back', person: 4 },
  { does: 'new_year' },
  { does: 'take_back', person: 0 },
  ...answering([0, 1, 2, 3, 4], 5),
  { does: 'night' },
];

/** The same people in two years, of which the first joins the second as somebody takes one back. */
const sameInTwoYears: Act[] = [
  ...answering([0, 1, 2, 3, 4, 5], 1),
  { does: 'night' },
  { does: 'new_year' },
  { does: 'take_back', person: 5 },
  ...answering([0, 1, 2, 3, 4], 5),
  { does: 'night' },
  { does: 'take_back', person: 0 },
  ...answering([6, 7, 8, 9, 10], 1),
  { does: 'night' },
];

function answering(people: readonly number[], score: number): Act[] {
  return people.map((one) => ({ does: 'answer', person: one, score }));
}

type Row = StoredAnswer & { id: number; year: number };

/** What is published: answers about workplaces, or whether promises were kept. */
interface Played {
  shape?: AnswerShape;
  scores: readonly unknown[];
}
const PLAYED: readonly (readonly [string, Played])[] = [
  ['what is said of a workplace', { scores: STATEMENTS }],
  ['whether promises were kept', { shape: KEPT_SHAPE, scores: [KEPT_SHAPE] }],
];

/** All publications that an attacker has seen, who reads every one and knows who answered when. */
function play(
  acts: readonly Act[],
  { shape, scores }: Played,
): { seen: SeenPublication[]; people: Map<number, string> } {
  let year = 2026;
  let rows: Row[] = [];
  let published: (PublishedYear & { seenAs: number })[] = [];
  const people = new Map<number, string>();
  const seen: SeenPublication[] = [];

  function publish(): void {
    const next = nextPublication(rows, published, year, shape);
    if (!next) return;
    const { replaces, figures } = next;
    const joins = ({ publishedYear }: Row) =>
      publishedYear === null || replaces.includes(publishedYear);
    // Where a person counts once, their newest does, and the others are in no figures from now on
    const newest = new Map(rows.filter(joins).map((row) => [row.userId, row] as const));
    const counts = (row: Row) =>
      joins(row) && (!shape?.onePerPerson || newest.get(row.userId) === row);
    const members = new Set(rows.filter(counts).map(({ id }) => id));
    const told = figures.shown[0];
    if (!told) throw new Error('Nothing is told.');
    const old = published.filter((one) => replaces.includes(one.year));
    seen.push({ members, told, replaced: old.map(({ seenAs }) => seenAs) });
    expect(figures.answers).toBe(members.size);
    rows = rows
      .filter((row) => counts(row) || !joins(row))
      .map((row) => (counts(row) ? { ...row, publishedYear: year } : row));
    published = published.filter((one) => !old.includes(one));
    published.push({ year, figures, seenAs: seen.length - 1 });
  }

  for (const one of acts) {
    if (one.does === 'night') publish();
    if (one.does === 'new_year') year += 1;
    if (one.does === 'take_back') {
      const last = rows.findLast(({ userId }) => userId === String(one.person));
      rows = rows.filter((row) => row !== last);
    }
    if (one.does === 'answer') {
      const userId = String(one.person);
      const own = rows.find((row) => row.userId === userId && row.year === year);
      if (own?.publishedYear != null) continue;
      const id = own?.id ?? people.size;
      people.set(id, userId);
      rows = rows.filter((row) => row !== own);
      rows.push({
        id,
        userId,
        year,
        scores: scores.map(() => one.score),
        publishedYear: null,
        source: 'experience',
      });
    }
  }
  return { seen, people };
}

describe.each(PLAYED)('an attacker who sees every publication of %s', (_name, played) => {
  it('sees that each differs from all before it in the answers of at least five people', () => {
    let compared = 0;
    holds(
      fc.property(story, (acts) => {
        const { seen, people } = play(acts, played);
        seen.forEach(({ members }, index) => {
          const before = seen.slice(0, index);
          const added = [...members].filter((id) => !before.some((one) => one.members.has(id)));
          // So no sum or difference of publications, however often taken, is about fewer than five
          expect(new Set(added.map((id) => people.get(id))).size).toBeGreaterThanOrEqual(
            LEAST_ANSWERS,
          );
          for (const one of before) {
            const changed = [...members].filter((id) => !one.members.has(id)).length;
            const gone = [...one.members].filter((id) => !members.has(id)).length;
            expect(changed + gone).toBeGreaterThanOrEqual(LEAST_ANSWERS);
            compared += 1;
          }
        });
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  it('learns nothing of what one person answered, from all publications together', () => {
    let attacked = 0;
    holds(
      fc.property(story, (acts) => {
        const { seen } = play(acts, played);
        for (const possible of possibleScores(seen)) {
          expect(possible).toEqual([1, 2, 3, 4, 5]);
          attacked += 1;
        }
      }),
      { numRuns: 300, examples: [[takenBackOfTwo], [sameInTwoYears]] },
    );
    expect(attacked).toBeGreaterThan(300);
  });

  it('would learn a person’s answer if the sums were exact', () => {
    const exact = (members: number[], sum: number, replaced: number[] = []) => ({
      members: new Set(members),
      told: { low: sum, high: sum },
      replaced,
    });
    const first = exact([0, 1, 2, 3, 4], 15);
    const second = exact([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 40, [0]);
    expect(possibleScores([first, second])).toEqual([[1, 2, 3, 4, 5], [5]]);
  });
});

/** All multisets of some scores, of a size. */
function multisets(scores: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return scores.flatMap((one, index) =>
    multisets(scores.slice(index), size - 1).map((rest) => [one, ...rest]),
  );
}

it('leaves several scores possible for an answer that was taken back, also with the spread', () => {
  const [before, after] = [sumSteps(5), sumSteps(10)];
  const possible = new Map<string, Set<number>>();
  for (const rest of multisets([1, 2, 3, 4, 5], 4)) {
    for (const added of multisets([1, 2, 3, 4, 5], 6)) {
      const scores = [...rest, ...added];
      const spread = spreadOf([scores]);
      for (const own of [1, 2, 3, 4, 5]) {
        const first = publishSum(sumOf([own, ...rest]), before, null);
        const change = { low: 6 * 1 - 5, high: 6 * 5 - 1 };
        const second = publishSum(sumOf(scores), after, { known: first.known, change });
        const told = `${first.shown.low} ${second.shown.low} ${spread}`;
        possible.set(told, (possible.get(told) ?? new Set()).add(own));
      }
    }
  }
  const fewest = Math.min(...[...possible.values()].map(({ size }) => size));
  expect(fewest).toBeGreaterThan(1);
});
