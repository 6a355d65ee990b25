import { describe, expect, it } from 'vitest';
import type { HourlyRate } from '#domain/jobs/job';
import { COMPARED_BY, comparableRate } from './comparableRate';
import { COMPARED_WAGES } from './years/comparedWages';
import { TAX_YEARS } from './years/taxYears';

const rate = (basis: HourlyRate['basis'], min: number, max = min): HourlyRate => ({
  min,
  max,
  basis,
});

describe('the rate that jobs are compared by', () => {
  it.each([
    ['an invoice', rate('consultant_invoice', 500, 620), { min: 500, max: 620 }],
    // × 1.370117, to the nearest krona
    ['a wage', rate('hourly_employment', 200, 411), { min: 274, max: 563 }],
    ["a consultant's wage", rate('consultant_salary', 365), { min: 500, max: 500 }],
    ['nothing', rate('hourly_employment', 0), { min: 0, max: 0 }],
    ['what nobody pays', rate('consultant_invoice', 90_000), { min: 50_000, max: 50_000 }],
  ])('of %s', (_name, given, expected) => {
    expect(comparableRate(given, COMPARED_BY)).toEqual(expected);
  });

  it('follows the newest rules', () => {
    expect(COMPARED_BY.year).toBe(TAX_YEARS.at(-1));
    const wage = { min: 1000, max: 1000, basis: 'hourly_employment' } as const;
    expect(comparableRate(wage, COMPARED_BY).min / 1000).toBeCloseTo(COMPARED_WAGES.factor, 3);
    expect(COMPARED_WAGES.year).toBe(COMPARED_BY.year);
  });
});
