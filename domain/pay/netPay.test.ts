import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MUNICIPALITIES } from '#domain/vocabulary/locations';
import { holds } from '../../scripts/testing/holds';
import { assignmentPay } from './assignmentPay';
import { asChurchMember, averageRates } from './municipalTax';
import { netPay, payByMonth } from './netPay';
import { rulesAndRates, someRates } from './testing/rules';
import { withholdingTable } from './withholding';
import { loadMunicipalities } from './years/loadMunicipalities';
import { TAX_RULES } from './years/rulesOfYears';
import { TAX_YEARS } from './years/taxYears';

describe('the pay of an assignment', () => {
  const work = { hourlyPay: 30_050, minutes: 9600, includesHolidayPay: true, year: 2026 };
  const amounts = (pay: ReturnType<typeof assignmentPay>) =>
    Object.fromEntries(pay.lines.map(({ rule, amount }) => [rule, amount]));

  it('is hours × rate, with holiday pay on supplements too where it is not included', () => {
    const supplements = [
      { rule: 'supplement_weekend' as const, amount: 1000, year: 2026, source: null },
    ];
    const pay = assignmentPay({ ...work, includesHolidayPay: false, supplements });
    // 160 h × 300.50; 12 % of 49 080 = 5 889.6
    expect(amounts(pay)).toEqual({
      hourly_pay: 48_080,
      supplement_weekend: 1000,
      holiday_pay: 5890,
    });
    expect(pay).toMatchObject({ taxable: 54_970, untaxed: 0, total: 54_970 });
  });

  it('has travel and housing, taxed or not', () => {
    const pay = assignmentPay({
      ...work,
      allowances: [
        { rule: 'travel', amount: 2750, isTaxed: false },
        { rule: 'housing', amount: 4000, isTaxed: true },
      ],
    });
    expect(pay).toMatchObject({ taxable: 52_080, untaxed: 2750, total: 54_830 });
  });

  it('is not known while a supplement is not', () => {
    const supplements = [
      { rule: 'supplement_weekday_night' as const, amount: null, year: 2026, source: null },
    ];
    const pay = assignmentPay({ ...work, includesHolidayPay: false, supplements });
    expect(amounts(pay)).toMatchObject({ hourly_pay: 48_080, holiday_pay: null });
    expect(pay).toMatchObject({ taxable: null, total: null });
  });
});

describe('net pay', () => {
  it('withholds by month and says what the year adds', () => {
    const months = payByMonth(48_080, '2026-06-15', '2026-07-12');
    // 12 weekdays in June, 8 in July
    expect(months).toEqual([
      { month: '2026-06', pay: 28_848 },
      { month: '2026-07', pay: 19_232 },
    ]);
    const rates = averageRates(TAX_RULES[2026]);
    const result = netPay({ months, payer: 'main', otherWorkIncome: 0 }, rates, TAX_RULES[2026]);
    expect(result).toMatchObject({ gross: 48_080, table: 33 });
    expect(result.inHand + result.withheld).toBe(48_080);
    // 48 000 kr a year are nearly free of tax; a month's table believes in twelve such months
    expect(result.yearTax).toBeLessThan(result.withheld);
  });

  it('months add up, and in the hand and withheld too', () => {
    const total = fc.integer({ min: 0, max: 2_000_000 });
    holds(
      fc.property(
        rulesAndRates,
        total,
        fc.nat(300),
        total,
        ({ rules, rates }, pay, days, other) => {
          const end = new Date(Date.UTC(2026, 0, 5 + days)).toISOString().slice(0, 10);
          const months = payByMonth(pay, '2026-01-05', end);
          expect(months.reduce((sum, month) => sum + month.pay, 0)).toBe(pay);
          const input = { months, payer: 'main' as const, otherWorkIncome: other };
          const result = netPay(input, rates, rules);
          expect(result.inHand + result.withheld).toBe(pay);
          expect(result.inHand).toBeGreaterThanOrEqual(0);
          expect(result.netOfYear + result.yearTax).toBe(pay);
          expect(result.yearTax).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe.each(TAX_YEARS)('the municipalities of %i', (year) => {
  it('are the 290 of the vocabulary, with rates that a municipality can have', async () => {
    const municipality = await loadMunicipalities(year);
    const all = MUNICIPALITIES.map(({ id }) => municipality(id.slice(2)));
    expect(all).toHaveLength(290);
    for (const rates of all) {
      const total = (rates?.municipal ?? 0) + (rates?.region ?? 0);
      expect(total).toBeGreaterThanOrEqual(28_900);
      expect(total).toBeLessThanOrEqual(35_700);
      const { lowest = 0, mean = 0, highest = 0 } = rates?.churchFees ?? {};
      expect(lowest <= mean && mean <= highest).toBe(true);
    }
    expect(municipality('9999')).toBeNull();
    expect(municipality('constructor')).toBeNull();
    expect(TAX_RULES[year].year).toBe(year);
  });
});

it('Stockholm 2026 has 30.62 % with burial fee, and Åre the regional credit', async () => {
  const municipality = await loadMunicipalities(2026);
  const stockholm = municipality('0180');
  expect(stockholm).toMatchObject({ burial: 70, church: 0, hasRegionalCredit: false });
  expect((stockholm?.municipal ?? 0) + (stockholm?.region ?? 0)).toBe(30_550);
  expect(stockholm && withholdingTable(stockholm)).toBe(31);
  expect(stockholm && asChurchMember(stockholm).church).toBeGreaterThan(0);
  expect(municipality('2321')).toMatchObject({ hasRegionalCredit: true });
});

it('refuses an end before the start', () => {
  expect(() => payByMonth(1000, '2026-06-02', '2026-06-01')).toThrow(RangeError);
});

it('refuses rates of another year', () => {
  const rates = someRates(TAX_RULES[2025]);
  const input = { months: [], payer: 'main' as const, otherWorkIncome: 0 };
  expect(() => netPay(input, rates, TAX_RULES[2026])).toThrow(RangeError);
});
