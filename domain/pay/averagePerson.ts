import { averageRates } from './municipalTax';
import type { PaidPerson } from './payInHand';
import { TAX_RULES } from './years/rulesOfYears';

/**
 * Who has said nothing of themselves: lives in the average municipality, has this assignment as
 * their main work and no other income of the year.
 */
export const AVERAGE_PERSON: PaidPerson = {
  payer: 'main',
  otherWorkIncome: 0,
  taxOf: (year) => ({ rules: TAX_RULES[year], rates: averageRates(TAX_RULES[year]) }),
};
