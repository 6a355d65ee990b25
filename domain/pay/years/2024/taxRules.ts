import { BASIC_DEDUCTION, jobTaxCreditPieces, sourced, type TaxRules } from '../../taxRules';

/** Income year 2024. Units as in `TaxRules`. */
export const TAX_RULES_2024: TaxRules = {
  year: 2024,
  priceBaseAmount: sourced(57_300, 'skatteverket_amounts_2024'),
  incomeBaseAmount: sourced(76_200, 'skatteverket_amounts_2024'),
  basicDeduction: BASIC_DEDUCTION,
  jobTaxCredit: sourced(
    { pieces: jobTaxCreditPieces(1643, 2608), phaseOut: { above: 13_540, rate: 3000 } },
    'job_tax_credit_2024',
  ),
  stateTax: sourced({ threshold: 598_500, leastAbove: 100, rate: 20_000 }, 'state_tax_2024'),
  pensionFee: sourced({ rate: 7000, cap: 807, lowest: 423 }, 'pension_fee_2024'),
  publicServiceFee: sourced({ rate: 1000, cap: 160 }, 'public_service_fee_2024'),
  earnedIncomeCredit: sourced({ above: 40_000, rate: 750, highest: 1500 }, 'skv_433_2026'),
  regionalCredit: sourced(1675, 'regional_credit'),
  tableFees: sourced(1160, 'skv_433_2026'),
  averageRate: sourced(32_370, 'average_rate_2024'),
  burialFee: sourced(277, 'municipal_tax_2024'),
  employerContributions: sourced(31_420, 'employer_contributions_2024'),
  specialPayrollTax: sourced(24_260, 'special_payroll_tax_2024'),
  corporateTax: sourced(20_600, 'corporate_tax'),
};
