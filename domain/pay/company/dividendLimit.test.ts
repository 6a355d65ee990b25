import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../scripts/testing/holds';
import { DIVIDEND_RULES_2027 } from '../years/2027/dividendRules';
import { DIVIDEND_RULES } from '../years/rulesOfYears';
import { dividendLimit, type Ownership } from './dividendLimit';
import type { DividendRules } from './dividendRules';

const ALL = 100_000;
const none = { payroll: 0, ownSalary: 0 };
const amounts = (owner: Ownership, rules: DividendRules) => {
  const { lines, limit } = dividendLimit(owner, rules);
  return { limit, ...Object.fromEntries(lines.map(({ rule, amount }) => [rule, amount])) };
};

/** Published worked examples of income year 2027; the shares are thousandths of a percent. */
describe('the published examples of 2027', () => {
  it.each([
    ['base amount', { ...none, share: ALL }, { base_amount: 333_600, limit: 333_600 }],
    [
      'one-person company',
      { share: ALL, payroll: 800_000, ownSalary: 800_000 },
      { salary_based: 66_400, limit: 400_000 },
    ],
    [
      'salary below the deduction',
      { share: ALL, payroll: 500_000, ownSalary: 500_000 },
      { limit: 333_600 },
    ],
    ['half of one company', { ...none, share: 50_000 }, { base_amount: 166_800 }],
    [
      'a quarter here, 33 % elsewhere',
      { ...none, share: 25_000, sharesElsewhere: 33_000 },
      { base_amount: 83_400 },
    ],
    [
      'a quarter here, 175 % elsewhere',
      { ...none, share: 25_000, sharesElsewhere: 175_000 },
      { base_amount: 41_700 },
    ],
    [
      'Agnes, 70 %',
      { share: 70_000, payroll: 4_000_000, ownSalary: 400_000 },
      { salary_based: 1_066_400 },
    ],
    [
      '30 % of the same company',
      { share: 30_000, payroll: 4_000_000, ownSalary: 300_000 },
      { salary_based: 266_400 },
    ],
    [
      'spouses 60/40: Amy',
      { share: 60_000, spouseShare: 40_000, payroll: 4_000_000, ownSalary: 500_000 },
      { salary_based: 999_840 },
    ],
    [
      'spouses 60/40: Gedion',
      {
        share: 40_000,
        spouseShare: 60_000,
        payroll: 4_000_000,
        ownSalary: 300_000,
        relatedSalary: 500_000,
      },
      { salary_based: 666_560 },
    ],
    [
      '50 times the own salary',
      { share: ALL, payroll: 10_000_000, ownSalary: 20_000 },
      { salary_based: 1_000_000 },
    ],
    [
      "50 times a related person's salary",
      { share: ALL, payroll: 10_000_000, ownSalary: 10_000, relatedSalary: 30_000 },
      { salary_based: 1_500_000 },
    ],
    [
      'saved limit, Valter',
      {
        share: ALL,
        payroll: 1_000_000,
        ownSalary: 600_000,
        acquisitionCost: 25_000,
        saved: 750_000,
      },
      { base_amount: 333_600, salary_based: 166_400, saved_limit: 750_000, limit: 1_250_000 },
    ],
  ])('%s', (_name, owner, expected) => {
    expect(amounts(owner, DIVIDEND_RULES_2027)).toMatchObject(expected);
  });

  it('interest on the cost at the rate of 2026: Helle', () => {
    const owner = { ...none, share: ALL, acquisitionCost: 250_000 };
    expect(amounts(owner, DIVIDEND_RULES[2026])).toMatchObject({ interest_on_cost: 17_325 });
  });

  it('the check value of 2026', () => {
    const owner = { share: ALL, payroll: 1_000_000, ownSalary: 1_000_000 };
    expect(amounts(owner, DIVIDEND_RULES[2026])).toMatchObject({
      base_amount: 322_400,
      limit: 500_000,
    });
  });

  it('the limit is unknown where the interest of 2027 is needed', () => {
    const owner = { ...none, share: ALL, acquisitionCost: 250_000 };
    expect(amounts(owner, DIVIDEND_RULES_2027)).toMatchObject({
      interest_on_cost: null,
      limit: null,
    });
  });
});

describe('until 2025', () => {
  it.each([
    [2024, 204_325],
    [2025, 209_550],
  ] as const)('the simplification rule of %i gives %i kr', (year, limit) => {
    expect(amounts({ ...none, share: ALL }, DIVIDEND_RULES[year])).toMatchObject({ limit });
  });

  it.each([
    // 6 × 76 200 + 5 % of 600 000 = 487 200, below 9.6 × 76 200 = 731 520
    ['one krona too little own salary', 487_199, { simplification_rule: 209_550 }],
    ['enough own salary', 487_200, { salary_based: 300_000, limit: 300_000 }],
  ])('the main rule in 2025: %s', (_name, ownSalary, expected) => {
    expect(amounts({ share: ALL, payroll: 600_000, ownSalary }, DIVIDEND_RULES[2025])).toEqual({
      limit: 209_550,
      ...expected,
    });
  });

  it('below 4 % of the shares the salaries give nothing', () => {
    const owner = { share: 3999, payroll: 20_000_000, ownSalary: 900_000 };
    expect(amounts(owner, DIVIDEND_RULES[2025])).not.toHaveProperty('salary_based');
  });

  it('saved limit grows by 4.96 % in 2025', () => {
    const owner = { ...none, share: ALL, saved: 100_000 };
    expect(amounts(owner, DIVIDEND_RULES[2025])).toMatchObject({ saved_limit: 104_960 });
  });
});

it('is the sum of its lines, never negative, and rises with salary, cost and saved limit', () => {
  const amount = fc.integer({ min: 0, max: 20_000_000 });
  const owner = fc.record({
    share: fc.integer({ min: 0, max: ALL }),
    payroll: amount,
    ownSalary: amount,
    acquisitionCost: amount,
    saved: amount,
  });
  const rules = fc.constantFrom(DIVIDEND_RULES[2024], DIVIDEND_RULES[2025], DIVIDEND_RULES[2026]);
  const grown = fc.constantFrom('ownSalary', 'acquisitionCost', 'saved', 'share');
  holds(
    fc.property(owner, rules, grown, fc.nat(50_000), (less, year, field, added) => {
      const highest = field === 'share' ? ALL : Number.POSITIVE_INFINITY;
      const more = { ...less, [field]: Math.min(highest, less[field] + added) };
      const { lines, limit } = dividendLimit(less, year);
      expect(limit).toBe(lines.reduce((sum, line) => sum + (line.amount ?? Number.NaN), 0));
      expect(limit).toBeGreaterThanOrEqual(0);
      expect(dividendLimit(more, year).limit).toBeGreaterThanOrEqual(limit ?? 0);
    }),
  );
});

it('each line’s share of its base is its amount, to two kronor', () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 });
  const owner = fc.record({
    share: fc.integer({ min: 0, max: ALL }),
    payroll: amount,
    ownSalary: amount,
    acquisitionCost: amount,
    saved: amount,
  });
  const rules = fc.constantFrom(DIVIDEND_RULES[2024], DIVIDEND_RULES[2025], DIVIDEND_RULES[2026]);
  holds(
    fc.property(owner, rules, (entered, year) => {
      for (const line of dividendLimit(entered, year).lines) {
        if (line.base === undefined) continue;
        const share = (line.base * (line.rate ?? ALL)) / ALL;
        expect(Math.abs(share - (line.amount ?? Number.NaN))).toBeLessThanOrEqual(2);
      }
    }),
  );
});
