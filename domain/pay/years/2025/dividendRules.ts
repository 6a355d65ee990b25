import type { DividendRules } from '../../company/dividendRules';
import { sourced } from '../../taxRules';

/** Base amount and interest are those of the year before. */
export const DIVIDEND_RULES_2025: DividendRules = {
  year: 2025,
  regime: 'until_2025',
  previousIncomeBaseAmount: sourced(76_200, 'skatteverket_amounts_2024'),
  interestOnCost: sourced(1096, 'interest_2025'),
  interestOnSaved: sourced(496, 'interest_2025'),
};
