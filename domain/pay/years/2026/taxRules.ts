import { BASIC_DEDUCTION, jobTaxCreditPieces, sourced, type TaxRules } from '../../taxRules';

/** Income year 2026. Units as in `TaxRules`. */
export const TAX_RULES_2026: TaxRules = {
  year: 2026,
  priceBaseAmount: sourced(59_200, 'skv_433_2026'),
  incomeBaseAmount: sourced(83_400, 'skv_433_2026'),
  basicDeduction: BASIC_DEDUCTION,
  jobTaxCredit: sourced({ pieces: jobTaxCreditPieces(2510, 3027), phaseOut: null }, 'skv_433_2026'),
  stateTax: sourced({ threshold: 643_000, leastAbove: 200, rate: 20_000 }, 'skv_433_2026'),
  pensionFee: sourced({ rate: 7000, cap: 807, lowest: 423 }, 'skv_433_2026'),
  publicServiceFee: sourced({ rate: 1000, cap: 142 }, 'skv_433_2026'),
  earnedIncomeCredit: sourced({ above: 40_000, rate: 750, highest: 1500 }, 'skv_433_2026'),
  regionalCredit: sourced(1675, 'regional_credit'),
  tableFees: sourced(1160, 'skv_433_2026'),
  averageRate: sourced(32_380, 'average_rate_2026'),
  burialFee: sourced(292, 'municipal_tax_2026'),
  employerContributions: sourced(31_420, 'fortnox_amounts_2026'),
  specialPayrollTax: sourced(24_260, 'fortnox_amounts_2026'),
  corporateTax: sourced(20_600, 'corporate_tax'),
};
