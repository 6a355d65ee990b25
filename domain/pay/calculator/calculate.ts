import { type EmployedYear, employedYear } from '../company/employedYear';
import { bestSalary, type PayOut, payOut, type YearRules } from '../company/payOut';
import { rateFromInvoice } from '../payBasis';
import type { KnownPayLine } from '../payLine';
import type { MoneyParts } from './calculatorFields';
import type { CalculatorInputs } from './calculatorInputs';

/** Own company and employed on the same money. */
export interface Calculation {
  /** What the customer pays: SEK, excluding VAT. */
  revenue: number;
  /** The invoiced rate: SEK an hour; null when a sum is given. */
  rate: number | null;
  /** Pay from others in the same year: SEK. */
  otherWorkIncome: number;
  company: PayOut & { parts: MoneyParts };
  /** With the salary that gives most in the hand. */
  best: PayOut;
  employed: EmployedYear & {
    parts: MoneyParts;
    /** The wage that costs as much as the invoiced rate: öre an hour; null without a rate. */
    wage: number | null;
  };
}

/** What the lines of these rules deduct. */
const deducted = (lines: readonly KnownPayLine[], rules: readonly KnownPayLine['rule'][]) =>
  lines.reduce((sum, { rule, amount }) => (rules.includes(rule) ? sum - amount : sum), 0);

/** The year of an own company beside a year employed on what it would have invoiced. */
export function calculate(inputs: CalculatorInputs, year: YearRules): Calculation {
  const { company: own, rate } = inputs;
  const best = bestSalary(own, year);
  const company = inputs.salary === null ? best : payOut(own, inputs.salary, year);
  const employed = employedYear(own.revenue, own.otherWorkIncome, year.rates, year.rules);
  return {
    revenue: own.revenue,
    rate,
    otherWorkIncome: own.otherWorkIncome,
    company: { ...company, parts: companyParts(company) },
    best,
    employed: {
      ...employed,
      parts: employedParts(employed),
      wage:
        rate === null
          ? null
          : rateFromInvoice(rate * 100, 'hourly_employment', true, year.rules).amount,
    },
  };
}

function companyParts({ year }: PayOut): MoneyParts {
  return {
    in_hand: year.net,
    kept: year.kept,
    pension: 0,
    costs: deducted(year.company, ['company_costs']),
    fees: deducted(year.company, ['employer_contributions']),
    taxes:
      deducted(year.company, ['corporate_tax']) +
      deducted(year.owner, ['income_tax', 'dividend_tax']),
  };
}

function employedParts({ net, taxLine, employer }: EmployedYear): MoneyParts {
  return {
    in_hand: net,
    kept: 0,
    pension: deducted(employer, ['occupational_pension']),
    costs: 0,
    fees: deducted(employer, ['employer_contributions', 'special_payroll_tax']),
    taxes: deducted([taxLine], ['income_tax']),
  };
}
