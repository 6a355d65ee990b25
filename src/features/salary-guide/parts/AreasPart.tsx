import { DataTable } from '@vikari/ui-kit/DataTable';
import { useWords } from '../../../i18n/intl';
import { kr } from '../figureText';
import type { SalaryData } from '../salaryData';
import { Part } from './Part';
import { SourceLine } from './SourceLine';

/** The mean of women and men in each part of the country, where the statistics have it. */
export function AreasPart({ areas, sources }: Pick<SalaryData, 'areas' | 'sources'>) {
  const words = useWords();
  const { t, intl } = words;
  if (!areas) return null;
  const amount = (value: number | null) =>
    value === null ? t('salaries.unknown') : kr(words, value);
  return (
    <Part id="areas" title={t('salaries.areas')}>
      <DataTable
        caption={t('salaries.areas.caption', { year: areas.year })}
        locale={intl.locale}
        rows={areas.means}
        rowKey={({ area }) => area}
        columns={[
          {
            id: 'area',
            header: t('salaries.areas.area'),
            cell: ({ area }) => t(`salaries.area.${area}`),
            sortBy: ({ area }) => t(`salaries.area.${area}`),
          },
          {
            id: 'women',
            header: t('salaries.areas.women'),
            align: 'end',
            cell: ({ women }) => amount(women),
            sortBy: ({ women }) => women,
          },
          {
            id: 'men',
            header: t('salaries.areas.men'),
            align: 'end',
            cell: ({ men }) => amount(men),
            sortBy: ({ men }) => men,
          },
        ]}
      />
      <SourceLine id="scb_all_sectors" source={sources.scb_all_sectors} />
    </Part>
  );
}
