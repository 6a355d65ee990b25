'use client';

import { type ReactNode, useId } from 'react';
import { weekKey } from '../../domain/calendar/isoWeek';
import { Checkbox } from '../internal/Checkbox';
import { formatDay } from '../internal/days';
import { groupState, toggled, withChosen } from '../internal/selection';
import styles from './WeekPicker.module.css';
import type { WeekPickerLabels } from './weekPickerLabels';
import type { MonthOfWeeks } from './weeks';

/** A month of the picker, as cards or as numbers. */
export interface MonthOfWeeksGroupProps extends MonthOfWeeks {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  fixed: ReadonlySet<string>;
  /** Name of the weeks' boxes in the form. */
  name: string | undefined;
  contents: ((key: string) => ReactNode) | undefined;
  locale: string;
  labels: WeekPickerLabels;
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };

/** A month: a box for all its weeks that can be chosen, and one for each. */
export function MonthOfWeeksGroup(props: MonthOfWeeksGroupProps) {
  const { month, weeks, chosen, onChange, fixed, name, contents, locale, labels } = props;
  const free = weeks.map(weekKey).filter((key) => !fixed.has(key));
  const state = groupState(free, chosen);
  const title = formatDay(`${month}-01`, locale, MONTH);
  const monthName = <span className={styles.monthName}>{title}</span>;
  return (
    <fieldset className={styles.month}>
      <legend className="vk-visually-hidden">{title}</legend>
      {free.length === 0 ? (
        <p className={styles.whole} aria-hidden="true">
          {monthName}
        </p>
      ) : (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside Checkbox.
        <label className={styles.whole}>
          <Checkbox
            checked={state === 'all'}
            indeterminate={state === 'some'}
            onChange={() => onChange(withChosen(chosen, free, state !== 'all'))}
          />
          {monthName}
        </label>
      )}
      <ul className={contents ? `${styles.weeks} ${styles.withContents}` : styles.weeks}>
        {weeks.map((week) => (
          <WeekItem
            key={week.startDate}
            field={name}
            id={weekKey(week)}
            name={labels.week(week.weekNumber)}
            days={`${formatDay(week.startDate, locale, DAY)} – ${formatDay(week.endDate, locale, DAY)}`}
            chosen={fixed.has(weekKey(week)) ? null : chosen.includes(weekKey(week))}
            onToggle={() => onChange(toggled(chosen, weekKey(week)))}
            contents={contents?.(weekKey(week)) ?? null}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface WeekItemProps {
  /** Name and value of the box in the form. */
  field: string | undefined;
  id: string;
  name: string;
  days: string;
  /** null: it cannot be chosen. */
  chosen: boolean | null;
  onToggle: () => void;
  contents: ReactNode;
}

function WeekItem(props: WeekItemProps) {
  const { field, id, name, days, chosen, onToggle, contents } = props;
  const contentsId = useId();
  const words = (
    <span className={styles.words}>
      <span className={styles.number}>{name}</span> <span className={styles.days}>{days}</span>
    </span>
  );
  return (
    <li className={chosen === null ? `${styles.week} ${styles.fixed}` : styles.week}>
      {chosen === null ? (
        <p className={styles.choice}>{words}</p>
      ) : (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside Checkbox.
        <label className={styles.choice}>
          <Checkbox
            name={field}
            value={id}
            checked={chosen}
            onChange={onToggle}
            aria-describedby={contents ? contentsId : undefined}
          />
          {words}
        </label>
      )}
      {contents && (
        <div id={contentsId} className={styles.contents}>
          {contents}
        </div>
      )}
    </li>
  );
}
