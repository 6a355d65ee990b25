import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { basicDeduction, jobTaxCredit, stateTax } from './taxParts';
import type { TaxRules } from './taxRules';
import { income, rulesAndRates, someRates } from './testing/rules';
import { withheldTax } from './withholding';
import { TAX_RULES } from './years/rulesOfYears';
import { yearTax } from './yearTax';

const sum = (lines: readonly { amount: number | null }[]) =>
  lines.reduce((before, { amount }) => before + (amount ?? Number.NaN), 0);

/** The first whole hundred that has a pension fee. */
const firstWithPensionFee = ({ priceBaseAmount }: TaxRules) =>
  Math.ceil((priceBaseAmount.value * 0.423) / 100) * 100;

describe('the tax of any year, municipality and income', () => {
  it('is never negative, and its lines add up to it', () => {
    holds(
      fc.property(rulesAndRates, income, income, ({ rules, rates }, workIncome, otherIncome) => {
        const { lines, tax, net } = yearTax({ workIncome, otherIncome }, rates, rules);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(sum(lines)).toBe(tax);
        expect(net + tax).toBe(workIncome + otherIncome);
        expect(Number.isInteger(tax)).toBe(true);
      }),
    );
  });

  it('counts whole hundreds of the income', () => {
    holds(
      fc.property(rulesAndRates, fc.nat(20_000), fc.nat(99), ({ rules, rates }, hundreds, rest) => {
        const tax = (workIncome: number) => yearTax({ workIncome }, rates, rules).tax;
        expect(tax(hundreds * 100 + rest)).toBe(tax(hundreds * 100));
      }),
    );
  });

  it('limits credits to the tax of municipality and region', () => {
    holds(
      fc.property(rulesAndRates, income, ({ rules, rates }, workIncome) => {
        const { lines } = yearTax({ workIncome }, rates, rules);
        const local = sum(lines.filter(({ rule }) => /^(municipal|region)_tax$/.test(rule)));
        expect(-sum(lines.filter(({ rule }) => rule.endsWith('credit')))).toBeLessThanOrEqual(
          local,
        );
      }),
    );
  });

  it('rises with the income, and what is left falls by rounding alone', () => {
    const more = fc.oneof(fc.nat(1000), fc.nat(50_000), fc.nat(300_000));
    holds(
      fc.property(rulesAndRates, income, more, ({ rules, rates }, workIncome, added) => {
        const less = yearTax({ workIncome }, rates, rules);
        const much = yearTax({ workIncome: workIncome + added }, rates, rules);
        expect(much.tax).toBeGreaterThanOrEqual(less.tax);
        // The income counts in hundreds, the pension fee too; where the fee begins it is 1 800 kr
        const begins = firstWithPensionFee(rules);
        const hasFeeNow = workIncome < begins && workIncome + added >= begins;
        expect(much.net).toBeGreaterThanOrEqual(less.net - (hasFeeNow ? 1900 : 200));
      }),
      { numRuns: 1000 },
    );
  });
});

describe.each(Object.values(TAX_RULES))('the thresholds of $year', (rules) => {
  const base = rules.priceBaseAmount.value;
  const hundred = (thousandths: number) => Math.floor((base * thousandths) / 100_000) * 100;
  const limit = (upTo: number | null) => (upTo === null ? [] : [upTo]);

  it.each(rules.basicDeduction.value.flatMap(({ upTo }) => limit(upTo)))(
    'the basic deduction has no jump at %i thousandths of the price base amount',
    (upTo) => {
      const before = basicDeduction(hundred(upTo), rules);
      const after = basicDeduction(hundred(upTo) + 100, rules);
      // The deduction is rounded to hundreds
      expect(Math.abs(after - before)).toBeLessThanOrEqual(100);
    },
  );

  it.each(rules.jobTaxCredit.value.pieces.flatMap(({ upTo }) => limit(upTo)))(
    'the job tax credit has no jump at %i thousandths of the price base amount',
    (upTo) => {
      const credit = (workIncome: number) => jobTaxCredit(workIncome, 17_000, 32_000, rules);
      // At most what 100 kr more give at 32 %, and 8 kr that the law's own factors leave
      const jump = Math.abs(credit(hundred(upTo) + 100) - credit(hundred(upTo)));
      expect(jump).toBeLessThanOrEqual(32 + 8);
    },
  );

  it('state tax begins with at most what 200 kr more cost', () => {
    const { threshold, leastAbove } = rules.stateTax.value;
    expect(stateTax(threshold, rules)).toBe(0);
    expect(stateTax(threshold + 200, rules)).toBe(40);
    expect(stateTax(threshold + 100, rules)).toBe(leastAbove > 100 ? 0 : 20);
  });
});

describe('withheld tax', () => {
  const pay = fc.integer({ min: 0, max: 250_000 });
  const table = fc.integer({ min: 29, max: 42 });
  const rules = fc.constantFrom(...Object.values(TAX_RULES));

  it('rises with the pay and the table, and never exceeds the pay', () => {
    holds(
      fc.property(pay, fc.nat(20_000), table, rules, (less, added, number, year) => {
        const withheld = (amount: number, of = number) =>
          withheldTax(amount, 'main', of, year).amount;
        expect(withheld(less + added)).toBeGreaterThanOrEqual(withheld(less));
        expect(withheld(less, Math.min(42, number + 1))).toBeGreaterThanOrEqual(withheld(less));
        expect(withheld(less)).toBeLessThanOrEqual(less);
      }),
    );
  });

  it('of twelve equal months is the tax of the year within the rows and öre of the table', () => {
    holds(
      fc.property(pay, table, rules, (monthly, number, year) => {
        const tableFees = year.tableFees.value;
        const rates = someRates(year, {
          municipal: number * 1000 - tableFees,
          region: 0,
          burial: tableFees,
        });
        const months = 12 * withheldTax(monthly, 'main', number, year).amount;
        const tax = yearTax({ workIncome: monthly * 12 }, rates, year).tax;
        // A row is 200 kr wide, of which at most 60 % is tax; the pension fee begins with 1 800 kr
        expect(Math.abs(months - tax)).toBeLessThanOrEqual(12 * 200 * 0.6 + 12 + 1900);
      }),
    );
  });

  it.each(['side', 'short'] as const)('is 30 %% from a %s payer', (payer) => {
    expect(withheldTax(10_003, payer, 33, TAX_RULES[2026])).toMatchObject({ amount: 3000 });
  });

  it('refuses a table that does not exist and pay that is no whole amount', () => {
    expect(() => withheldTax(30_000, 'main', 28, TAX_RULES[2026])).toThrow(RangeError);
    expect(() => withheldTax(30_000, 'main', 43, TAX_RULES[2026])).toThrow(RangeError);
    expect(() => withheldTax(30_000.5, 'main', 33, TAX_RULES[2026])).toThrow(RangeError);
    expect(() => withheldTax(-1, 'side', 33, TAX_RULES[2026])).toThrow(RangeError);
  });
});
