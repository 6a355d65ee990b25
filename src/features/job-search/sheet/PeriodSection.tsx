import { FilterBarDate } from '@vikari/ui-kit/FilterBar';
import { useId } from 'react';
import type { JobFilter } from '#domain/jobs/filter';
import { useWords } from '../../../i18n/intl';
import { isInverted } from '../bar/barFields';
import styles from './sheet.module.css';

type Period = Pick<JobFilter, 'fromDate' | 'toDate'>;

interface PeriodSectionProps {
  period: JobFilter;
  onChange: (period: Partial<Period>) => void;
}

/** From and to, with native date fields; an inverted period is reported at once. */
export function PeriodSection({ period, onChange }: PeriodSectionProps) {
  const { t } = useWords();
  const errorId = useId();
  const wrong = isInverted(period);
  return (
    <>
      <p className={styles.hint}>{t('jobs.sheet.period_hint')}</p>
      <div className={styles.period}>
        <FilterBarDate
          className={styles.day}
          label={t('jobs.bar.from')}
          value={period.fromDate ?? ''}
          onChange={({ target }) => onChange({ fromDate: target.value || null })}
        />
        <FilterBarDate
          className={styles.day}
          label={t('jobs.bar.to')}
          value={period.toDate ?? ''}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? errorId : undefined}
          onChange={({ target }) => onChange({ toDate: target.value || null })}
        />
      </div>
      <p id={errorId} role="status" className={styles.error}>
        {wrong ? t('jobs.bar.dates') : ''}
      </p>
    </>
  );
}
