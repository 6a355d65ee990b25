'use client';

import { type ReactNode, useRef, useState } from 'react';
import { weekKey } from '../../domain/calendar/isoWeek';
import { FieldGroup, type FieldGroupProps } from '../Field';
import { FormValues } from '../internal/FormValues';
import { useControlled } from '../internal/useControlled';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import { MonthOfWeeksGroup } from './MonthOfWeeksGroup';
import { MonthRow } from './MonthRow';
import styles from './WeekPicker.module.css';
import type { WeekPickerLabels } from './weekPickerLabels';
import { byMonth, byYear, weeksFrom } from './weeks';

/** Props of {@link WeekPicker}; the rest goes to the `fieldset`. */
export interface WeekPickerProps
  extends Omit<FieldGroupProps, 'children' | 'defaultValue' | 'onChange'> {
  /** Keys of the chosen weeks, `week_year`: `49_2026`. Weeks that are not shown are kept. */
  value?: readonly string[];
  /** The weeks that are chosen at the start, when the picker holds them. Default none. */
  defaultValue?: readonly string[];
  /** Called with the keys of the chosen weeks, after each change. */
  onValueChange?: (value: string[]) => void;
  /** `YYYY-MM-DD`; its week is the first. Default: the KitProvider's. */
  today?: string;
  /** How many weeks are shown. Default 26. */
  count?: number;
  /**
   * `cards` with days and `contents`; `numbers` for a year or more: a row for each month, in which a week
   * is its number. Default `cards`.
   */
  layout?: 'cards' | 'numbers';
  /** Keys of weeks that are shown and cannot be chosen. */
  fixed?: ReadonlySet<string>;
  /** What there is in a week, shown below its days; it may have links. */
  contents?: (key: string) => ReactNode;
  /** In the form each chosen week is posted under it: `weeks=49_2026&weeks=50_2026`. */
  name?: string;
  /** The form is invalid while no week is chosen. */
  required?: boolean;
  /** BCP 47, `sv-SE`: how days and months are written. Default: the KitProvider's. */
  locale?: string;
  /** Its texts. Default: the KitProvider's. */
  labels?: WeekPickerLabels;
}

const NONE: ReadonlySet<string> = new Set();

/** The weeks that someone can work, numbered as in Sweden, under their months. */
export function WeekPicker(props: WeekPickerProps) {
  const {
    value,
    defaultValue = [],
    onValueChange,
    today = kitValue('today'),
    count = 26,
    locale = kitValue('locale'),
    ...own
  } = props;
  const {
    layout = 'cards',
    fixed = NONE,
    contents,
    labels = kitTexts().weekPicker.labels,
    name,
    required,
    ...field
  } = own;
  const [chosen, setChosen] = useControlled<readonly string[]>(
    value,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  );
  const [initial] = useState(value ?? defaultValue);
  const list = useRef<HTMLDivElement>(null);
  const shown = weeksFrom(today, count);
  // Weeks with a box are posted by it, also without a script.
  const boxed = new Set(shown.map(weekKey).filter((key) => !fixed.has(key)));
  return (
    <FieldGroup {...field}>
      <div ref={list} className={layout === 'numbers' ? styles.years : styles.months}>
        <FormValues
          name={name}
          values={chosen.filter((key) => !boxed.has(key))}
          required={required}
          isFilled={chosen.length > 0}
          onReset={() => setChosen(initial)}
          onMissing={() => list.current?.querySelector<HTMLElement>('[type=checkbox]')?.focus()}
        />
        {layout === 'cards' &&
          byMonth(shown).map((month) => (
            <MonthOfWeeksGroup
              key={month.month}
              {...month}
              {...{ chosen, fixed, name, contents, locale, labels }}
              onChange={setChosen}
            />
          ))}
        {layout === 'numbers' &&
          byYear(byMonth(shown)).map(({ year, months }) => (
            <div key={year} className={styles.year}>
              <p aria-hidden="true" className={styles.yearName}>
                {year}
              </p>
              <div className={styles.rows}>
                {months.map((month) => (
                  <MonthRow
                    key={month.month}
                    {...month}
                    {...{ chosen, fixed, name, locale, labels }}
                    onChange={setChosen}
                  />
                ))}
              </div>
            </div>
          ))}
      </div>
      <p role="status" className={styles.chosen}>
        {labels.chosen(chosen.length)}
      </p>
    </FieldGroup>
  );
}
