import { checkedAmount, shareDown, WHOLE } from '../amounts';
import type { LocalRates } from '../municipalTax';
import type { KnownPayLine, RuleId } from '../payLine';
import { employerContributions } from '../taxParts';
import type { TaxRules } from '../taxRules';
import { type YearTax, yearTax } from '../yearTax';

/** A year of a company that one person owns and works in. Amounts in SEK, excluding VAT. */
export interface CompanyYearInput {
  /** What was invoiced. */
  revenue: number;
  /** Costs other than the owner's salary. */
  costs: number;
  /** The owner's salary before tax. */
  salary: number;
  /** What is paid out as dividend; at most what is left after corporate tax. */
  dividend: number;
  /** How much dividend is taxed as capital: `dividendLimit`. */
  dividendLimit: number;
  /** Pay from others of the same year. Only the tax that the company adds to its tax is a line. */
  otherWorkIncome?: number;
}

export interface CompanyYear {
  /** From the revenue, above 0, to what is kept in the company: they add up to 0. */
  company: readonly KnownPayLine[];
  /** What the owner gets: salary and dividend above 0, taxes below. */
  owner: readonly KnownPayLine[];
  /** The owner's tax on all work income and on dividend above the limit. */
  incomeTax: YearTax;
  /** After corporate tax, before dividend: SEK. */
  profit: number;
  /** What is left in the company: SEK. */
  kept: number;
  /** What the owner gets in the hand: SEK. */
  net: number;
}

/** Dividend within the limit is taxed with 20 %: 30 % of two thirds. */
const DIVIDEND_TAX = 20_000;
/** Dividend above the limit is taxed as service up to 90 income base amounts, above them with 30 %. */
const INCOME_BASE_AMOUNTS_AS_SERVICE = 90;
const TAX_ABOVE_CAP = 30_000;

/**
 * The highest salary that a company can pay out of this money: it and its employer's contributions
 * are not above it. SEK.
 */
export function highestSalary(money: number, rules: TaxRules): number {
  checkedAmount(money, 'money');
  const cost = (salary: number) => salary + employerContributions(salary, rules);
  let salary = Math.floor((money * WHOLE) / (WHOLE + rules.employerContributions.value)) + 1;
  while (salary > 0 && cost(salary) > money) salary -= 1;
  return salary;
}

/** What is left after salary and corporate tax, öre dropped, without allocation reserves: SEK. */
export function companyProfit(
  { revenue, costs, salary }: Pick<CompanyYearInput, 'revenue' | 'costs' | 'salary'>,
  rules: TaxRules,
): { contributions: number; beforeTax: number; corporateTax: number; profit: number } {
  const contributions = employerContributions(salary, rules);
  const beforeTax = revenue - costs - salary - contributions;
  if (beforeTax < 0) throw new RangeError('Salary and costs are above the revenue.');
  const corporateTax = shareDown(beforeTax, rules.corporateTax.value);
  return { contributions, beforeTax, corporateTax, profit: beforeTax - corporateTax };
}

/**
 * A company's year and what its owner gets of it, line by line. Dividend is of the same year's
 * profit, which in truth is paid out and taxed in the year after.
 * @throws {RangeError} when an amount is no whole number from 0, when salary and costs are above
 * the revenue, or the dividend above the profit after tax.
 */
export function companyYear(
  input: CompanyYearInput,
  rates: LocalRates,
  rules: TaxRules,
): CompanyYear {
  for (const [name, amount] of Object.entries(input)) checkedAmount(amount, name);
  const { dividend } = input;
  const { profit, ...sums } = companyProfit(input, rules);
  if (dividend > profit) throw new RangeError('The dividend is above the profit after tax.');
  const kept = profit - dividend;
  const owner = ownerLines(input, rates, rules);
  return {
    company: companyLines(input, { ...sums, kept }, rules),
    ...owner,
    profit,
    kept,
  };
}

interface CompanySums {
  contributions: number;
  beforeTax: number;
  corporateTax: number;
  kept: number;
}

function companyLines(input: CompanyYearInput, sums: CompanySums, rules: TaxRules): KnownPayLine[] {
  const { year } = rules;
  const said = (rule: RuleId, amount: number): KnownPayLine => ({
    rule,
    amount,
    year,
    source: null,
  });
  const withinLimit = Math.min(input.dividend, input.dividendLimit);
  return [
    said('revenue', input.revenue),
    said('company_costs', -input.costs),
    said('salary', -input.salary),
    {
      ...said('employer_contributions', -sums.contributions),
      source: rules.employerContributions.source,
      base: input.salary,
      rate: rules.employerContributions.value,
    },
    {
      ...said('corporate_tax', -sums.corporateTax),
      source: rules.corporateTax.source,
      base: sums.beforeTax,
      rate: rules.corporateTax.value,
    },
    said('dividend_within_limit', -withinLimit),
    said('dividend_above_limit', withinLimit - input.dividend),
    said('kept_in_company', -sums.kept),
  ].filter(({ amount }) => amount !== 0);
}

function ownerLines(
  { salary, dividend, dividendLimit, otherWorkIncome = 0 }: CompanyYearInput,
  rates: LocalRates,
  rules: TaxRules,
): Pick<CompanyYear, 'owner' | 'incomeTax' | 'net'> {
  const { year } = rules;
  const withinLimit = Math.min(dividend, dividendLimit);
  const aboveLimit = dividend - withinLimit;
  const cap = INCOME_BASE_AMOUNTS_AS_SERVICE * rules.incomeBaseAmount.value;
  const asService = Math.min(aboveLimit, cap);
  const aboveCap = aboveLimit - asService;
  const incomeTax = yearTax(
    { workIncome: salary + otherWorkIncome, otherIncome: asService },
    rates,
    rules,
  );
  // The best salary is searched for by thousands of years: none of them computes what is 0
  const ofOther =
    otherWorkIncome === 0 ? 0 : yearTax({ workIncome: otherWorkIncome }, rates, rules).tax;
  const lines: KnownPayLine[] = [
    { rule: 'salary', amount: salary, year, source: null },
    { rule: 'dividend_within_limit', amount: withinLimit, year, source: null },
    { rule: 'dividend_above_limit', amount: asService, year, source: 'dividend_tax' },
    { rule: 'dividend_above_cap', amount: aboveCap, year, source: 'dividend_cap' },
    { rule: 'income_tax', amount: ofOther - incomeTax.tax, year, source: rates.source },
    {
      rule: 'dividend_tax',
      amount: -shareDown(withinLimit, DIVIDEND_TAX),
      year,
      source: 'dividend_tax',
      base: withinLimit,
      rate: DIVIDEND_TAX,
    },
    {
      rule: 'dividend_tax',
      amount: -shareDown(aboveCap, TAX_ABOVE_CAP),
      year,
      source: 'dividend_cap',
      base: aboveCap,
      rate: TAX_ABOVE_CAP,
    },
  ];
  const owner = lines.filter(({ amount }) => amount !== 0);
  return { owner, incomeTax, net: owner.reduce((sum, { amount }) => sum + amount, 0) };
}
