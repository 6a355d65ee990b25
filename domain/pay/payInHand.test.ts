import { describe, expect, it } from 'vitest';
import { AVERAGE_PERSON } from './averagePerson';
import { type AssignmentTerms, payInHand, payOfRate } from './payInHand';
import type { KnownPayLine } from './payLine';
import { withheldTax } from './withholding';
import { TAX_RULES } from './years/rulesOfYears';
import { NEWEST_TAX_YEAR } from './years/taxYears';

/** Four weeks of 40 hours in February 2026. */
const FEBRUARY: AssignmentTerms = {
  basis: 'hourly_employment',
  minutes: 160 * 60,
  weeks: 4,
  startsOn: '2026-02-02',
  endsOn: '2026-02-27',
  supplements: [],
};

const WEEKEND: KnownPayLine = {
  rule: 'supplement_weekend',
  amount: 1400,
  year: 2026,
  source: 'ab_supplements_2026',
};

describe('what is paid out for a month, by the published rows of table 33', () => {
  it.each([
    ['160 h × 225', 'hourly_employment', 22_500, 36_000, 7386],
    ['160 h × 312.50', 'consultant_salary', 31_250, 50_000, 11_702],
    // 36 000 with contributions of 31.42 % costs 47 311
    ['an invoice of 160 h × 295.70', 'consultant_invoice', 29_570, 36_000, 7386],
  ] as const)('%s', (_name, basis, hourlyPay, gross, withheld) => {
    const pay = payInHand({ ...FEBRUARY, basis }, hourlyPay, AVERAGE_PERSON);
    expect(pay).toMatchObject({ gross, withheld, inHand: gross - withheld, table: 33 });
    expect(pay.gains.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(gross);
    expect(pay.taxes).toEqual([
      expect.objectContaining({ rule: 'withholding_table', amount: -withheld, base: gross }),
    ]);
  });

  it('supplements are taxed with the wage', () => {
    const terms = { ...FEBRUARY, supplements: [WEEKEND] };
    // 160 h × 216.25 = 34 600
    expect(payInHand(terms, 21_625, AVERAGE_PERSON)).toMatchObject({
      gross: 36_000,
      withheld: 7386,
    });
  });

  it('another payer than the main employer withholds 30 %; an own company never does', () => {
    const person = { ...AVERAGE_PERSON, payer: 'side' } as const;
    expect(payInHand(FEBRUARY, 22_500, person)).toMatchObject({ withheld: 10_800, table: null });
    const company = payInHand({ ...FEBRUARY, basis: 'consultant_invoice' }, 29_570, person);
    expect(company).toMatchObject({ withheld: 7386, table: 33 });
  });

  it('other income of the year raises what the year’s tax takes, and not what is withheld', () => {
    const alone = payInHand(FEBRUARY, 22_500, AVERAGE_PERSON);
    const beside = payInHand(FEBRUARY, 22_500, { ...AVERAGE_PERSON, otherWorkIncome: 700_000 });
    expect(beside.withheld).toBe(alone.withheld);
    // Municipal 32.38 %, burial 0.292 % and state 20 %
    expect(beside.yearTax).toBe(18_962);
    expect(alone.yearTax).toBeLessThan(alone.withheld);
  });
});

describe('an assignment over New Year', () => {
  const terms: AssignmentTerms = {
    ...FEBRUARY,
    minutes: 200 * 60,
    weeks: 5,
    startsOn: '2024-12-01',
    endsOn: '2025-01-02',
  };

  it('is computed by each year’s rules', () => {
    const pay = payInHand(terms, 25_000, AVERAGE_PERSON);
    // 22 weekdays in December 2024, 2 in January 2025
    expect(pay.gains.map(({ year, minutes, amount }) => [year, minutes, amount])).toEqual([
      [2024, 11_000, 45_833],
      [2025, 1000, 4167],
    ]);
    expect(pay.taxes.map(({ year, amount }) => [year, amount])).toEqual([
      [2024, -withheldTax(45_833, 'main', 33, TAX_RULES[2024]).amount],
      [2025, -withheldTax(4167, 'main', 33, TAX_RULES[2025]).amount],
    ]);
    expect(pay.gross).toBe(50_000);
  });

  it('pays for the hours after midnight of a last night that begins on New Year’s Eve', () => {
    const night: KnownPayLine = { ...WEEKEND, year: 2026, amount: 400 };
    const until = { ...terms, startsOn: '2025-12-01', endsOn: '2025-12-31', supplements: [night] };
    const pay = payInHand(until, 25_000, AVERAGE_PERSON);
    expect(pay.gross).toBe(50_400);
  });

  it('uses the newest known rules for a year without rules, and says so', () => {
    const { pay, lines } = payOfRate(
      { ...terms, startsOn: `${NEWEST_TAX_YEAR}-12-14`, endsOn: `${NEWEST_TAX_YEAR + 1}-01-15` },
      { min: 250, max: 250 },
      AVERAGE_PERSON,
    );
    expect(pay).toMatchObject({
      rulesYear: NEWEST_TAX_YEAR,
      yearsWithoutRules: [NEWEST_TAX_YEAR + 1],
      highest: pay.lowest,
    });
    expect(lines.taxes.map(({ year }) => year)).toEqual([NEWEST_TAX_YEAR, NEWEST_TAX_YEAR]);
    expect(lines.gross).toBe(50_000);
  });
});

it('has both ends of a rate', () => {
  const { pay, lines } = payOfRate(FEBRUARY, { min: 225, max: 312.5 }, AVERAGE_PERSON);
  expect([pay.lowest.withheld, pay.highest.withheld]).toEqual([7386, 11_702]);
  expect(lines.inHand).toBe(pay.lowest.inHand);
  expect(pay).toMatchObject({ weeks: 4, yearsWithoutRules: [], supplements: null });
});

it('refuses an end before the start', () => {
  expect(() => payInHand({ ...FEBRUARY, endsOn: '2026-02-01' }, 100, AVERAGE_PERSON)).toThrow(
    RangeError,
  );
});
