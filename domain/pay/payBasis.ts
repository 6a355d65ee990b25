import type { PayBasis } from '#domain/jobs/job';
import { checkedAmount, WHOLE } from './amounts';
import { PENSION_RATE } from './employerCost';
import { HOLIDAY_PAY_RATE } from './holidayPay';
import type { TaxRules } from './taxRules';

/** An hourly rate in öre on its basis. */
export interface BasisRate {
  /** Öre an hour, at most 5 000 000. */
  amount: number;
  basis: PayBasis;
  /** False when holiday pay is paid on top. The ads of this site say wages with it; invoices have none. */
  includesHolidayPay: boolean;
}

/** Öre an hour. */
export const HIGHEST_RATE = 5_000_000;
/** More than the highest rate is worth; products with a factor stay below 2^53. */
const HIGHEST_INVOICE = 8_000_000;

/** A fraction, so that converting there and back loses nothing. */
interface Factor {
  numerator: number;
  denominator: number;
}

/**
 * What an hour of wage costs an agency in all, to one of wage with holiday pay: employer's
 * contributions, and the national agreement's 4.5 % pension with its special payroll tax. 2026:
 * 1 + 0.3142 + 0.045 × 1.2426 = 1.370117.
 */
function costOfWage({ employerContributions, specialPayrollTax }: TaxRules): Factor {
  const pension = PENSION_RATE * (WHOLE + specialPayrollTax.value);
  const cost = (WHOLE + employerContributions.value) * WHOLE + pension;
  return { numerator: cost / 1000, denominator: WHOLE * (WHOLE / 1000) };
}

function factorOf(basis: PayBasis, includesHolidayPay: boolean, rules: TaxRules): Factor {
  if (basis === 'consultant_invoice') return { numerator: 1, denominator: 1 };
  const { numerator, denominator } = costOfWage(rules);
  if (includesHolidayPay) return { numerator, denominator };
  // 12 % is 112 / 100
  return {
    numerator: numerator * ((WHOLE + HOLIDAY_PAY_RATE) / 1000),
    denominator: denominator * (WHOLE / 1000),
  };
}

/**
 * The invoice, excluding VAT, that costs a customer as much as this rate: what rates of different
 * bases are compared by. A wage is converted by holiday pay (where it is not included), employer's
 * contributions and pension; an agency's own margin is in neither. Öre an hour, to the nearest.
 * Sources: `holiday_pay`, the year's employer's contributions, `national_agreement_pension`.
 * @throws {RangeError} when the rate is no whole number of öre from 0 to 5 000 000.
 */
export function invoiceEquivalent(rate: BasisRate, rules: TaxRules): number {
  const { numerator, denominator } = factorOf(rate.basis, rate.includesHolidayPay, rules);
  const amount = checkedRate(rate.amount, HIGHEST_RATE);
  return Math.round((amount * numerator) / denominator);
}

/**
 * The rate on another basis that is worth this invoice, öre an hour, to the nearest: the inverse of
 * `invoiceEquivalent`, exact for what it gave.
 * @throws {RangeError} when the invoice is no whole number of öre from 0 to 8 000 000.
 */
export function rateFromInvoice(
  invoice: number,
  basis: PayBasis,
  includesHolidayPay: boolean,
  rules: TaxRules,
): BasisRate {
  const { numerator, denominator } = factorOf(basis, includesHolidayPay, rules);
  const checked = checkedRate(invoice, HIGHEST_INVOICE);
  return { amount: Math.round((checked * denominator) / numerator), basis, includesHolidayPay };
}

function checkedRate(amount: number, highest: number): number {
  if (amount > highest) throw new RangeError(`An hourly rate of ${amount} öre is too high.`);
  return checkedAmount(amount, 'rate');
}
