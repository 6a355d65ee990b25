import { AccordionItem } from '@vikari/ui-kit/Accordion';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/intl';
import { dayRangeText } from '../../lib/dates';
import styles from './planner.module.css';
import type { WeekOfPlan } from './planWeeks';

export interface PastWeeksProps {
  weeks: readonly WeekOfPlan[];
  contents: (week: WeekOfPlan) => ReactNode;
}

/** The weeks of the year that have passed, closed until they are asked for. */
export function PastWeeks({ weeks, contents }: PastWeeksProps) {
  const { t, intl } = useWords();
  if (weeks.length === 0) return null;
  return (
    <AccordionItem summary={t('planner.past', { count: weeks.length })}>
      <ul className={styles.past}>
        {weeks.map((planned) => {
          const { weekNumber, startDate, endDate } = planned.week;
          return (
            <li key={planned.key} className={styles.pastWeek}>
              <p>
                <strong>{t('planner.week', { number: weekNumber })}</strong>{' '}
                <span className={styles.note}>{dayRangeText(intl, startDate, endDate)}</span>
              </p>
              {contents(planned)}
            </li>
          );
        })}
      </ul>
    </AccordionItem>
  );
}
