import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { employerCost } from './employerCost';
import { type BasisRate, invoiceEquivalent, rateFromInvoice } from './payBasis';
import { sumOf } from './payLine';
import { TAX_RULES } from './years/rulesOfYears';

const rate = (changed: Partial<BasisRate>): BasisRate => ({
  amount: 30_000,
  basis: 'hourly_employment',
  includesHolidayPay: true,
  ...changed,
});

describe('the invoice that a rate is compared by', () => {
  it.each([
    // 300 × 1.370117
    ['300 kr wage with holiday pay', rate({}), 41_104],
    ["300 kr consultant's wage", rate({ basis: 'consultant_salary' }), 41_104],
    // × 1.12
    ['300 kr wage without holiday pay', rate({ includesHolidayPay: false }), 46_036],
    ['an invoice', rate({ basis: 'consultant_invoice' }), 30_000],
    [
      'an invoice has no holiday pay',
      rate({ basis: 'consultant_invoice', includesHolidayPay: false }),
      30_000,
    ],
  ])('of %s', (_name, given, expected) => {
    expect(invoiceEquivalent(given, TAX_RULES[2026])).toBe(expected);
  });

  const rules = fc.constantFrom(...Object.values(TAX_RULES));
  const basis = fc.constantFrom(
    'hourly_employment' as const,
    'consultant_salary' as const,
    'consultant_invoice' as const,
  );
  const anyRate = fc.record({
    amount: fc.integer({ min: 0, max: 5_000_000 }),
    basis,
    includesHolidayPay: fc.boolean(),
  });

  it('gives back the rate that it was made of, and rises with it', () => {
    holds(
      fc.property(anyRate, rules, (given, year) => {
        const invoice = invoiceEquivalent(given, year);
        expect(rateFromInvoice(invoice, given.basis, given.includesHolidayPay, year)).toEqual(
          given,
        );
        expect(invoice).toBeGreaterThanOrEqual(given.amount);
        const more = { ...given, amount: Math.min(5_000_000, given.amount + 100) };
        expect(invoiceEquivalent(more, year)).toBeGreaterThanOrEqual(invoice);
      }),
    );
  });

  it('is what an hour costs the employer, line by line', () => {
    holds(
      fc.property(fc.integer({ min: 0, max: 560_000 }), rules, (pay, year) => {
        const cost = pay + (sumOf(employerCost(pay, true, year)) ?? Number.NaN);
        const equivalent = invoiceEquivalent(rate({ amount: pay }), year);
        // Three lines, each rounded by itself
        expect(Math.abs(cost - equivalent)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('refuses a rate that no one pays', () => {
    expect(() => invoiceEquivalent(rate({ amount: 5_000_001 }), TAX_RULES[2026])).toThrow(
      RangeError,
    );
    expect(() => invoiceEquivalent(rate({ amount: 300.5 }), TAX_RULES[2026])).toThrow(RangeError);
  });
});

describe('what an employer pays on top', () => {
  it('contributions alone, or the pension of the national agreement too', () => {
    expect(employerCost(40_000, false, TAX_RULES[2026])).toMatchObject([{ amount: 12_568 }]);
    expect(employerCost(40_000, true, TAX_RULES[2026])).toMatchObject([
      { rule: 'employer_contributions', amount: 12_568, source: 'fortnox_amounts_2026' },
      { rule: 'occupational_pension', amount: 1800 },
      { rule: 'special_payroll_tax', amount: 437 },
    ]);
  });

  it('pension above 7.5 income base amounts is not known', () => {
    expect(sumOf(employerCost(625_500, true, TAX_RULES[2026]))).not.toBeNull();
    expect(sumOf(employerCost(625_501, true, TAX_RULES[2026]))).toBeNull();
  });
});
