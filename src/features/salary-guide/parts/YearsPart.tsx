import { DataTable } from '@vikari/ui-kit/DataTable';
import { useWords } from '../../../i18n/intl';
import { groupName, kr } from '../figureText';
import type { SalaryData } from '../salaryData';
import styles from '../salaryGuide.module.css';
import { Part } from './Part';
import { SourceLine } from './SourceLine';

/** The mean year by year, each with its source, and the speciality beside all others. */
export function YearsPart(props: Pick<SalaryData, 'years' | 'of' | 'sources' | 'speciality'>) {
  const { years, of, sources, speciality } = props;
  const words = useWords();
  const { t, intl } = words;
  if (years.length === 0) return null;
  return (
    <Part id="years" title={t('salaries.years')}>
      <p className={styles.text}>{t('salaries.years.text')}</p>
      <DataTable
        caption={t('salaries.years.caption', { group: groupName(words, of) })}
        narrow="stack"
        locale={intl.locale}
        rows={years}
        rowKey={({ year, source }) => `${year} ${source}`}
        columns={[
          { id: 'year', header: t('salaries.years.year'), cell: ({ year }) => String(year) },
          {
            id: 'mean',
            header: t('salaries.years.mean'),
            align: 'end',
            cell: ({ mean }) => (mean === null ? t('salaries.unknown') : kr(words, mean)),
          },
          {
            id: 'source',
            header: t('salaries.years.source'),
            cell: ({ source }) => <SourceLine id={source} source={sources[source]} />,
          },
        ]}
      />
      {speciality && (
        <div className={styles.text}>
          <h3>{t('salaries.speciality')}</h3>
          <p>
            {t('salaries.speciality.text', {
              median: kr(words, speciality.median),
              all: kr(words, speciality.ofAll),
              year: speciality.year,
              more: speciality.median > speciality.ofAll,
              percent: Math.abs(Math.round((speciality.median / speciality.ofAll - 1) * 100)),
            })}
          </p>
          <SourceLine id={speciality.source} source={sources[speciality.source]} />
        </div>
      )}
    </Part>
  );
}
