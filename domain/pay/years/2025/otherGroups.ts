import { OLDER_JOB_TAX_CREDIT, type OtherGroups, raisedDeductionPieces } from '../../otherGroups';
import { sourced } from '../../taxRules';

/** Income year 2025, for those from 66 years on and those who live abroad. Units as in `TaxRules`. */
export const OTHER_GROUPS_2025: OtherGroups = {
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
