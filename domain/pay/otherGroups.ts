import type { Rate } from './amounts';
import type { Credit, Piece, Sourced } from './taxRules';

/** How an income year treats those who have reached an age when it begins. */
interface OlderRules {
  /** The age that they have turned at the beginning of the year. */
  age: Sourced<number>;
  /** What they may deduct on top of `basicDeduction`. */
  raisedDeduction: Sourced<readonly Piece[]>;
  /** A share of the work income itself, whatever the municipality. */
  jobTaxCredit: Sourced<Credit>;
  /**
   * Their employer pays the fee for the old-age pension alone when they were born in this year or
   * earlier. Nothing is reckoned by it, since that year is not the age's; texts say it.
   */
  lowContributionsBornBy: Sourced<number>;
}

/** What is other in an income year for those who are not the people of its `TaxRules`. */
export interface OtherGroups {
  older: OlderRules;
  /** Särskild inkomstskatt för utomlands bosatta (SINK): the final tax of who lives abroad. */
  nonResidentTax: Sourced<Rate>;
}

/**
 * The pieces of the raised deduction. Up to 3.24 price base amounts they are the same in 2024 to
 * 2026; the others are the year's own.
 */
export function raisedDeductionPieces(above: readonly Piece[]): readonly Piece[] {
  return [
    { upTo: 910, base: 687, from: 0, slope: 0 },
    { upTo: 1110, base: 885, from: 0, slope: -2000 },
    { upTo: 1965, base: 600, from: 0, slope: 570 },
    { upTo: 2720, base: 333, from: 0, slope: 1949 },
    { upTo: 3110, base: -212, from: 0, slope: 3949 },
    { upTo: 3240, base: -523, from: 0, slope: 4949 },
    ...above,
  ];
}

/** The job tax credit of the older, the same in 2024 to 2026. */
export const OLDER_JOB_TAX_CREDIT: readonly Piece[] = [
  { upTo: 1750, base: 0, from: 0, slope: 2200 },
  { upTo: 5240, base: 263.5, from: 0, slope: 700 },
  { upTo: null, base: 629.3, from: 0, slope: 0 },
];
