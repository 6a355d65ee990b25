import { type OwnCompany, payOut } from '../company/payOut';
import type { LocalRates } from '../municipalTax';
import type { TaxRules } from '../taxRules';
import { DIVIDEND_RULES_2027 } from '../years/2027/dividendRules';
import { DIVIDEND_RULES, TAX_RULES } from '../years/rulesOfYears';
import type { TaxYear } from '../years/taxYears';
import { MONTHLY_TABLE_ROWS, YEARS_2026 } from './publishedExamples';

/** A published figure beside what the calculator's functions give: SEK. */
export interface ComparedExample {
  name: string;
  published: number;
  computed: number;
  /** Why they differ; '' when they do not. */
  why: string;
}

/** Enough money for every salary of the examples; nothing is paid out besides the salary. */
const COMPANY: OwnCompany = {
  revenue: 8_000_000,
  costs: 0,
  dividend: { amount: 0 },
  otherWorkIncome: 0,
  savedLimit: 0,
};

/** A withholding table as rates: its percent, of which burial and church fee have a fixed share. */
const ratesOfTable = (table: number, rules: TaxRules): LocalRates => ({
  year: rules.year,
  municipal: table * 1000 - rules.tableFees.value,
  region: 0,
  burial: rules.tableFees.value,
  church: 0,
  hasRegionalCredit: false,
  source: 'skv_433_2026',
});

function withSalary(salary: number, table: number, year: TaxYear) {
  const rules = TAX_RULES[year];
  const rates = ratesOfTable(table, rules);
  return payOut(COMPANY, salary, { rules, rates, dividendRules: DIVIDEND_RULES[year] });
}

const MONTHS = 12;

/** The year's tax on a monthly pay beside twelve times the tax of its table. */
export const MONTHLY_EXAMPLES: readonly ComparedExample[] = MONTHLY_TABLE_ROWS.map(
  ([year, table, pay, tax]) => {
    const published = tax * MONTHS;
    const computed = withSalary(pay * MONTHS, table, year).year.incomeTax.tax;
    return {
      name: `${year}, table ${table}, ${pay} kr a month`,
      published,
      computed,
      why: published === computed ? '' : 'the table drops the öre of each month',
    };
  },
);

/** The tax of SKV 433's years with a salary. */
export const YEAR_EXAMPLES: readonly ComparedExample[] = YEARS_2026.map(({ income, tax }) => ({
  name: `SKV 433, 2026, a year with ${income} kr`,
  published: tax,
  computed: withSalary(income, 34, 2026).year.incomeTax.tax,
  why: '',
}));

type Limit = readonly [
  name: string,
  year: 2024 | 2025 | 2026 | 2027,
  salary: number,
  saved: number,
];

/** The limit of who owns a company alone, whose salary is the only one. */
function limitOf([, year, salary, savedLimit]: Limit): number {
  const rules = TAX_RULES[2026];
  const rates = ratesOfTable(32, rules);
  const dividendRules = year === 2027 ? DIVIDEND_RULES_2027 : DIVIDEND_RULES[year];
  return (
    payOut({ ...COMPANY, savedLimit }, salary, { rules, rates, dividendRules }).limit.limit ??
    Number.NaN
  );
}

const LIMITS: readonly (readonly [...Limit, published: number, why: string])[] = [
  ['Simplification rule 2024', 2024, 0, 0, 204_325, ''],
  ['Simplification rule 2025', 2025, 0, 0, 209_550, ''],
  ['Check value of 2026, salary 1 000 000 kr', 2026, 1_000_000, 0, 500_000, ''],
  ['Base amount of 2027', 2027, 0, 0, 333_600, ''],
  ['One-person company of 2027, salary 800 000 kr', 2027, 800_000, 0, 400_000, ''],
  ['Salary of 500 000 kr, below the deduction of 2027', 2027, 500_000, 0, 333_600, ''],
  ['Saved limit 2027, Valter', 2027, 1_000_000, 750_000, 1_250_000, ''],
  [
    'Interest on the cost 2026, Helle',
    2026,
    0,
    0,
    322_400 + 17_325,
    'the page does not ask what the shares cost',
  ],
];

/** Dividend limits that the page can express: one owner, whose salary is the company's only one. */
export const LIMIT_EXAMPLES: readonly ComparedExample[] = LIMITS.map(
  ([name, year, salary, saved, published, why]) => ({
    name,
    published,
    computed: limitOf([name, year, salary, saved]),
    why,
  }),
);
