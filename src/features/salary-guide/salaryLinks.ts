import type { Language } from '#domain/language';
import {
  HIRED_DOCTOR,
  HIRED_NURSE,
  type SalaryPage,
  salaryPath,
} from '#domain/salaries/salaryPages';
import type { Constants } from '#domain/vocabulary/types';
import type { SalaryLink } from './salaryData';

/** Names of the pages that are about no profession of the vocabulary. */
const HIRED_NAMES: Readonly<Record<string, Record<Language, string>>> = {
  [HIRED_NURSE]: { sv: 'Hyrsjuksköterska', en: 'Temporary nurse' },
  [HIRED_DOCTOR]: { sv: 'Hyrläkare', en: 'Temporary doctor' },
};

/** What a page is about, as the vocabulary names it. */
export function pageName(
  { slug }: SalaryPage,
  { workroles }: Constants,
  language: Language,
): string {
  const text = HIRED_NAMES[slug] ?? workroles.find(({ pathId }) => pathId === slug)?.text;
  if (!text) throw new Error(`The vocabulary has no profession ${slug}.`);
  return text[language];
}

export const linkTo = (page: SalaryPage, constants: Constants, language: Language): SalaryLink => ({
  path: salaryPath(page),
  name: pageName(page, constants, language),
});
