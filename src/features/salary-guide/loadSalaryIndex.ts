import { shownFigures } from '#domain/salaries/salaryFigures';
import { SALARY_PAGES } from '#domain/salaries/salaryPages';
import { SALARY_SOURCES } from '#domain/salaries/salarySources';
import { isUnsure } from '#domain/salaries/sureness';
import { peekConstants } from '../../data/constants';
import type { PageRequest } from '../../data/pageLoader';
import type { Prefetch } from '../../data/prefetch';
import type { SalaryIndexRow } from './salaryData';
import { whoseFigures } from './salaryFacts';
import { linkTo } from './salaryLinks';

/** The loader of the guide's index: every page, with the figure that it begins with. */
export async function loadSalaryIndex(
  prefetch: Prefetch,
  { language }: PageRequest,
): Promise<SalaryIndexRow[]> {
  const constants = await peekConstants(prefetch);
  return SALARY_PAGES.map((page) => {
    const figures = page.kind === 'hired' ? [] : shownFigures(page.ssyk).figures;
    return {
      ...linkTo(page, constants, language),
      kind: page.kind,
      whose: whoseFigures(page),
      figures,
      unsure: figures.some(({ source }) => isUnsure(SALARY_SOURCES[source])),
    };
  });
}
