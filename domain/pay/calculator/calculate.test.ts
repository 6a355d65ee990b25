import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../scripts/testing/holds';
import { highestSalary } from '../company/companyYear';
import { bestSalary, type OwnCompany, payOut, SALARY_STEP } from '../company/payOut';
import { averageRates } from '../municipalTax';
import { rateFromInvoice } from '../payBasis';
import { rulesAndRates } from '../testing/rules';
import { DIVIDEND_RULES, TAX_RULES } from '../years/rulesOfYears';
import { calculate } from './calculate';
import { MONEY_PARTS, type MoneyParts } from './calculatorFields';
import { INITIAL_FORM, readCalculatorForm } from './calculatorForm';
import { calculatorInputs } from './calculatorInputs';

const yearRules = rulesAndRates.map(({ rules, rates }) => ({
  rules,
  rates,
  dividendRules: DIVIDEND_RULES[rules.year],
}));
const money = fc.integer({ min: 0, max: 3_000_000 });
const company: fc.Arbitrary<OwnCompany> = fc
  .record({
    revenue: money,
    costsShare: fc.integer({ min: 0, max: 100 }),
    dividend: fc.oneof(
      fc.constantFrom('within_limit' as const, 'all' as const),
      fc.record({ amount: money }),
    ),
    otherWorkIncome: fc.oneof(fc.constant(0), money),
    savedLimit: fc.oneof(fc.constant(0), money),
  })
  .map(({ costsShare, ...own }) => ({
    ...own,
    costs: Math.floor((own.revenue * costsShare) / 100),
  }));

const total = (parts: MoneyParts) => MONEY_PARTS.reduce((sum, part) => sum + parts[part], 0);

describe('the best salary', () => {
  it('gives at least as much in the hand as any other in whole hundreds a month', () => {
    const part = fc.integer({ min: 0, max: 1000 });
    holds(
      fc.property(company, yearRules, part, (own, year, tried) => {
        const highest = highestSalary(own.revenue - own.costs, year.rules);
        const steps = Math.floor(highest / SALARY_STEP);
        const salary = Math.floor((steps * tried) / 1000) * SALARY_STEP;
        expect(bestSalary(own, year).year.net).toBeGreaterThanOrEqual(
          payOut(own, salary, year).year.net,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('reaches the salary that the main rule of 2025 asks for, where that pays', () => {
    const own: OwnCompany = {
      revenue: 2_000_000,
      costs: 0,
      dividend: 'within_limit',
      otherWorkIncome: 0,
      savedLimit: 0,
    };
    const year = {
      rules: TAX_RULES[2025],
      rates: averageRates(TAX_RULES[2025]),
      dividendRules: DIVIDEND_RULES[2025],
    };
    const { salary, limit } = bestSalary(own, year);
    // 6 × 76 200 and 5 % of the salary itself: 481 263 kr
    expect(salary).toBeGreaterThanOrEqual(481_263);
    expect(limit.lines.map(({ rule }) => rule)).toEqual(['salary_based']);
  });
});

describe('own company beside employed', () => {
  it('both divide the same money, and no part of it alone is below 0', () => {
    holds(
      fc.property(company, yearRules, (own, year) => {
        const result = calculate({ company: own, salary: 0, rate: null }, year);
        expect(total(result.company.parts)).toBe(own.revenue);
        expect(total(result.employed.parts)).toBe(result.employed.cost);
        expect(own.revenue - result.employed.cost).toBeGreaterThanOrEqual(0);
        // Less than another krona of wage costs: 1.5 at most, and each of its parts is rounded
        expect(own.revenue - result.employed.cost).toBeLessThanOrEqual(3);
        // With pay from others the last kronor of a whole hundred can be taxed by more than they are
        const least = own.otherWorkIncome === 0 ? 0 : -100;
        for (const parts of [result.company.parts, result.employed.parts]) {
          for (const part of MONEY_PARTS) expect(parts[part]).toBeGreaterThanOrEqual(least);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the pay is the hours times the wage that the invoiced rate is worth', () => {
    const rate = fc.integer({ min: 100, max: 3000 });
    const hours = fc.integer({ min: 1, max: 2000 });
    holds(
      fc.property(rate, hours, yearRules, (kronor, worked, year) => {
        const { employed } = calculate(
          {
            company: {
              revenue: kronor * worked,
              costs: 0,
              dividend: 'all',
              otherWorkIncome: 0,
              savedLimit: 0,
            },
            salary: 0,
            rate: kronor,
          },
          year,
        );
        const wage = rateFromInvoice(kronor * 100, 'hourly_employment', true, year.rules).amount;
        expect(employed.wage).toBe(wage);
        // An hour's öre are rounded, and so is the year's pay
        expect(Math.abs(employed.pay - (wage * worked) / 100)).toBeLessThanOrEqual(
          2 + worked / 200,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('with pay from others only what is added to the tax is counted', () => {
    const year = {
      rules: TAX_RULES[2026],
      rates: averageRates(TAX_RULES[2026]),
      dividendRules: DIVIDEND_RULES[2026],
    };
    const own: OwnCompany = {
      revenue: 960_000,
      costs: 50_000,
      dividend: 'within_limit',
      otherWorkIncome: 300_000,
      savedLimit: 0,
    };
    const nothing = { ...own, revenue: 0, costs: 0 };
    expect(calculate({ company: nothing, salary: 0, rate: null }, year)).toMatchObject({
      company: { parts: { in_hand: 0, taxes: 0 } },
      employed: { parts: { in_hand: 0, taxes: 0 } },
    });
    const { company: result } = calculate({ company: own, salary: 360_000, rate: null }, year);
    const alone = calculate(
      { company: { ...own, otherWorkIncome: 0 }, salary: 360_000, rate: null },
      year,
    );
    // The other pay has used the basic deduction
    expect(result.parts.taxes).toBeGreaterThan(alone.company.parts.taxes);
  });
});

describe('the inputs of a form', () => {
  const rules = TAX_RULES[2026];
  const check = (query: Record<string, string>) =>
    calculatorInputs(readCalculatorForm(new URLSearchParams(query)), rules);

  it('are computed for every query, or its problems are named', () => {
    const year = { rules, rates: averageRates(rules), dividendRules: DIVIDEND_RULES[2026] };
    const value = fc.oneof(fc.nat(9_000_000).map(String), fc.string());
    const names = ['rate', 'hours', 'sum', 'costs', 'month', 'share', 'payout', 'other', 'saved'];
    const query = fc.dictionary(
      fc.constantFrom(...names, 'income', 'salary', 'dividend'),
      fc.oneof(value, fc.constantFrom('hours', 'sum', 'month', 'share', 'payout', 'all')),
    );
    holds(
      fc.property(query, (entered) => {
        const checked = check(entered);
        if ('problems' in checked) expect(Object.keys(checked.problems)).not.toEqual([]);
        else expect(total(calculate(checked.inputs, year).company.parts)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it('are those of the initial form when there is no query', () => {
    expect(calculatorInputs(INITIAL_FORM, rules)).toEqual({
      inputs: {
        company: {
          revenue: 960_000,
          costs: 50_000,
          dividend: 'within_limit',
          otherWorkIncome: 0,
          savedLimit: 0,
        },
        salary: null,
        rate: 600,
      },
    });
  });

  it.each([
    [{ rate: 'x' }, { rate: { kind: 'not_a_number' } }],
    [{ hours: '9000' }, { hours: { kind: 'too_high', highest: 8760 } }],
    [{ rate: '10000', hours: '2000' }, { hours: { kind: 'too_high', highest: 800 } }],
    [{ costs: '960001' }, { costs: { kind: 'above_revenue', highest: 960_000 } }],
    // 910 000 / 1.3142 / 12
    [{ salary: 'month', month: '57704' }, { month: { kind: 'above_money', highest: 57_703 } }],
  ])('%j is refused at its field', (query, problems) => {
    expect(check(query as Record<string, string>)).toMatchObject({ problems });
  });

  it('leaves fields out that the choices do not use', () => {
    expect(check({ income: 'sum', rate: 'x', hours: '', month: 'y' })).toHaveProperty('inputs');
  });
});
