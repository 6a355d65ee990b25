import { addDays } from '../../domain/calendar/days';
import { type IsoWeek, isoWeekOf, weekKey, weekOfKey } from '../../domain/calendar/isoWeek';
import { formatDay } from '../internal/days';
import { SelectField } from '../SelectField';
import styles from './DateRangeDialog.module.css';
import type { DateRange } from './dateRange';
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
const SHORT = { day: 'numeric', month: 'short' } as const;

/** The first and the last week, in native selects: the fastest way to whole weeks. */
export function WeekSelects({ range, onChange, today, locale, labels }: WeekSelectsProps) {
  const weeks = Array.from({ length: SHOWN }, (_, at) =>
    isoWeekOf(addDays(today, at * DAYS_OF_WEEK)),
  );
  const groups = (dayOf: (week: IsoWeek) => string) => [
    {
      label: '',
      options: weeks.map((week) => ({
        id: weekKey(week),
        label: labels.option(week.weekNumber, formatDay(dayOf(week), locale, SHORT)),
      })),
    },
  ];
  const weekAt = (day: string | null) => (day === null ? null : isoWeekOf(day));
  const [first, last] = [weekAt(range.from), weekAt(range.to)];
  const keyOf = (week: IsoWeek | null) =>
    week && weeks.some((one) => weekKey(one) === weekKey(week)) ? weekKey(week) : '';
  return (
    <div className={styles.weeks}>
      <SelectField
        label={labels.from}
        placeholder={labels.none}
        groups={groups(({ startDate }) => startDate)}
        value={keyOf(first)}
        onValueChange={(key) => onChange(rangeOfWeeks(weekOfKey(key), last))}
      />
      <SelectField
        label={labels.to}
        placeholder={labels.none}
        groups={groups(({ endDate }) => endDate)}
        value={keyOf(last)}
        onValueChange={(key) => onChange(rangeOfWeeks(first, weekOfKey(key)))}
      />
    </div>
  );
}
