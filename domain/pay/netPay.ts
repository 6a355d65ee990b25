import { weekdaysBetween } from '#domain/calendar/days';
import { firstDayOfMonth, lastDayOf, monthNumber, monthOf } from '#domain/calendar/months';
import { checkedAmount, dividedBy } from './amounts';
import type { LocalRates } from './municipalTax';
import type { KnownPayLine } from './payLine';
import type { TaxRules } from './taxRules';
import { type Payer, withheldTax, withholdingTable } from './withholding';
import { yearTax } from './yearTax';

/** A month's part of an assignment. */
export interface PayMonth {
  /** `YYYY-MM`; null when the assignment has no days. */
  month: string | null;
  /** Taxable pay: SEK. */
  pay: number;
}

/** What is paid out of an assignment's pay. Amounts in SEK, whole kronor. */
export interface NetPay {
  gross: number;
  months: readonly (PayMonth & { withheld: KnownPayLine })[];
  /** All tax that is withheld. */
  withheld: number;
  /** In the hand: gross without what is withheld. */
  inHand: number;
  /** What the assignment adds to the year's tax; the difference is paid back or paid later. */
  yearTax: number;
  /** Gross without what the assignment adds to the year's tax. */
  netOfYear: number;
  table: number;
}

export interface NetPayInput {
  months: readonly PayMonth[];
  payer: Payer;
  /** Pay of the same year from other work: SEK. */
  otherWorkIncome: number;
}

/**
 * Taxable pay by month, by the weekdays from the first to the last day. The parts add up to it.
 * @param total SEK
 * @param startsOn `YYYY-MM-DD`, as `endsOn`, which is included
 * @throws {RangeError} when the total is no whole number from 0, or the end is before the start.
 */
export function payByMonth(total: number, startsOn: string, endsOn: string): PayMonth[] {
  checkedAmount(total, 'total');
  if (endsOn < startsOn) throw new RangeError(`${endsOn} is before ${startsOn}.`);
  const months: { month: string; weekdays: number }[] = [];
  for (let first = startsOn; first <= endsOn; ) {
    const month = monthOf(first);
    const lastOfMonth = lastDayOf(month);
    const last = lastOfMonth < endsOn ? lastOfMonth : endsOn;
    months.push({ month, weekdays: weekdaysBetween(first, last) });
    first = firstDayOfMonth(monthNumber(month) + 1);
  }
  const parts = dividedBy(
    total,
    months.map(({ weekdays }) => weekdays),
  );
  return months.map(({ month }, index) => ({ month, pay: parts[index] ?? 0 }));
}

/**
 * What an employee gets in the hand: each month's pay without what the payer withholds, and beside
 * it what the assignment adds to the tax of the whole year. All months are of the rules' year: an
 * assignment over New Year is two calls.
 * @throws {RangeError} when an amount is no whole number from 0, or the rates are another year's.
 */
export function netPay(input: NetPayInput, rates: LocalRates, rules: TaxRules): NetPay {
  const table = withholdingTable(rates);
  const months = input.months.map((month) => ({
    ...month,
    withheld: withheldTax(month.pay, input.payer, table, rules),
  }));
  const gross = months.reduce((sum, { pay }) => sum + pay, 0);
  const withheld = months.reduce((sum, month) => sum + month.withheld.amount, 0);
  const taxOf = (workIncome: number) => yearTax({ workIncome }, rates, rules).tax;
  const added = taxOf(input.otherWorkIncome + gross) - taxOf(input.otherWorkIncome);
  return {
    gross,
    months,
    withheld,
    inHand: gross - withheld,
    yearTax: added,
    netOfYear: gross - added,
    table,
  };
}
