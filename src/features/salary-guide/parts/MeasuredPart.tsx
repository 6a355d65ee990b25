import { Callout } from '@vikari/ui-kit/Callout';
import { DataTable } from '@vikari/ui-kit/DataTable';
import { useWords } from '../../../i18n/intl';
import { kr, krSpan } from '../figureText';
import type { SalaryData } from '../salaryData';
import styles from '../salaryGuide.module.css';
import { Part } from './Part';

type MeasuredPartProps = Pick<SalaryData, 'measured'> & {
  /** The jobs are made up. */
  demo: boolean;
};

/** What open jobs pay by the hour, basis by basis. */
export function MeasuredPart({ measured, demo }: MeasuredPartProps) {
  const words = useWords();
  const { t, intl } = words;
  return (
    <Part id="measured" title={t('salaries.measured')}>
      {demo && (
        <Callout tone="warning" title={t('salaries.measured.demo')}>
          {t('salaries.measured.demo_text')}
        </Callout>
      )}
      {measured === null || measured.length === 0 ? (
        <p className={styles.text}>
          {t(measured === null ? 'salaries.loading' : 'salaries.measured.none')}
        </p>
      ) : (
        <>
          <p className={styles.text}>{t('salaries.measured.text')}</p>
          <DataTable
            caption={t('salaries.measured.caption')}
            narrow="stack"
            locale={intl.locale}
            rows={measured}
            rowKey={({ basis }) => basis}
            columns={[
              {
                id: 'basis',
                header: t('salaries.measured.basis'),
                cell: ({ basis }) => t(`salaries.basis.${basis}`),
              },
              {
                id: 'median',
                header: t('salaries.measured.median'),
                align: 'end',
                cell: ({ median }) => <strong>{kr(words, median)}</strong>,
              },
              {
                id: 'range',
                header: t('salaries.measured.range'),
                align: 'end',
                cell: ({ lowest, highest }) => krSpan(words, lowest, highest),
              },
              {
                id: 'jobs',
                header: t('salaries.measured.jobs'),
                align: 'end',
                cell: ({ jobs }) => intl.formatNumber(jobs),
              },
            ]}
          />
        </>
      )}
    </Part>
  );
}
