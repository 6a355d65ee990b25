import { TAX_RULES_2024 } from './data/taxRules2024';
import { TAX_RULES_2025 } from './data/taxRules2025';
import { TAX_RULES_2026 } from './data/taxRules2026';
import { averageRates } from './municipalTax';
import type { PaidPerson, TaxOfYear } from './payInHand';
import type { TaxRules, TaxYear } from './taxRules';

const average = (rules: TaxRules): TaxOfYear => ({ rules, rates: averageRates(rules) });

/** Every year at once: a page loads the one year it needs, with `loadTaxRules`. */
const AVERAGE: Readonly<Record<TaxYear, TaxOfYear>> = {
  2024: average(TAX_RULES_2024),
  2025: average(TAX_RULES_2025),
  2026: average(TAX_RULES_2026),
};

/**
 * Who has said nothing of themselves: lives in the average municipality, has this assignment as
 * their main work and no other income of the year.
 */
export const AVERAGE_PERSON: PaidPerson = {
  payer: 'main',
  otherWorkIncome: 0,
  taxOf: (year) => AVERAGE[year],
};
