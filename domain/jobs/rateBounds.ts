import type { PayBasis } from './job';

interface Bounds {
  min: number;
  max: number;
}

const WAGE: Bounds = { min: 100, max: 3000 };

/**
 * The hourly rates that an ad may state, SEK on its own basis: wider than what anybody pays, and narrow
 * enough to find öre or a month's pay in the place of kronor an hour. The slider has bounds of its
 * own, for the comparable rate: `HOURLY_RATE`.
 */
export const RATE_BOUNDS = {
  hourly_employment: WAGE,
  consultant_salary: WAGE,
  consultant_invoice: { min: 150, max: 5000 },
} as const satisfies Record<PayBasis, Bounds>;

/** The bounds of a basis; null for what is none, such as another value in its place. */
export function rateBoundsOf(basis: unknown): Bounds | null {
  return typeof basis === 'string' && isPayBasis(basis) ? RATE_BOUNDS[basis] : null;
}

function isPayBasis(basis: string): basis is PayBasis {
  return Object.hasOwn(RATE_BOUNDS, basis);
}
