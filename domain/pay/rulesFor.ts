import type { TaxGroup } from './taxGroup';
import type { TaxRules } from './taxRules';
import { OTHER_GROUPS } from './years/otherGroupsOfYears';

/** A year's rules for a group of people. */
export function rulesFor(rules: TaxRules, group: TaxGroup): TaxRules {
  if (group === 'under_66') return rules;
  const { older, nonResidentTax } = OTHER_GROUPS[rules.year];
  if (group === 'abroad') return { ...rules, finalTax: nonResidentTax };
  const { raisedDeduction, jobTaxCredit } = older;
  return { ...rules, raisedDeduction, jobTaxCredit, jobTaxCreditIsOfIncome: true };
}
