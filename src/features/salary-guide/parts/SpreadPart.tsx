import { RangeChart, type RangeChartItem } from '@vikari/ui-kit/RangeChart';
import type { SalaryFigure } from '#domain/salaries/salaryFigure';
import { useWords, type Words } from '../../../i18n/intl';
import { capitalised } from '../../../lib/capitalised';
import { groupName, kr, whoText } from '../figureText';
import type { SalaryData } from '../salaryData';
import { Part } from './Part';

/** What a row's bars mean, in words; undefined where the middle half is not known. */
function noteOf(words: Words, { p10, p25, p75, p90 }: SalaryFigure): string | undefined {
  if (p25 === null || p75 === null) return undefined;
  const number = (value: number) => words.intl.formatNumber(value, { maximumFractionDigits: 0 });
  const half = { low: number(p25), high: number(p75) };
  return p10 === null || p90 === null
    ? words.t('salaries.spread.half', half)
    : words.t('salaries.spread.most', { ...half, p10: number(p10), p90: number(p90) });
}

/** A chart of how salaries are spread: within the profession, or in the groups near it. */
export function SpreadPart({ spread, of, ssyk }: Pick<SalaryData, 'spread' | 'of' | 'ssyk'>) {
  const words = useWords();
  const { t } = words;
  if (spread.length === 0) return null;
  const isOwn = spread.every((figure) => figure.of === ssyk);
  const items = spread.map((figure): RangeChartItem => {
    const { p10, p25, median, p75, p90, year } = figure;
    const group = isOwn ? capitalised(whoText(words, figure)) : groupName(words, figure.of);
    const note = noteOf(words, figure);
    return {
      label: t('salaries.spread.row', { group, year }),
      p10,
      p25,
      median,
      p75,
      p90,
      highlighted: !isOwn && figure.of === of,
      ...(note !== undefined && { note }),
    };
  });
  const caption = isOwn ? 'own' : ssyk === '2211' ? 'doctors' : 'near';
  return (
    <Part id="spread" title={t('salaries.spread')}>
      <RangeChart
        caption={t(`salaries.spread.${caption}`)}
        items={items}
        formatValue={(value) => kr(words, value)}
        legend={t('salaries.spread.legend')}
        headings={{
          label: t('salaries.spread.heading.label'),
          p10: t('salaries.spread.heading.p10'),
          p25: t('salaries.spread.heading.p25'),
          median: t('salaries.spread.heading.median'),
          p75: t('salaries.spread.heading.p75'),
          p90: t('salaries.spread.heading.p90'),
        }}
        unknown={t('salaries.unknown')}
      />
    </Part>
  );
}
