import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language';
import { SALARY_PAGES } from '#domain/salaries/salaryPages';
import { CONTENTS, salaryContent } from './salaryContents';

const LONGEST_DESCRIPTION = 160;

it('has words for every page and for no other', () => {
  expect(Object.keys(CONTENTS).toSorted()).toEqual(SALARY_PAGES.map(({ slug }) => slug).toSorted());
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('titles and descriptions are unique, and short enough for search results', async () => {
    const all = await Promise.all(SALARY_PAGES.map((page) => salaryContent(page, language)));
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
    for (const { description } of all) {
      expect(description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
    }
  });

  it.each(SALARY_PAGES)('$slug has own paragraphs and questions', async (page) => {
    const own = (await CONTENTS[page.slug as keyof typeof CONTENTS]()).content[language];
    expect(own.passages.length).toBeGreaterThanOrEqual(2);
    expect(own.questions.length).toBeGreaterThanOrEqual(1);
    const { passages, questions } = await salaryContent(page, language);
    const headings = passages.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    expect(passages.length).toBeGreaterThan(own.passages.length);
    const asked = questions.map(({ question }) => question);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

it('has as many paragraphs and questions in one language as in the other', async () => {
  for (const page of SALARY_PAGES) {
    const [sv, en] = await Promise.all([salaryContent(page, 'sv'), salaryContent(page, 'en')]);
    const shape = ({ passages, questions }: typeof sv) => [
      passages.map(({ text }) => text.length),
      questions.length,
    ];
    expect(shape(en), page.slug).toEqual(shape(sv));
  }
});
