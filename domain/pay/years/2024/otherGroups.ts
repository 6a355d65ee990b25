import { OLDER_JOB_TAX_CREDIT, type OtherGroups, raisedDeductionPieces } from '../../otherGroups';
import { sourced } from '../../taxRules';

/** Income year 2024, for those from 66 years on and those who live abroad. Units as in `TaxRules`. */
export const OTHER_GROUPS_2024: OtherGroups = {
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
