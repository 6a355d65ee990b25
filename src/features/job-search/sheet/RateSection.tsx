import type { JobFilter, RateHistogram } from '#domain/jobs/filter';
import { HOURLY_RATE } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { comparedBy } from '../../../lib/comparedRates';
import { LimitsRange } from './LimitsRange';
import styles from './sheet.module.css';

type RateLimits = Pick<JobFilter, 'minHourlyRate' | 'maxHourlyRate'>;

interface RateSectionProps {
  limits: RateLimits;
  histogram: RateHistogram | undefined;
  onChange: (limits: RateLimits) => void;
}

/** The comparable rate under a histogram of the jobs. */
export function RateSection({ limits, histogram, onChange }: RateSectionProps) {
  const { t, intl } = useWords();
  return (
    <>
      <LimitsRange
        {...HOURLY_RATE}
        limits={{ min: limits.minHourlyRate, max: limits.maxHourlyRate }}
        histogram={histogram}
        onChange={({ min, max }) => onChange({ minHourlyRate: min, maxHourlyRate: max })}
        labels={{
          group: t('jobs.sheet.rate'),
          min: t('jobs.sheet.rate_min'),
          max: t('jobs.sheet.rate_max'),
          unit: t('jobs.sheet.rate_unit'),
          value: (rate) => t('jobs.sheet.rate_value', { rate: intl.formatNumber(rate) }),
        }}
      />
      <p className={styles.hint}>{t('jobs.sheet.rate_compared', comparedBy(intl))}</p>
      <p className={styles.hint}>{t('jobs.sheet.rate_hint')}</p>
    </>
  );
}
