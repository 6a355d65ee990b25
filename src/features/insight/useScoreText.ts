import { useWords } from '../../i18n/intl';

/** An average in the page's language: "3,4". */
export function useScoreText(): (average: number) => string {
  const { intl } = useWords();
  return (average) =>
    intl.formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
