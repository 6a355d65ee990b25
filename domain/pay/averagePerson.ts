import { averageRates } from './municipalTax';
import type { PaidPerson } from './payInHand';
import { ASSUMED_TAX_GROUP, type TaxGroup } from './taxGroup';
import { TAX_RULES } from './years/rulesOfYears';

/**
 * Somebody of whom no more is known than how they are taxed: in the average municipality where they
 * live in Sweden, with this assignment as their main work and no other income of the year.
 */
export const averagePersonOf = (taxGroup: TaxGroup): PaidPerson => ({
  taxGroup,
  payer: 'main',
  otherWorkIncome: 0,
  taxOf: (year) => ({ rules: TAX_RULES[year], rates: averageRates(TAX_RULES[year]) }),
});

/** Who has said nothing of themselves; each figure says whom it is for. */
export const AVERAGE_PERSON: PaidPerson = averagePersonOf(ASSUMED_TAX_GROUP);
