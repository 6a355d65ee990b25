import type { DividendRules } from '../../company/dividendRules';
import { sourced } from '../../taxRules';

/** Base amount and interest are those of the year before. */
export const DIVIDEND_RULES_2024: DividendRules = {
  year: 2024,
  regime: 'until_2025',
  // 204 325 kr / 2.75
  previousIncomeBaseAmount: sourced(74_300, 'dividend_2024'),
  interestOnCost: sourced(1162, 'interest_2024'),
  interestOnSaved: sourced(562, 'interest_2024'),
};
