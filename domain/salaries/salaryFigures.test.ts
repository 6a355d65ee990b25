import { describe, expect, it } from 'vitest';
import { HIRED_DOCTOR_OFFERS, HIRED_NURSE_OFFERS } from './hiredOffers';
import { CAP_LEVELS, leftOfPrice, priceCapOf } from './priceCaps';
import { SPECIALITY_FIGURES } from './quotedFigures';
import {
  distributionsOf,
  mainFigures,
  meansByYear,
  SALARY_FIGURES,
  shownFigures,
} from './salaryFigures';
import { SALARY_PAGES } from './salaryPages';
import { SALARY_SOURCES } from './salarySources';

const FIGURES = [
  ...SALARY_FIGURES,
  ...SPECIALITY_FIGURES,
  ...HIRED_NURSE_OFFERS,
  ...HIRED_DOCTOR_OFFERS,
  ...Object.values(CAP_LEVELS),
];

describe('every figure', () => {
  it.each(FIGURES)('has a year and a source: %j', ({ year, source }) => {
    expect(year).toBeGreaterThanOrEqual(2011);
    expect(year).toBeLessThanOrEqual(2026);
    expect(SALARY_SOURCES).toHaveProperty(source);
  });

  it.each(SALARY_FIGURES)('has its percentiles in order: %j', (figure) => {
    const { p10, p25, median, p75, p90 } = figure;
    const known = [p10, p25, median, p75, p90].filter((value) => value !== null);
    expect(known).toEqual(known.toSorted((one, other) => one - other));
  });
});

describe('what is shown first', () => {
  it('is the newest reliable median, separate for women and men where there are such figures', () => {
    expect(mainFigures('2221').map(({ sex, year, median }) => [sex, year, median])).toEqual([
      ['men', 2024, 42_800],
      ['women', 2024, 41_900],
    ]);
  });

  it('is an older sure median before a newer mean that others quote', () => {
    expect(mainFigures('2211')).toMatchObject([{ year: 2019, median: 79_700 }]);
  });

  it('is a quoted mean where nothing else is known', () => {
    expect(mainFigures('2231')).toMatchObject([{ year: 2024, mean: 49_950, median: null }]);
  });

  it('is the figure of all specialist nurses where the group has none', () => {
    expect(shownFigures('2228')).toMatchObject({
      ssyk: '2228',
      of: 'specialist_nurses',
      figures: [{ year: 2024, mean: 45_950 }],
    });
  });

  it.each(SALARY_PAGES)('exists for $slug', ({ ssyk }) => {
    expect(shownFigures(ssyk).figures).not.toEqual([]);
  });
});

it('has the means of a group in the order of the years', () => {
  expect(meansByYear('2211').map(({ year }) => year)).toEqual([2019, 2021, 2022]);
});

it('has the newest distribution of each sector and sex', () => {
  expect(distributionsOf('2221').map(({ sector, sex, year }) => [sector, sex, year])).toEqual([
    ['all', 'men', 2024],
    ['all', 'women', 2024],
    ['regions', 'both', 2019],
  ]);
});

it('has no price for a profession that the price list leaves out', () => {
  expect(priceCapOf('specialistlakare-ortopedi')).toBeNull();
  expect(priceCapOf('iva-sjukskoterska')?.zones).toEqual([770, 824, 880]);
});

it('leaves 80 to 85 percent of a price that 15 to 20 are kept of', () => {
  expect(leftOfPrice(616, [15, 20])).toEqual({ low: 493, high: 524 });
});
