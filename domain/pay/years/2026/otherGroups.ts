import { OLDER_JOB_TAX_CREDIT, type OtherGroups, raisedDeductionPieces } from '../../otherGroups';
import { sourced } from '../../taxRules';

/** Income year 2026, for those from 66 years on and those who live abroad. Units as in `TaxRules`. */
export const OTHER_GROUPS_2026: OtherGroups = {
  older: {
    age: sourced(66, 'skv_433_2026'),
    raisedDeduction: sourced(
      raisedDeductionPieces([
        { upTo: 5000, base: -73, from: 0, slope: 3560 },
        { upTo: 7880, base: 17, from: 0, slope: 3380 },
        { upTo: 8080, base: 703, from: 0, slope: 2510 },
        { upTo: 11_160, base: 2732, from: 0, slope: 0 },
        { upTo: 12_840, base: 9651, from: 0, slope: -6200 },
        { upTo: null, base: 1691, from: 0, slope: 0 },
      ]),
      'skv_433_2026',
    ),
    jobTaxCredit: sourced({ pieces: OLDER_JOB_TAX_CREDIT, phaseOut: null }, 'skv_433_2026'),
    lowContributionsBornBy: sourced(1958, 'fortnox_amounts_2026'),
  },
  nonResidentTax: sourced(22_500, 'non_resident_tax_2026'),
};
