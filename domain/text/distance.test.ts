import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { distanceInside, distanceWithin } from './distance';

/** The definition, without limit or band. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const costs = [
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      ];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        costs.push(at(i - 2, j - 2) + 1);
      }
      table[i]?.splice(j, 1, Math.min(...costs));
    }
  }
  return at(a.length, b.length);
}

describe('distanceWithin', () => {
  it.each([
    ['sjuksköterska', 'sjuksköterska', 0],
    ['sjuksköterska', 'sjuksköetrska', 1],
    ['barnmorska', 'barnmoska', 1],
    ['kirurg', 'kirurgi', 1],
    ['neurologi', 'urologi', 2],
    ['kirurg', 'psykolog', 3],
    ['', 'ab', 2],
    ['', '', 0],
  ])('%s → %s: %i', (a, b, expected) => {
    expect(distanceWithin(a, b, 2)).toBe(expected);
  });

  it('agrees with the definition up to its limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    holds(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (a, b, limit) => {
        expect(distanceWithin(a, b, limit)).toBe(Math.min(distance(a, b), limit + 1));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('distanceInside', () => {
  it.each([
    ['kirrurgi', 'allmankirurgi', 1],
    ['kirurgi', 'allmankirurgi', 0],
    ['medcin', 'internmedicin', 1],
    ['', 'ab', 0],
    ['ab', '', 2],
  ])('%s in %s: %i', (part, whole, expected) => {
    expect(distanceInside(part, whole)).toBe(expected);
  });

  it('is the least of all the runs of letters', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    holds(
      fc.property(word, word, (part, whole) => {
        let least = part.length;
        for (let from = 0; from < whole.length; from += 1) {
          for (let to = from + 1; to <= whole.length; to += 1) {
            least = Math.min(least, distance(part, whole.slice(from, to)));
          }
        }
        expect(distanceInside(part, whole)).toBe(least);
      }),
      { numRuns: 500 },
    );
  });
});
