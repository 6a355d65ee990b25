import { checkedAmount, type Rate, WHOLE } from '../amounts';
import { type PayLine, sumOf } from '../payLine';
import type { DividendRules } from './dividendRules';

/** What an owner says of a company. Amounts in SEK, shares in thousandths of a percent. */
export interface Ownership {
  /** Of the company's shares. */
  share: Rate;
  /** Of other close companies, added up: 175 % of two. From 2026 it divides the base amount. */
  sharesElsewhere?: Rate;
  /** The spouse's share of this company: one deduction for both, from 2026. */
  spouseShare?: Rate;
  /** Cash salaries of the whole company in the year before. */
  payroll: number;
  /** The owner's own salary in the year before. */
  ownSalary: number;
  /** The highest salary of a related person in the year before. */
  relatedSalary?: number;
  /** What the owner paid for the shares. */
  acquisitionCost?: number;
  /** Saved limit of the years before. */
  saved?: number;
}

/** How much dividend is taxed as capital: gränsbelopp. */
export interface DividendLimit {
  lines: readonly PayLine[];
  /** SEK; null when a part of it is not known. */
  limit: number | null;
}

type Full = Required<Ownership>;

/** Both rules limit the salary-based part to 50 salaries of the owner's or a related person's. */
const SALARIES = 50;
/** From 2026 the first 100 000 kr of the cost give no interest. */
const COST_WITHOUT_INTEREST = 100_000;
/** Until 2025 an owner needs 4 % of the shares for the salary-based part. */
const LEAST_SHARE: Rate = 4000;
/** Interest is in hundredths of a percent. */
const INTEREST_UNIT = 10_000;

/**
 * The limit of an income year, öre dropped in each part. Until 2025 the higher of the
 * simplification rule (2.75 income base amounts) and the main rule (interest on the cost and the
 * salary-based part); from 2026 base amount, salary-based part and interest on the cost. Saved
 * limit is added. Only a company that was owned when the year began has a limit.
 * Sources: `dividend_2024`, `dividend_salary_requirement`, `dividend_2026`, and the year's interest.
 * @throws {RangeError} when an amount is no whole number from 0, or a share is above 100 %.
 */
export function dividendLimit(ownership: Ownership, rules: DividendRules): DividendLimit {
  const full = checked(ownership);
  const parts = rules.regime === 'until_2025' ? until2025(full, rules) : from2026(full, rules);
  const lines = [...parts, savedLine(full, rules)].filter(({ amount }) => amount !== 0);
  return { lines, limit: sumOf(lines) };
}

function checked(ownership: Ownership): Full {
  const full: Full = {
    sharesElsewhere: 0,
    spouseShare: 0,
    relatedSalary: 0,
    acquisitionCost: 0,
    saved: 0,
    ...ownership,
  };
  for (const [name, amount] of Object.entries(full)) checkedAmount(amount, name);
  if (full.share + full.spouseShare > WHOLE) throw new RangeError('The shares are above 100 %.');
  return full;
}

function until2025(owner: Full, rules: DividendRules): PayLine[] {
  const { year, previousIncomeBaseAmount } = rules;
  const simple: PayLine = {
    rule: 'simplification_rule',
    amount: Math.floor((previousIncomeBaseAmount.value * 275 * owner.share) / (100 * WHOLE)),
    year,
    source: 'dividend_2024',
    base: (previousIncomeBaseAmount.value * 275) / 100,
    rate: owner.share,
  };
  const salaryBased = salaryLine(
    Math.floor((owner.payroll * owner.share) / WHOLE),
    salaryBasedUntil2025(owner, rules),
    { year, source: 'dividend_salary_requirement' },
  );
  const main = [interestLine(owner.acquisitionCost, rules), salaryBased];
  return (sumOf(main) ?? 0) > (simple.amount ?? 0) ? main : [simple];
}

/** The own salary must reach the lower of 9.6 base amounts and 6 with 5 % of all salaries. */
function salaryBasedUntil2025(owner: Full, { previousIncomeBaseAmount }: DividendRules): number {
  const base = previousIncomeBaseAmount.value;
  const needed = Math.min(base * 960, base * 600 + owner.payroll * 5);
  if (owner.share < LEAST_SHARE || owner.ownSalary * 100 < needed) return 0;
  const half = Math.floor((owner.payroll * owner.share) / (2 * WHOLE));
  return Math.min(half, highestSalaryBased(owner));
}

function from2026(owner: Full, rules: DividendRules): PayLine[] {
  const { year, previousIncomeBaseAmount } = rules;
  const allShares = Math.max(WHOLE, owner.share + owner.sharesElsewhere);
  const base: PayLine = {
    rule: 'base_amount',
    amount: Math.floor((4 * previousIncomeBaseAmount.value * owner.share) / allShares),
    year,
    source: 'dividend_2026',
    base: 4 * previousIncomeBaseAmount.value,
    rate: Math.floor((owner.share * WHOLE) / allShares),
  };
  const half = salaryBasedFrom2026(owner, rules);
  const salaryBased = salaryLine(2 * half, Math.min(half, highestSalaryBased(owner)), {
    year,
    source: 'dividend_2026',
  });
  const cost = Math.max(0, owner.acquisitionCost - COST_WITHOUT_INTEREST);
  return [base, salaryBased, interestLine(cost, rules)];
}

/** Half of the couple's share of the salaries above eight base amounts, by the owner's part of it. */
function salaryBasedFrom2026(owner: Full, { previousIncomeBaseAmount }: DividendRules): number {
  const shares = owner.share + owner.spouseShare;
  if (shares === 0) return 0;
  const ofCouple = Math.floor((owner.payroll * shares) / WHOLE);
  const above = Math.max(0, ofCouple - 8 * previousIncomeBaseAmount.value);
  return Math.floor((above * owner.share) / (2 * shares));
}

/** The amount is half of its base, unless the salaries allow less. */
function salaryLine(base: number, amount: number, of: Pick<PayLine, 'year' | 'source'>): PayLine {
  const line: PayLine = { rule: 'salary_based', amount, ...of };
  return amount === Math.floor(base / 2) ? { ...line, base, rate: WHOLE / 2 } : line;
}

function highestSalaryBased({ ownSalary, relatedSalary }: Full): number {
  return SALARIES * Math.max(ownSalary, relatedSalary);
}

function interestLine(cost: number, { year, interestOnCost }: DividendRules): PayLine {
  const amount = (rate: number) => Math.floor((cost * rate) / INTEREST_UNIT);
  return {
    rule: 'interest_on_cost',
    amount: cost === 0 ? 0 : interestOnCost && amount(interestOnCost.value),
    year,
    source: interestOnCost?.source ?? null,
    base: cost,
    rate: interestOnCost ? interestOnCost.value * (WHOLE / INTEREST_UNIT) : undefined,
  };
}

function savedLine({ saved }: Full, { year, interestOnSaved }: DividendRules): PayLine {
  return {
    rule: 'saved_limit',
    amount: Math.floor((saved * (INTEREST_UNIT + interestOnSaved.value)) / INTEREST_UNIT),
    year,
    source: interestOnSaved.source,
    base: saved,
    rate: (INTEREST_UNIT + interestOnSaved.value) * (WHOLE / INTEREST_UNIT),
  };
}
