import { RateRange, type Rates } from '@vikari/ui-kit/RateRange';
import { useState } from 'react';
import type { JobFilter, RateHistogram } from '#domain/jobs/filter';
import { HOURLY_RATE } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { comparedBy } from '../../../lib/comparedRates';
import styles from './sheet.module.css';

type Limits = Pick<JobFilter, 'minHourlyRate' | 'maxHourlyRate'>;

interface RateSectionProps {
  limits: Limits;
  histogram: RateHistogram | undefined;
  onChange: (limits: Limits) => void;
}

/** The rates as a filter has them: an end on its bound means no limit. */
function toLimits({ min, max }: Rates): Limits {
  return {
    minHourlyRate: min > HOURLY_RATE.min ? min : null,
    maxHourlyRate: max < HOURLY_RATE.max ? max : null,
  };
}

/** The comparable rate under a histogram of the jobs; staged when a drag ends. */
export function RateSection({ limits, histogram, onChange }: RateSectionProps) {
  const { t, intl } = useWords();
  const [moving, setMoving] = useState<Rates | null>(null);
  const staged: Rates = {
    min: limits.minHourlyRate ?? HOURLY_RATE.min,
    max: limits.maxHourlyRate ?? HOURLY_RATE.max,
  };
  return (
    <>
      <RateRange
        {...HOURLY_RATE}
        enterKeyHint="search"
        value={moving ?? staged}
        histogram={histogram}
        onValueChange={setMoving}
        onValueCommit={(rates) => {
          setMoving(null);
          onChange(toLimits(rates));
        }}
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
