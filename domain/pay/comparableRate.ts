import type { HourlyRate } from '#domain/jobs/job';
import { HIGHEST_RATE, invoiceEquivalent } from './payBasis';
import type { TaxRules } from './taxRules';
import { TAX_RULES } from './years/rulesOfYears';
import { NEWEST_TAX_YEAR } from './years/taxYears';

/**
 * The rules that rates are compared by: the newest year's. Index, candidates' preferences and the
 * texts that say how rates are compared all use them.
 */
export const COMPARED_BY: TaxRules = TAX_RULES[NEWEST_TAX_YEAR];

/** What rates of different bases are compared by: whole SEK an hour of an invoice excluding VAT. */
export interface ComparableRate {
  min: number;
  max: number;
}

/**
 * A job's rate as what rates are compared by, to the nearest krona. Wages include holiday pay, as
 * every wage of an ad does (`PayBasis`). A stored rate is never refused: above 50 000 kr it counts
 * as 50 000.
 */
export function comparableRate({ min, max, basis }: HourlyRate, rules: TaxRules): ComparableRate {
  const invoice = (sek: number) => {
    const amount = Math.min(Math.max(Math.round(sek * 100), 0), HIGHEST_RATE);
    return Math.round(invoiceEquivalent({ amount, basis, includesHolidayPay: true }, rules) / 100);
  };
  return { min: invoice(min), max: invoice(max) };
}
