import {
  BASIC_DEDUCTION,
  jobTaxCreditPieces,
  OLDER_JOB_TAX_CREDIT,
  raisedDeductionPieces,
  sourced,
  type TaxRules,
} from '../../taxRules';

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
  older: {
    age: sourced(66, 'skatteverket_amounts_2024'),
    raisedDeduction: sourced(
      raisedDeductionPieces([
        { upTo: 5000, base: 208, from: 0, slope: 2693 },
        { upTo: 7880, base: 300, from: 0, slope: 2513 },
        { upTo: 8080, base: 986, from: 0, slope: 1643 },
        { upTo: 10_740, base: 2313, from: 0, slope: 0 },
        { upTo: 12_160, base: 8972, from: 0, slope: -6200 },
        { upTo: 13_540, base: 1430, from: 0, slope: 0 },
        { upTo: 38_420, base: 2206, from: 0, slope: -574 },
        { upTo: null, base: 0, from: 0, slope: 0 },
      ]),
      'raised_deduction_2024',
    ),
    jobTaxCredit: sourced(
      { pieces: OLDER_JOB_TAX_CREDIT, phaseOut: { above: 10_480, rate: 3000 } },
      'job_tax_credit_66_2024',
    ),
    lowContributionsBornBy: sourced(1957, 'employer_contributions_2024'),
  },
  nonResidentTax: sourced(25_000, 'non_resident_tax_until_2025'),
};
