import { describe, expect, it } from 'vitest';
import { payOfOpenings } from './payOfOpenings';

const paid = (amount: number, weeks: number) => ({
  amount,
  amountFrom66: amount + weeks * 100,
  amountAbroad: amount + weeks * 200,
  weeks,
});
const week = (amount: number) => ({
  amount,
  amountFrom66: amount + 100,
  amountAbroad: amount + 200,
});

describe('payOfOpenings', () => {
  it('compares assignments by the week, however long they are', () => {
    expect(payOfOpenings([paid(90_000, 10), paid(24_000, 2), paid(10_000, 1)])).toEqual({
      best: week(12_000),
      median: week(10_000),
      known: 3,
    });
  });

  it('takes of two in the middle the one that gives less', () => {
    const two = [paid(9000, 1), paid(12_000, 1), paid(11_000, 1), paid(10_000, 1)];
    expect(payOfOpenings(two)?.median).toEqual(week(10_000));
  });

  it.each([
    ['nothing', []],
    ['jobs that do not say it', [null, null]],
    ['an assignment of no length', [paid(1000, 0)]],
  ])('knows nothing of %s', (_what, jobs) => {
    expect(payOfOpenings(jobs)).toBeNull();
  });

  it('says of how many it is known', () => {
    expect(payOfOpenings([null, paid(9000, 1), null])?.known).toBe(1);
  });
});
