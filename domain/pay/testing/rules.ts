import fc from 'fast-check';
import type { LocalRates } from '../municipalTax';
import { rulesFor } from '../rulesFor';
import type { TaxRules } from '../taxRules';
import { TAX_RULES } from '../years/rulesOfYears';

/** A municipality that no one is a church member of, as the year's rules need it. */
export function someRates(rules: TaxRules, changed: Partial<LocalRates> = {}): LocalRates {
  return {
    year: rules.year,
    municipal: 20_000,
    region: 12_380,
    burial: 292,
    church: 0,
    hasRegionalCredit: false,
    source: 'municipal_tax_2026',
    ...changed,
  };
}

/** Any year's rules for those who live in Sweden. */
const anyRules: fc.Arbitrary<TaxRules> = fc
  .tuple(
    fc.constantFrom(...Object.values(TAX_RULES)),
    fc.constantFrom('under_66' as const, 'from_66' as const),
  )
  .map(([rules, group]) => rulesFor(rules, group));

/** Any year's rules with rates that a municipality can have. */
export const rulesAndRates: fc.Arbitrary<{ rules: TaxRules; rates: LocalRates }> = fc
  .record({
    rules: anyRules,
    municipal: fc.integer({ min: 16_000, max: 24_000 }),
    region: fc.integer({ min: 10_000, max: 13_000 }),
    burial: fc.integer({ min: 65, max: 300 }),
    church: fc.constantFrom(0, 860, 1500),
    hasRegionalCredit: fc.boolean(),
  })
  .map(({ rules, ...rates }) => ({ rules, rates: someRates(rules, rates) }));

/** Incomes at which a rule of some year begins: in price base amounts, and of state tax. */
const thresholds = Object.values(TAX_RULES).flatMap(({ priceBaseAmount, stateTax }) => [
  ...[0.423, 0.91, 0.99, 2.72, 3.11, 3.24, 7.88, 8.08, 13.54].map((factor) =>
    Math.round(factor * priceBaseAmount.value),
  ),
  stateTax.value.threshold + Math.round(0.293 * priceBaseAmount.value),
]);

/** Incomes of a year, most of them where people earn, and many where a rule begins. */
export const income: fc.Arbitrary<number> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...thresholds), fc.integer({ min: -500, max: 500 }))
      .map(([threshold, around]) => threshold + around),
  },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 1_500_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 20_000_000 }) },
);
