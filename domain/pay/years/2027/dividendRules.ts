import type { DividendRules } from '../../company/dividendRules';
import { sourced } from '../../taxRules';

/** Not every figure is known yet. Base amount and interest are those of the year before. */
export const DIVIDEND_RULES_2027: DividendRules = {
  year: 2027,
  regime: 'from_2026',
  previousIncomeBaseAmount: sourced(83_400, 'skv_433_2026'),
  interestOnCost: null,
  interestOnSaved: sourced(0, 'dividend_2026'),
};
