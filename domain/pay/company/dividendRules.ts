import { type Sourced, sourced } from '../taxRules';

/** Income years with dividend rules; of 2027 not all figures are known. */
export type DividendYear = 2024 | 2025 | 2026 | 2027;

/** Figures of the rules for close companies (3:12) that the income year needs. */
export interface DividendRules {
  year: DividendYear;
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

/** The rules by year. Each year's base amount and interest are those of the year before it. */
export const DIVIDEND_RULES: Readonly<Record<DividendYear, DividendRules>> = {
  2024: {
    year: 2024,
    regime: 'until_2025',
    // 204 325 kr / 2.75
    previousIncomeBaseAmount: sourced(74_300, 'dividend_2024'),
    interestOnCost: sourced(1162, 'interest_2024'),
    interestOnSaved: sourced(562, 'interest_2024'),
  },
  2025: {
    year: 2025,
    regime: 'until_2025',
    previousIncomeBaseAmount: sourced(76_200, 'skatteverket_amounts_2024'),
    interestOnCost: sourced(1096, 'interest_2025'),
    interestOnSaved: sourced(496, 'interest_2025'),
  },
  2026: {
    year: 2026,
    regime: 'from_2026',
    previousIncomeBaseAmount: sourced(80_600, 'dividend_2026'),
    interestOnCost: sourced(1155, 'interest_2026'),
    interestOnSaved: sourced(0, 'dividend_2026'),
  },
  2027: {
    year: 2027,
    regime: 'from_2026',
    previousIncomeBaseAmount: sourced(83_400, 'skv_433_2026'),
    interestOnCost: null,
    interestOnSaved: sourced(0, 'dividend_2026'),
  },
};
