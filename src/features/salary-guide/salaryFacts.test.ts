import { describe, expect, it } from 'vitest';
import { SALARY_PAGES, salaryPage } from '#domain/salaries/salaryPages';
import { salaryFacts } from './salaryFacts';

function factsOf(slug: string) {
  const page = salaryPage(slug);
  if (!page) throw new Error(`There is no page ${slug}.`);
  return salaryFacts(page);
}

describe('a page', () => {
  it.each(SALARY_PAGES)('lists the source of every figure: $slug', (page) => {
    const { figures, spread, years, speciality, priceCap, hired, sources } = salaryFacts(page);
    const named = [
      ...[...figures, ...spread, ...years].map(({ source }) => source),
      ...(speciality ? [speciality.source] : []),
      ...(priceCap?.cap ? [priceCap.cap.source] : []),
      ...(hired?.offers.map(({ source }) => source) ?? []),
    ];
    for (const source of named) expect(sources[source]).toBeDefined();
    expect(spread.length).toBeGreaterThan(1);
  });

  it.each([
    ['specialistlakare', 'own'],
    ['specialistlakare-psykiatri', 'all_doctors'],
    ['specialistsjukskoterska', 'own'],
    ['barnmorska', 'own'],
    ['operationssjukskoterska', 'own'],
    ['iva-sjukskoterska', 'all_nurses'],
    ['hudsjukskoterska', 'all_nurses'],
  ])('says whose figures it shows: %s', (slug, whose) => {
    expect(factsOf(slug).whose).toBe(whose);
  });

  it('compares a doctor with the steps before, and a nurse with its own groups', () => {
    expect(factsOf('specialistlakare-urologi').spread.map(({ of }) => of)).toEqual([
      '2213',
      '2212',
      '2211',
    ]);
    expect(new Set(factsOf('psykiatrisjukskoterska').spread.map(({ of }) => of))).toEqual(
      new Set(['2225']),
    );
  });

  it('has the example of part 9 on the doctors’ overview only', () => {
    expect(factsOf('specialistlakare').career?.years.map(({ year }) => year)).toEqual([
      1, 5, 10, 15, 20, 25, 30, 35,
    ]);
    expect(SALARY_PAGES.filter((page) => salaryFacts(page).career)).toHaveLength(1);
  });

  it('has prices, offers and supplements where it is about hired staff', () => {
    expect(factsOf('hyrsjukskoterska-lon').hired).toMatchObject({
      caps: [{ zones: [616, 660, 715] }, {}, {}],
      margin: { price: 616, low: 493, high: 524 },
    });
    expect(factsOf('hyrlakare-lon').hired?.supplements).toEqual([]);
  });
});
