import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { isoWeekOf } from '#domain/calendar/isoWeek';
import type { Gap } from '#domain/planning/yearPlan';
import { useWords } from '../../i18n/intl';
import { dayRangeText } from '../../lib/dates';
import styles from './planner.module.css';

export interface GapRowProps {
  gap: Gap;
  /** How many jobs have a day in it; undefined while it is counted, null when that failed. */
  count: number | undefined | null;
  /** The list of them. */
  href: string;
  linkComponent: LinkComponent;
}

/** A free period with the number of its jobs. */
export function GapRow({ gap: { from, to }, count, href, linkComponent }: GapRowProps) {
  const { t, intl } = useWords();
  const [first, last] = [isoWeekOf(from).weekNumber, isoWeekOf(to).weekNumber];
  const weeks = t(first === last ? 'planner.result.gap_week' : 'planner.result.gap_weeks', {
    first,
    last,
  });
  return (
    <li className={styles.gap}>
      <p className={styles.gapDays}>
        <strong>{weeks}</strong>
        <span className={styles.note}>{dayRangeText(intl, from, to)}</span>
      </p>
      <p role="status" className={styles.count}>
        {count === undefined
          ? t('planner.result.counting')
          : count === null
            ? t('planner.result.not_counted')
            : t('planner.result.count', { count })}
      </p>
      <Button variant="secondary" size="small" href={href} linkComponent={linkComponent}>
        <span>{t('planner.result.show')}</span>
        <span className="vk-visually-hidden">{`: ${weeks}`}</span>
      </Button>
    </li>
  );
}
