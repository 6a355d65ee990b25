'use client';

import { useDeferredValue } from 'react';
import { addDays } from '../../domain/calendar/days';
import { type IsoWeek, isoWeekOf, weekKey, weekOfKey } from '../../domain/calendar/isoWeek';
import { formatDay } from '../internal/days';
import { SelectField } from '../SelectField';
import styles from './DateRangeDialog.module.css';
import type { DateRange } from './dateRange';
import { DAY_FORMATS } from './dayFormats';
import type { WeekSelectsLabels } from './labels';
import { rangeOfWeeks } from './weekText';

interface WeekSelectsProps {
  range: DateRange;
  onChange: (range: DateRange) => void;
  /** `YYYY-MM-DD`; its week is the first. */
  today: string;
  locale: string;
  labels: WeekSelectsLabels;
}

const SHOWN = 53;
const DAYS_OF_WEEK = 7;

/**
 * The first and the last week, in native selects: the fastest way to whole weeks. Rendered with the
 * chosen weeks only at first, since a hundred options are a third of the dialog's elements.
 */
export function WeekSelects({ range, onChange, today, locale, labels }: WeekSelectsProps) {
  const weekAt = (day: string | null) => (day === null ? null : isoWeekOf(day));
  const [first, last] = [weekAt(range.from), weekAt(range.to)];
  const isComplete = useDeferredValue(true, false);
  const weeks = Array.from({ length: SHOWN }, (_, at) =>
    isoWeekOf(addDays(today, at * DAYS_OF_WEEK)),
  );
  const keyOf = (week: IsoWeek | null) =>
    week && weeks.some((one) => weekKey(one) === weekKey(week)) ? weekKey(week) : '';
  const groups = (chosen: string, dayOf: (week: IsoWeek) => string) => [
    {
      label: '',
      options: weeks
        .filter((week) => isComplete || weekKey(week) === chosen)
        .map((week) => ({
          id: weekKey(week),
          label: labels.option(week.weekNumber, formatDay(dayOf(week), locale, DAY_FORMATS.short)),
        })),
    },
  ];
  return (
    <div className={styles.weeks}>
      <SelectField
        label={labels.from}
        placeholder={labels.none}
        groups={groups(keyOf(first), ({ startDate }) => startDate)}
        value={keyOf(first)}
        onValueChange={(key) => onChange(rangeOfWeeks(weekOfKey(key), last))}
      />
      <SelectField
        label={labels.to}
        placeholder={labels.none}
        groups={groups(keyOf(last), ({ endDate }) => endDate)}
        value={keyOf(last)}
        onValueChange={(key) => onChange(rangeOfWeeks(first, weekOfKey(key)))}
      />
    </div>
  );
}
