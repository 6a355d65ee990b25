import type { JobFilter } from '#domain/jobs/filter';
import { WORK_SHARE } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { LimitsRange } from './LimitsRange';
import styles from './sheet.module.css';

type ShareLimits = Pick<JobFilter, 'minShare' | 'maxShare'>;

interface ShareSectionProps {
  limits: ShareLimits;
  onChange: (limits: ShareLimits) => void;
}

/** How much of full time. */
export function ShareSection({ limits, onChange }: ShareSectionProps) {
  const { t, intl } = useWords();
  return (
    <>
      <LimitsRange
        {...WORK_SHARE}
        minDistance={0}
        largeStep={25}
        limits={{ min: limits.minShare, max: limits.maxShare }}
        onChange={({ min, max }) => onChange({ minShare: min, maxShare: max })}
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
