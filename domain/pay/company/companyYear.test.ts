import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '../../../scripts/testing/holds';
import { rulesAndRates, someRates } from '../testing/rules';
import { TAX_RULES } from '../years/rulesOfYears';
import { companyYear, highestSalary } from './companyYear';

const rates = someRates(TAX_RULES[2026]);
const sum = (lines: readonly { amount: number | null }[]) =>
  lines.reduce((before, { amount }) => before + (amount ?? Number.NaN), 0);

it('computes from the invoices to what the owner gets', () => {
  const input = {
    revenue: 1_200_000,
    costs: 100_000,
    salary: 480_000,
    dividend: 300_000,
    dividendLimit: 250_000,
  };
  const { company, owner, profit, kept } = companyYear(input, rates, TAX_RULES[2026]);
  const amounts = (lines: typeof company) =>
    Object.fromEntries(lines.map(({ rule, amount }) => [rule, amount]));
  // 480 000 × 31.42 % = 150 816; 469 184 × 20.6 % = 96 651.9
  expect(amounts(company)).toEqual({
    revenue: 1_200_000,
    company_costs: -100_000,
    salary: -480_000,
    employer_contributions: -150_816,
    corporate_tax: -96_651,
    dividend_within_limit: -250_000,
    dividend_above_limit: -50_000,
    kept_in_company: -72_533,
  });
  expect({ profit, kept }).toEqual({ profit: 372_533, kept: 72_533 });
  expect(amounts(owner)).toMatchObject({ dividend_above_limit: 50_000, dividend_tax: -50_000 });
});

it('parts of the company add up to nothing, the owner’s to what they get', () => {
  const money = fc.integer({ min: 0, max: 5_000_000 });
  const part = fc.integer({ min: 0, max: 100 });
  holds(
    fc.property(rulesAndRates, money, part, part, money, ({ rules, ...of }, revenue, ...parts) => {
      const [salaryPart, dividendPart, dividendLimit] = parts;
      const salary = Math.floor((highestSalary(revenue, rules) * salaryPart) / 100);
      const without = { revenue, costs: 0, salary, dividend: 0, dividendLimit };
      const { profit } = companyYear(without, of.rates, rules);
      const dividend = Math.floor((profit * dividendPart) / 100);
      const result = companyYear({ ...without, dividend }, of.rates, rules);
      expect(sum(result.company)).toBe(0);
      expect(sum(result.owner)).toBe(result.net);
      expect(result.net).toBeGreaterThanOrEqual(0);
      expect(result.kept).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('the highest salary leaves less than a krona’s cost', () => {
  holds(
    fc.property(fc.integer({ min: 2, max: 50_000_000 }), (money) => {
      const salary = highestSalary(money, TAX_RULES[2026]);
      const input = { revenue: money, costs: 0, dividend: 0, dividendLimit: 0 };
      expect(() => companyYear({ ...input, salary }, rates, TAX_RULES[2026])).not.toThrow();
      expect(() => companyYear({ ...input, salary: salary + 1 }, rates, TAX_RULES[2026])).toThrow();
    }),
  );
});

it('dividend above 90 income base amounts above the limit is taxed with 30 %', () => {
  const cap = 90 * 83_400;
  const input = { revenue: 20_000_000, costs: 0, salary: 0, dividendLimit: 0 };
  const net = (dividend: number) => companyYear({ ...input, dividend }, rates, TAX_RULES[2026]).net;
  expect(net(cap + 1000) - net(cap)).toBe(700);
  // A million as service: 32.38 % municipality and region, 20 % state, 0.292 % burial fee
  expect(net(cap) - net(cap - 1_000_000)).toBe(1_000_000 - 323_800 - 200_000 - 2920);
});

it('refuses more dividend than profit', () => {
  const input = { revenue: 1000, costs: 0, salary: 0, dividend: 795, dividendLimit: 0 };
  expect(() => companyYear(input, rates, TAX_RULES[2026])).toThrow(RangeError);
});
