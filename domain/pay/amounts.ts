/**
 * Whole numbers only: amounts in whole kronor (SEK), hourly rates in öre, shares in thousandths of a
 * percent. Their products stay below 2^53, so that no sum depends on binary fractions.
 */

/** A share in thousandths of a percent: 32 410 is 32.41 %. */
export type Rate = number;

/** 100 %. */
export const WHOLE: Rate = 100_000;

/** The highest amount that is computed with: a billion kronor, or ten million kronor in öre. */
const HIGHEST = 1_000_000_000;

/**
 * The amount, when it is a whole number from 0 to a billion.
 * @throws {RangeError} for any other number; `name` says which one was wrong.
 */
export function checkedAmount(amount: number, name: string): number {
  if (!Number.isInteger(amount) || amount < 0 || amount > HIGHEST) {
    throw new RangeError(`${name} must be a whole number from 0 to ${HIGHEST}, not ${amount}.`);
  }
  return amount;
}

/** The share of an amount; what is below a whole number is dropped, as the law drops öre. */
export function shareDown(amount: number, rate: Rate): number {
  return Math.floor((amount * rate) / WHOLE);
}

/** The share of an amount, to the nearest whole number, half upwards. */
export function shareNearest(amount: number, rate: Rate): number {
  return Math.round((amount * rate) / WHOLE);
}

export function roundDownTo(amount: number, step: number): number {
  return Math.floor(amount / step) * step;
}

export function roundUpTo(amount: number, step: number): number {
  return Math.ceil(amount / step) * step;
}

/**
 * `total` divided by weights into whole parts that add up to it; what rounding leaves goes to the
 * first parts. Weights that are all 0 give everything to the first one.
 */
export function dividedBy(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  const parts = weights.map((weight) => (sum === 0 ? 0 : Math.floor((total * weight) / sum)));
  const left = total - parts.reduce((before, part) => before + part, 0);
  if (sum === 0) return parts.map((part, index) => (index === 0 ? left : part));
  return parts.map((part, index) => (index < left ? part + 1 : part));
}
