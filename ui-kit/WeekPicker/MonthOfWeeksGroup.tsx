import { weekKey } from '../../domain/calendar/isoWeek';
import { Checkbox } from '../internal/Checkbox';
import { formatDay } from '../internal/days';
import { groupState, toggled, withChosen } from '../internal/selection';
import styles from './WeekPicker.module.css';
import type { WeekPickerLabels } from './weekPickerLabels';
import type { MonthOfWeeks } from './weeks';

interface MonthOfWeeksGroupProps extends MonthOfWeeks {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  locale: string;
  labels: WeekPickerLabels;
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };

/** A month: a box for all its weeks, and one for each. */
export function MonthOfWeeksGroup(props: MonthOfWeeksGroupProps) {
  const { month, weeks, chosen, onChange, locale, labels } = props;
  const keys = weeks.map(weekKey);
  const state = groupState(keys, chosen);
  const name = formatDay(`${month}-01`, locale, MONTH);
  return (
    <fieldset className={styles.month}>
      <legend className="vk-visually-hidden">{name}</legend>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is inside Checkbox. */}
      <label className={styles.whole}>
        <Checkbox
          checked={state === 'all'}
          indeterminate={state === 'some'}
          onChange={() => onChange(withChosen(chosen, keys, state !== 'all'))}
        />
        <span className={styles.monthName}>{name}</span>
      </label>
      <div className={styles.weeks}>
        {weeks.map((week) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside Checkbox.
          <label key={week.startDate} className={styles.week}>
            <Checkbox
              checked={chosen.includes(weekKey(week))}
              onChange={() => onChange(toggled(chosen, weekKey(week)))}
            />
            <span className={styles.words}>
              <span className={styles.number}>{labels.week(week.weekNumber)}</span>{' '}
              <span className={styles.days}>
                {formatDay(week.startDate, locale, DAY)} – {formatDay(week.endDate, locale, DAY)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
