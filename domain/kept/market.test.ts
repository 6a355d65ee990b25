import { describe, expect, it } from 'vitest';
import { type Candidates, kendallsTau, seededRandom, simulatedMarket } from './testing/market';

const SEEDS = [1, 2, 3];

/** The lowest τ of several markets of 200 employers, of those of which something is shown. */
function lowestTau(assignments: number, candidates: Candidates = {}, mostHidden = 0): number {
  return Math.min(
    ...SEEDS.map((seed) => {
      const market = simulatedMarket({ employers: 200, assignments, seed, ...candidates });
      const pairs = market.flatMap(({ honesty, shown }) =>
        shown === null ? [] : [[honesty, shown] as const],
      );
      expect(market.length - pairs.length).toBeLessThanOrEqual(mostHidden);
      return kendallsTau(pairs);
    }),
  );
}

describe('a market of 200 employers whose honesty is known', () => {
  // Measured: see docs/first-day.md
  it.each([
    [5, 0.7],
    [10, 0.82],
    [20, 0.88],
    [40, 0.92],
  ])('is ranked right by what %i assignments each have shown: τ of %s at least', (each, least) => {
    expect(lowestTau(each)).toBeGreaterThanOrEqual(least);
  });

  it('is ranked although three candidates of ten press that all was kept, whatever was', () => {
    expect(lowestTau(20, { pleased: 0.3 })).toBeGreaterThanOrEqual(0.8);
  });

  it.each<[string, Candidates, number]>([
    ['six of ten never tick', { silent: 0.6 }, 0.72],
    ['three of ten are afraid to tick what was broken', { afraid: 0.3 }, 0.83],
    ['six of ten are', { afraid: 0.6 }, 0.75],
    ['things hang together, so that one broken thing is seldom alone', { together: 0.5 }, 0.8],
    [
      'all of that comes together',
      { silent: 0.4, afraid: 0.3, forgotten: 0.3, pleased: 0.1, together: 0.5 },
      0.52,
    ],
  ])('is ranked by 20 assignments each although %s', (_what, candidates, least) => {
    expect(lowestTau(20, candidates, 30)).toBeGreaterThanOrEqual(least);
  });

  it('shows nothing of an employer with four assignments', () => {
    const market = simulatedMarket({ employers: 20, assignments: 4, seed: 1 });
    expect(market.map(({ shown }) => shown)).toEqual(market.map(() => null));
  });
});

describe('Kendall’s τ', () => {
  it('is 1 for the same order, -1 for the opposite one, about 0 for chance', () => {
    const order = Array.from({ length: 50 }, (_, index) => index);
    expect(kendallsTau(order.map((one) => [one, one * 2]))).toBe(1);
    expect(kendallsTau(order.map((one) => [one, -one]))).toBe(-1);
    const random = seededRandom(7);
    expect(Math.abs(kendallsTau(order.map((one) => [one, random()])))).toBeLessThan(0.25);
  });

  it('counts ties on either side as undecided', () => {
    // Of three pairs one is tied in the second order: 2 / √(3 · 2)
    expect(
      kendallsTau([
        [1, 1],
        [2, 1],
        [3, 2],
      ]),
    ).toBeCloseTo(2 / Math.sqrt(6));
  });
});
