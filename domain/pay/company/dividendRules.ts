import type { Sourced } from '../taxRules';

/** Figures of the rules for close companies (3:12) that the income year needs. */
export interface DividendRules {
  year: number;
  /** `until_2025`: simplification rule or main rule. `from_2026`: base amount, salary and cost. */
  regime: 'until_2025' | 'from_2026';
  /** Inkomstbasbelopp of the year before: SEK. */
  previousIncomeBaseAmount: Sourced<number>;
  /**
   * The interest on the cost of the shares: the state's borrowing rate of 30 November before, and 9
   * percentage points; in hundredths of a percent. Null: not known.
   */
  interestOnCost: Sourced<number> | null;
  /** What saved limit grows by, in hundredths of a percent; it does not from 2026. */
  interestOnSaved: Sourced<number>;
}
