import type { HourlyRate, PayBasis } from './job';

/** With fewer jobs on a basis there are no figures: they would be those of single ads. */
const FEWEST_MEASURED_JOBS = 5;

/** What open jobs pay on one basis: the ads' own rates, SEK an hour, to the nearest krona. */
export interface MeasuredPay {
  basis: PayBasis;
  /** How many jobs were measured. */
  jobs: number;
  /** Of the middles of the ads' rates. */
  median: number;
  lowest: number;
  highest: number;
}

const BASES: readonly PayBasis[] = ['hourly_employment', 'consultant_salary', 'consultant_invoice'];

/** The middle of the values, which are not empty; of an even number the mean of the two in the middle. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(at) - 1, Math.floor(at) + 1);
  return Math.round((low + high) / 2);
}

/**
 * Rates measured basis by basis, since a wage and an invoice cannot be compared as they are. A basis
 * with fewer than five jobs is left out.
 */
export function measuredPay(rates: readonly HourlyRate[]): MeasuredPay[] {
  return BASES.flatMap((basis) => {
    const ofBasis = rates.filter((rate) => rate.basis === basis);
    if (ofBasis.length < FEWEST_MEASURED_JOBS) return [];
    return [
      {
        basis,
        jobs: ofBasis.length,
        median: medianOf(ofBasis.map(({ min, max }) => (min + max) / 2)),
        lowest: Math.round(Math.min(...ofBasis.map(({ min }) => min))),
        highest: Math.round(Math.max(...ofBasis.map(({ max }) => max))),
      },
    ];
  });
}
