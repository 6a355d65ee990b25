import type { DividendRules } from '../../company/dividendRules';
import { sourced } from '../../taxRules';

/** Base amount and interest are those of the year before. */
export const DIVIDEND_RULES_2026: DividendRules = {
  year: 2026,
  regime: 'from_2026',
  previousIncomeBaseAmount: sourced(80_600, 'dividend_2026'),
  interestOnCost: sourced(1155, 'interest_2026'),
  interestOnSaved: sourced(0, 'dividend_2026'),
};
