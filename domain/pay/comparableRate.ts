import type { HourlyRate } from '#domain/jobs/job';
import { TAX_RULES_2026 } from './data/taxRules2026';
import { HIGHEST_RATE, invoiceEquivalent } from './payBasis';
import type { TaxRules } from './taxRules';

/**
 * The rules that this year's rates are compared by. Index, candidates' preferences and the texts
 * that say how rates are compared all use them; the year's new rules replace them here.
 */
export const COMPARED_BY: TaxRules = TAX_RULES_2026;

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
