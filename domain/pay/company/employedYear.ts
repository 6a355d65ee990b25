import { checkedAmount, shareNearest, WHOLE } from '../amounts';
import { PENSION_RATE } from '../employerCost';
import type { LocalRates } from '../municipalTax';
import type { KnownPayLine } from '../payLine';
import { employerContributions } from '../taxParts';
import type { TaxRules } from '../taxRules';
import { type YearTax, yearTax } from '../yearTax';

/** A year employed on the money that a company would have invoiced. SEK. */
export interface EmployedYear {
  /** From what the customer pays to the pay: they add up to it. */
  employer: readonly KnownPayLine[];
  /** Before tax, holiday pay included. */
  pay: number;
  /** What the pay adds to the year's tax, below 0. */
  taxLine: KnownPayLine;
  /** The tax on all work income of the year. */
  incomeTax: YearTax;
  /** Pay without the tax that it adds. */
  net: number;
  /** What the pay costs; at most two kronor below the money, since pay is whole kronor. */
  cost: number;
}

/** Contributions, and 4.5 % pension of the whole pay, as rates are compared (`invoiceEquivalent`). */
function costLines(pay: number, rules: TaxRules): KnownPayLine[] {
  const { year, employerContributions: contributions, specialPayrollTax } = rules;
  const premium = shareNearest(pay, PENSION_RATE);
  return [
    {
      rule: 'employer_contributions',
      amount: -employerContributions(pay, rules),
      year,
      source: contributions.source,
      base: pay,
      rate: contributions.value,
    },
    {
      rule: 'occupational_pension',
      amount: -premium,
      year,
      source: 'national_agreement_pension',
      base: pay,
      rate: PENSION_RATE,
    },
    {
      rule: 'special_payroll_tax',
      amount: -shareNearest(premium, specialPayrollTax.value),
      year,
      source: specialPayrollTax.source,
      base: premium,
      rate: specialPayrollTax.value,
    },
  ];
}

const costOf = (pay: number, rules: TaxRules): number =>
  costLines(pay, rules).reduce((cost, { amount }) => cost - amount, pay);

function highestPay(money: number, rules: TaxRules): number {
  let pay = Math.floor((money * WHOLE) / (WHOLE + rules.employerContributions.value));
  // Each krona less costs at least one less
  while (pay > 0 && costOf(pay, rules) > money) {
    pay -= Math.max(1, Math.floor((costOf(pay, rules) - money) / 2));
  }
  while (costOf(pay + 1, rules) <= money) pay += 1;
  return pay;
}

/**
 * The highest pay, holiday pay included, whose employer's contributions and pension the money also
 * covers, and what of it is in the hand. No agency's margin is taken from the money.
 * @param money what the customer pays in a year, excluding VAT
 * @throws {RangeError} when an amount is no whole number from 0.
 */
export function employedYear(
  money: number,
  otherWorkIncome: number,
  rates: LocalRates,
  rules: TaxRules,
): EmployedYear {
  checkedAmount(money, 'money');
  const pay = highestPay(money, rules);
  const cost = costOf(pay, rules);
  const incomeTax = yearTax({ workIncome: pay + otherWorkIncome }, rates, rules);
  const tax = incomeTax.tax - yearTax({ workIncome: otherWorkIncome }, rates, rules).tax;
  const paid: KnownPayLine = { rule: 'revenue', amount: cost, year: rules.year, source: null };
  const employer = [paid, ...costLines(pay, rules)].filter(({ amount }) => amount !== 0);
  const taxLine: KnownPayLine = {
    rule: 'income_tax',
    amount: -tax,
    year: rules.year,
    source: rates.source,
  };
  return { employer, pay, taxLine, incomeTax, net: pay - tax, cost };
}
