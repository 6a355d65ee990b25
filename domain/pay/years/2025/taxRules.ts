import {
  BASIC_DEDUCTION,
  jobTaxCreditPieces,
  OLDER_JOB_TAX_CREDIT,
  raisedDeductionPieces,
  sourced,
  type TaxRules,
} from '../../taxRules';

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
  older: {
    age: sourced(66, 'older_2025'),
    raisedDeduction: sourced(
      raisedDeductionPieces([
        { upTo: 5000, base: 96, from: 0, slope: 3040 },
        { upTo: 7880, base: 186, from: 0, slope: 2860 },
        { upTo: 8080, base: 872, from: 0, slope: 1990 },
        { upTo: 10_940, base: 2480, from: 0, slope: 0 },
        { upTo: 12_470, base: 9263, from: 0, slope: -6200 },
        { upTo: null, base: 1532, from: 0, slope: 0 },
      ]),
      'monthly_tables_2025',
    ),
    jobTaxCredit: sourced({ pieces: OLDER_JOB_TAX_CREDIT, phaseOut: null }, 'monthly_tables_2025'),
    lowContributionsBornBy: sourced(1958, 'older_2025'),
  },
  nonResidentTax: sourced(25_000, 'non_resident_tax_until_2025'),
};
