import { WHOLE } from '../amounts';
import type { LocalRates } from '../municipalTax';
import type { TaxRules } from '../taxRules';
import { type CompanyYear, companyProfit, companyYear, highestSalary } from './companyYear';
import { type DividendLimit, dividendLimit } from './dividendLimit';
import type { DividendRules } from './dividendRules';

/** What is paid out of the profit: as much as is taxed with 20 %, all of it, or an amount in SEK. */
type DividendChoice = 'within_limit' | 'all' | { amount: number };

/** A company that one person owns alone and works in, before its salary is decided. SEK. */
export interface OwnCompany {
  /** What was invoiced, excluding VAT. */
  revenue: number;
  /** Costs other than the owner's salary. */
  costs: number;
  dividend: DividendChoice;
  /** The owner's pay from others in the same year. */
  otherWorkIncome: number;
  /** Saved limit of earlier years. */
  savedLimit: number;
}

/** A year's rules of tax and dividend, and the rates where the owner lives. */
export interface YearRules {
  rates: LocalRates;
  rules: TaxRules;
  dividendRules: DividendRules;
}

/** A year with one salary. */
export interface PayOut {
  salary: number;
  limit: DividendLimit;
  year: CompanyYear;
}

/**
 * The company's year with a salary, as if the salary had been the same in the year before, whose
 * salaries give the dividend limit.
 * @throws {RangeError} when salary and costs are above the revenue.
 */
export function payOut(company: OwnCompany, salary: number, year: YearRules): PayOut {
  const { revenue, costs, otherWorkIncome, savedLimit } = company;
  const { rates, rules, dividendRules } = year;
  const limit = dividendLimit(
    { share: WHOLE, payroll: salary, ownSalary: salary, saved: savedLimit },
    dividendRules,
  );
  // Without a cost of the shares no part of the limit is unknown
  const asCapital = limit.limit ?? 0;
  const { profit } = companyProfit({ revenue, costs, salary }, rules);
  const dividend = Math.min(profit, wanted(company.dividend, asCapital, profit));
  const input = { revenue, costs, salary, dividend, dividendLimit: asCapital, otherWorkIncome };
  return { salary, limit, year: companyYear(input, rates, rules) };
}

function wanted(choice: DividendChoice, limit: number, profit: number): number {
  if (choice === 'within_limit') return limit;
  return choice === 'all' ? profit : choice.amount;
}

/** Salaries are tried in whole hundreds a month: SEK a year. */
export const SALARY_STEP = 1200;

/**
 * The salary, in whole hundreds a month, that gives the owner most in the hand; the lowest one of
 * several. All of them are tried, since what is in the hand jumps where until 2025 the salary is
 * enough for the main rule.
 */
export function bestSalary(company: OwnCompany, year: YearRules): PayOut {
  const highest = highestSalary(company.revenue - company.costs, year.rules);
  let best = payOut(company, 0, year);
  for (let salary = SALARY_STEP; salary <= highest; salary += SALARY_STEP) {
    const tried = payOut(company, salary, year);
    if (tried.year.net > best.year.net) best = tried;
  }
  return best;
}
