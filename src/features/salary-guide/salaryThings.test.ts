import { describe, expect, it } from 'vitest';
import { SALARY_PAGES } from '#domain/salaries/salaryPages';
import { salaryContent } from './content/salaryContents';
import { salaryFacts } from './salaryFacts';
import { salaryArticle, salaryOccupation } from './salaryThings';

const FACTS = { language: 'sv', publicUrl: 'https://vikari.example', today: '2026-11-22' } as const;

async function occupations(today: string = FACTS.today) {
  const all = await Promise.all(
    SALARY_PAGES.map(async (page) => {
      const content = await salaryContent(page, 'sv');
      const salary = { ...salaryFacts(page), name: page.slug, content };
      return [page.slug, salaryOccupation(salary, { ...FACTS, today })] as const;
    }),
  );
  return all.filter(([, thing]) => thing !== null);
}

describe('an occupation', () => {
  it('has a salary only where it is the profession’s own, sure, and of the last years', async () => {
    expect((await occupations()).map(([slug]) => slug)).toEqual([
      'sjukskoterska',
      'psykiatrisjukskoterska',
    ]);
  });

  it('loses it when the figures become old', async () => {
    expect(await occupations('2028-01-01')).toEqual([]);
  });

  it('has the medians and percentiles of women and men, a month', async () => {
    const [[, nurse] = []] = await occupations();
    expect(nurse?.estimatedSalary).toEqual([
      {
        '@type': 'MonetaryAmountDistribution',
        name: 'men, 2024',
        currency: 'SEK',
        duration: 'P1M',
        median: 42_800,
        percentile10: 34_700,
        percentile25: 37_800,
        percentile75: 49_800,
        percentile90: 58_500,
      },
      expect.objectContaining({ name: 'women, 2024', median: 41_900 }),
    ]);
  });
});

it('names the page as an article', async () => {
  const [page] = SALARY_PAGES;
  if (!page) throw new Error('There is no page.');
  const content = await salaryContent(page, 'sv');
  expect(salaryArticle({ content, path: '/loner/specialistlakare' }, FACTS)).toMatchObject({
    '@type': 'Article',
    headline: 'Lön för specialistläkare',
    mainEntityOfPage: 'https://vikari.example/loner/specialistlakare',
  });
});
