import { RateRange, type Rates } from '@vikari/ui-kit/RateRange';
import { useState } from 'react';
import type { JobFilter } from '#domain/jobs/filter';
import { WORK_SHARE } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import styles from './sheet.module.css';

type Limits = Pick<JobFilter, 'minShare' | 'maxShare'>;

interface ShareSectionProps {
  limits: Limits;
  onChange: (limits: Limits) => void;
}

/** The shares as a filter has them: an end on its bound means no limit. */
function toLimits({ min, max }: Rates): Limits {
  return {
    minShare: min > WORK_SHARE.min ? min : null,
    maxShare: max < WORK_SHARE.max ? max : null,
  };
}

/** How much of full time; staged when a drag ends. */
export function ShareSection({ limits, onChange }: ShareSectionProps) {
  const { t, intl } = useWords();
  const [moving, setMoving] = useState<Rates | null>(null);
  const staged: Rates = {
    min: limits.minShare ?? WORK_SHARE.min,
    max: limits.maxShare ?? WORK_SHARE.max,
  };
  return (
    <>
      <RateRange
        {...WORK_SHARE}
        minDistance={0}
        enterKeyHint="search"
        value={moving ?? staged}
        onValueChange={setMoving}
        onValueCommit={(shares) => {
          setMoving(null);
          onChange(toLimits(shares));
        }}
        labels={{
          group: t('jobs.sheet.share'),
          min: t('jobs.sheet.share_min'),
          max: t('jobs.sheet.share_max'),
          unit: '%',
          value: (share) => t('jobs.sheet.share_value', { share: intl.formatNumber(share) }),
        }}
      />
      <p className={styles.hint}>{t('jobs.sheet.share_hint')}</p>
    </>
  );
}
