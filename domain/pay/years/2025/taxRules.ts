import { BASIC_DEDUCTION, jobTaxCreditPieces, sourced, type TaxRules } from '../../taxRules';

/** Income year 2025. Units as in `TaxRules`. */
export const TAX_RULES_2025: TaxRules = {
  year: 2025,
  priceBaseAmount: sourced(58_800, 'amounts_2025'),
  incomeBaseAmount: sourced(80_600, 'amounts_2025'),
  basicDeduction: BASIC_DEDUCTION,
  jobTaxCredit: sourced(
    { pieces: jobTaxCreditPieces(1990, 2776), phaseOut: null },
    'job_tax_credit_2025',
  ),
  stateTax: sourced({ threshold: 625_800, leastAbove: 100, rate: 20_000 }, 'amounts_2025'),
  pensionFee: sourced({ rate: 7000, cap: 807, lowest: 423 }, 'pension_fee_2025'),
  publicServiceFee: sourced({ rate: 1000, cap: 155 }, 'public_service_fee_2025'),
  earnedIncomeCredit: sourced({ above: 40_000, rate: 750, highest: 1500 }, 'skv_433_2026'),
  regionalCredit: sourced(1675, 'regional_credit'),
  tableFees: sourced(1160, 'skv_433_2026'),
  averageRate: sourced(32_410, 'average_rate_2025'),
  burialFee: sourced(293, 'municipal_tax_2025'),
  employerContributions: sourced(31_420, 'amounts_2025'),
  specialPayrollTax: sourced(24_260, 'amounts_2025'),
  corporateTax: sourced(20_600, 'corporate_tax'),
};
