import { DataTable } from '@vikari/ui-kit/DataTable';
import { useWords } from '../../../i18n/intl';
import { kr } from '../figureText';
import type { CareerData } from '../salaryData';
import styles from '../salaryGuide.module.css';
import { Part } from './Part';

/** The product's own example of a career (part 9). */
export function CareerPart({ career }: { career: CareerData }) {
  const words = useWords();
  const { t, intl } = words;
  return (
    <Part id="career" title={t('salaries.career')}>
      <div className={styles.text}>
        <p>
          {t('salaries.career.text', {
            salary: kr(words, career.salary),
            raise: career.raise,
            years: career.years.at(-1)?.year ?? 0,
          })}
        </p>
        <p>
          {t('salaries.career.overtime', {
            low: kr(words, career.overtime.low),
            high: kr(words, career.overtime.high),
          })}
        </p>
      </div>
      <DataTable
        caption={t('salaries.career.caption')}
        locale={intl.locale}
        rows={career.years}
        rowKey={({ year }) => String(year)}
        columns={[
          { id: 'year', header: t('salaries.career.year'), cell: ({ year }) => String(year) },
          {
            id: 'salary',
            header: t('salaries.career.salary'),
            align: 'end',
            cell: ({ salary }) => kr(words, salary),
          },
          {
            id: 'earned',
            header: t('salaries.career.earned'),
            align: 'end',
            cell: ({ earned }) => kr(words, earned),
          },
        ]}
      />
    </Part>
  );
}
