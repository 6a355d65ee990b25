'use client';

import { weekKey } from '../../domain/calendar/isoWeek';
import { Checkbox } from '../internal/Checkbox';
import { formatDay } from '../internal/days';
import { groupState, toggled, withChosen } from '../internal/selection';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import type { MonthOfWeeksGroupProps } from './MonthOfWeeksGroup';
import styles from './MonthRow.module.css';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };
const SHORT_MONTH: Intl.DateTimeFormatOptions = { month: 'short' };

/** A month in one row: a box for all its weeks that can be chosen, and its weeks as numbers. */
export function MonthRow(props: Omit<MonthOfWeeksGroupProps, 'contents'>) {
  const { month, weeks, chosen, onChange, fixed, name, locale, labels } = props;
  const free = weeks.map(weekKey).filter((key) => !fixed.has(key));
  const state = groupState(free, chosen);
  const title = formatDay(`${month}-01`, locale, MONTH);
  return (
    <fieldset className={styles.row}>
      <legend className="vk-visually-hidden">{title}</legend>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is inside Checkbox. */}
      <label className={styles.month}>
        <Checkbox
          checked={free.length > 0 && state === 'all'}
          indeterminate={state === 'some'}
          disabled={free.length === 0}
          onChange={() => onChange(withChosen(chosen, free, state !== 'all'))}
        />
        <span aria-hidden="true" className={styles.monthName}>
          {formatDay(`${month}-01`, locale, SHORT_MONTH)}
        </span>
        <VisuallyHidden>{title}</VisuallyHidden>
      </label>
      <ul className={styles.weeks}>
        {weeks.map((week) => {
          const key = weekKey(week);
          const days = `${formatDay(week.startDate, locale, DAY)} – ${formatDay(week.endDate, locale, DAY)}`;
          return (
            <li key={key}>
              <label className={styles.week} title={days}>
                <input
                  type="checkbox"
                  name={name}
                  value={key}
                  checked={!fixed.has(key) && chosen.includes(key)}
                  disabled={fixed.has(key)}
                  onChange={() => onChange(toggled(chosen, key))}
                  className={styles.box}
                />
                <span aria-hidden="true">{week.weekNumber}</span>
                <VisuallyHidden>{`${labels.week(week.weekNumber)} ${days}`}</VisuallyHidden>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
