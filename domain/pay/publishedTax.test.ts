import { describe, expect, it } from 'vitest';
import type { LocalRates } from './municipalTax';
import { rulesFor } from './rulesFor';
import type { TaxGroup } from './taxGroup';
import {
  basicDeduction,
  earnedIncomeCredit,
  jobTaxCredit,
  pensionFee,
  publicServiceFee,
  stateTax,
} from './taxParts';
import MONTHLY_TABLES from './testing/monthlyTables.generated.json';
import { BASIC_DEDUCTIONS, MONTHLY_TABLE_ROWS, YEARS_2026 } from './testing/publishedExamples';
import { withheldTax } from './withholding';
import { TAX_RULES } from './years/rulesOfYears';
import { yearTax } from './yearTax';

/** Table 34 as SKV 433 divides it. */
const TABLE_34: LocalRates = {
  year: 2026,
  municipal: 32_840,
  region: 0,
  burial: 1160,
  church: 0,
  hasRegionalCredit: false,
  source: 'skv_433_2026',
};

describe('the rows of the monthly tables', () => {
  it.each(MONTHLY_TABLE_ROWS)('%i, table %i: %i kr a month, %i kr tax', (year, table, pay, tax) => {
    const lowestOfRow = pay - (pay <= 20_000 ? 99 : 199);
    expect(withheldTax(pay, 'main', table, TAX_RULES[year]).amount).toBe(tax);
    expect(withheldTax(lowestOfRow, 'main', table, TAX_RULES[year]).amount).toBe(tax);
  });
});

/** The highest pay of each row: to 2 000 kr, then by hundreds to 20 000 and by two hundreds to 80 000. */
const ROW_ENDS = [
  2000,
  ...Array.from({ length: 180 }, (_, at) => 2100 + at * 100),
  ...Array.from({ length: 300 }, (_, at) => 20_200 + at * 200),
];

// Skatteverket's own machine-readable tables of both years, 481 rows each
describe.each(Object.entries(MONTHLY_TABLES))(
  'every row of the monthly tables of %s',
  (year, tables) => {
    const ofYear = Object.entries(TAX_RULES).find(([known]) => known === year)?.[1];
    it.each(Object.entries(tables))('table %s, columns 1 and 3', (table, columns) => {
      if (!ofYear) throw new Error(`There are no rules of ${year}.`);
      for (const [column, group] of [
        ['1', 'under_66'],
        ['3', 'from_66'],
      ] as const) {
        const rules = rulesFor(ofYear, group);
        const computed = ROW_ENDS.map(
          (pay) => withheldTax(pay, 'main', Number(table), rules).amount,
        );
        expect(columns[column]).toHaveLength(ROW_ENDS.length);
        expect(computed, `column ${column}`).toEqual(columns[column]);
      }
    });
  },
);

describe('from 66 years on', () => {
  // SKV 433 (2026), section 6.2
  it.each([
    [200_000, 110_900],
    [90_000, 72_000],
    [390_000, 157_900],
  ])('the raised basic deduction of %i kr: %i kr', (income, expected) => {
    expect(basicDeduction(income, rulesFor(TAX_RULES[2026], 'from_66'))).toBe(expected);
  });

  // The income from which state tax is paid: Skatteverket for 2024, Fidelis Ekonomi for 2025
  it.each([
    [2024, 697_300],
    [2025, 733_200],
    [2026, 760_500],
  ] as const)('state tax of %i begins above %i kr', (year, breakpoint) => {
    const rules = rulesFor(TAX_RULES[year], 'from_66');
    const above = (income: number) => stateTax(income - basicDeduction(income, rules), rules);
    expect(above(breakpoint)).toBe(0);
    expect(above(breakpoint + 200)).toBe(40);
  });

  it('a month of 36 000 kr is taxed by 4 131 kr, not 7 386', () => {
    const taxOf = (group: TaxGroup) =>
      withheldTax(36_000, 'main', 33, rulesFor(TAX_RULES[2026], group)).amount;
    expect([taxOf('under_66'), taxOf('from_66'), taxOf('abroad')]).toEqual([7386, 4131, 8100]);
  });
});

describe('who lives abroad', () => {
  it.each([
    [2024, 25_000],
    [2025, 25_000],
    [2026, 22_500],
  ] as const)('pays a final tax of the whole pay in %i', (year, tax) => {
    const rules = rulesFor(TAX_RULES[year], 'abroad');
    for (const payer of ['main', 'side', 'short'] as const) {
      expect(withheldTax(100_000, payer, 33, rules).amount).toBe(tax);
    }
    expect(yearTax({ workIncome: 100_000 }, { ...TABLE_34, year }, rules)).toMatchObject({
      tax,
      net: 100_000 - tax,
      lines: [{ rule: 'non_resident_tax', amount: tax }],
    });
  });
});

describe('the examples of SKV 433', () => {
  it.each(YEARS_2026)('a year with $income kr', ({ income, tax, parts }) => {
    const result = yearTax({ workIncome: income }, TABLE_34, TAX_RULES[2026]);
    const amounts = Object.fromEntries(result.lines.map(({ rule, amount }) => [rule, amount]));
    expect(amounts).toMatchObject(parts);
    expect(result).toMatchObject({ tax, net: income - tax });
  });

  it.each(BASIC_DEDUCTIONS)('the basic deduction %i of %i kr: %i kr', (year, income, expected) => {
    expect(basicDeduction(income, TAX_RULES[year])).toBe(expected);
  });

  it.each([
    ['job tax credit of 90 000', jobTaxCredit(90_000, 31_400, 32_840, TAX_RULES[2026]), 11_976],
    ['job tax credit of 240 000', jobTaxCredit(240_000, 40_000, 32_840, TAX_RULES[2026]), 26_083],
    ['state tax on 695 000', stateTax(695_000, TAX_RULES[2026]), 10_400],
    ['state tax 100 kr above the limit', stateTax(643_100, TAX_RULES[2026]), 0],
    ['state tax 200 kr above the limit', stateTax(643_200, TAX_RULES[2026]), 40],
    ['pension fee of 181 200', pensionFee(181_200, TAX_RULES[2026]), 12_700],
    ['pension fee, the least income', pensionFee(25_042, TAX_RULES[2026]), 1800],
    ['pension fee below it', pensionFee(25_041, TAX_RULES[2026]), 0],
    ['pension fee that ends with 50', pensionFee(45_000, TAX_RULES[2026]), 3100],
    ['highest pension fee 2026', pensionFee(673_038, TAX_RULES[2026]), 47_100],
    ['highest pension fee 2025', pensionFee(2_000_000, TAX_RULES[2025]), 45_500],
    ['highest pension fee 2024', pensionFee(2_000_000, TAX_RULES[2024]), 43_000],
    ['public service fee of 100 000', publicServiceFee(100_000, TAX_RULES[2026]), 1000],
    ['public service fee of 175 000', publicServiceFee(175_000, TAX_RULES[2026]), 1184],
    ['highest public service fee 2025', publicServiceFee(999_000, TAX_RULES[2025]), 1249],
    ['highest public service fee 2024', publicServiceFee(999_000, TAX_RULES[2024]), 1219],
    ['earned income credit of 200 000', earnedIncomeCredit(200_000, TAX_RULES[2026]), 1200],
    ['earned income credit of 400 000', earnedIncomeCredit(400_000, TAX_RULES[2026]), 1500],
  ])('%s', (_name, amount, expected) => {
    expect(amount).toBe(expected);
  });
});

describe('published maxima of the job tax credit a month', () => {
  it.each([
    ['2024, average municipality', 2024, 600_000, 32_370, 3578],
    ['2025, average municipality', 2025, 600_000, 32_410, 3941],
  ] as const)('%s', (_name, year, income, rate, monthly) => {
    const rules = TAX_RULES[year];
    const credit = jobTaxCredit(income, basicDeduction(income, rules), rate, rules);
    expect(Math.round(credit / 12)).toBe(monthly);
  });

  it('falls by 3 % of what is above 13.54 price base amounts in 2024', () => {
    const credit = (income: number) =>
      jobTaxCredit(income, basicDeduction(income, TAX_RULES[2024]), 32_370, TAX_RULES[2024]);
    expect(credit(775_800)).toBe(credit(600_000));
    // 3 % of the 99 958 kr above 775 842
    expect(credit(875_800)).toBe(credit(600_000) - 2999);
    expect(credit(3_000_000)).toBe(0);
  });
});
