import type { SalaryFigure } from '#domain/salaries/salaryFigure';
import type { Words } from '../../i18n/intl';

const number = ({ intl }: Words, value: number): string =>
  intl.formatNumber(value, { maximumFractionDigits: 0 });

/** "41 900 kr" */
export const kr = (words: Words, value: number): string =>
  words.t('salaries.kr', { amount: number(words, value) });

/** "41 900–42 800 kr"; one amount when both are equal. */
export function krSpan(words: Words, low: number, high: number): string {
  if (low === high) return kr(words, low);
  return words.t('salaries.span', { low: number(words, low), high: number(words, high) });
}

const NAMED_GROUPS = [
  '2211',
  '2212',
  '2213',
  '2221',
  '2222',
  '2223',
  '2224',
  '2225',
  '2226',
  '2227',
  '2228',
  '2231',
  '2232',
  '2239',
  'specialist_nurses',
] as const;

/** The name of a group of the statistics; a group without a name has its number. */
export function groupName({ t }: Words, group: string): string {
  const named = NAMED_GROUPS.find((id) => id === group);
  return named === undefined ? `SSYK ${group}` : t(`salaries.group.${named}`);
}

export const whoText = ({ t }: Words, { sector, sex }: SalaryFigure): string =>
  t(`salaries.who.${sector}_${sex}`);

/** The amounts of a page's main figures: medians where they are known. */
const amountsOf = (figures: readonly SalaryFigure[]): number[] =>
  figures.flatMap(({ median, mean }) => median ?? mean ?? []).sort((one, other) => one - other);

/** "41 900–42 800 kr": of one figure, or of women's and men's; null where nothing is known. */
export function mainAmount(words: Words, figures: readonly SalaryFigure[]): string | null {
  const amounts = amountsOf(figures);
  const [low, high] = [amounts[0], amounts.at(-1)];
  return low === undefined || high === undefined ? null : krSpan(words, low, high);
}

/** What the amount is: "Median 2019, anställda i regionerna." */
export function mainText(words: Words, figures: readonly SalaryFigure[]): string | null {
  const [first] = figures;
  if (!first) return null;
  const [women, men] = (['women', 'men'] as const).map(
    (sex) => figures.find((figure) => figure.sex === sex)?.median ?? null,
  );
  if (women != null && men != null) {
    return words.t('salaries.main.two', {
      year: first.year,
      women: kr(words, women),
      men: kr(words, men),
    });
  }
  return words.t(first.median === null ? 'salaries.main.mean' : 'salaries.main.median', {
    year: first.year,
    who: whoText(words, first),
  });
}
