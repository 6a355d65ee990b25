'use client';

import { type ReactNode, useRef, useState } from 'react';
import { weekKey } from '../../domain/calendar/isoWeek';
import { FieldGroup, type FieldGroupProps } from '../Field';
import { FormValues } from '../internal/FormValues';
import { useControlled } from '../internal/useControlled';
import { MonthOfWeeksGroup } from './MonthOfWeeksGroup';
import styles from './WeekPicker.module.css';
import type { WeekPickerLabels } from './weekPickerLabels';
import { byMonth, weeksFrom } from './weeks';

/** Props of {@link WeekPicker}; the rest goes to the `fieldset`. */
export interface WeekPickerProps
  extends Omit<FieldGroupProps, 'children' | 'defaultValue' | 'onChange'> {
  /** Keys of the chosen weeks, `week_year`: `49_2026`. Weeks that are not shown are kept. */
  value?: readonly string[];
  /** The weeks that are chosen at the start, when the picker holds them. Default none. */
  defaultValue?: readonly string[];
  /** Called with the keys of the chosen weeks, after each change. */
  onValueChange?: (value: string[]) => void;
  /** `YYYY-MM-DD`; its week is the first. */
  today: string;
  /** How many weeks are shown. Default 26. */
  count?: number;
  /** Keys of weeks that are shown and cannot be chosen. */
  fixed?: ReadonlySet<string>;
  /** What there is in a week, shown below its days; it may have links. */
  contents?: (key: string) => ReactNode;
  /** In the form each chosen week is posted under it: `weeks=49_2026&weeks=50_2026`. */
  name?: string;
  /** The form is invalid while no week is chosen. */
  required?: boolean;
  /** BCP 47, `sv-SE`: how days and months are written. */
  locale: string;
  /** Its texts. */
  labels: WeekPickerLabels;
}

const NONE: ReadonlySet<string> = new Set();

/** The weeks that someone can work, numbered as in Sweden, under their months. */
export function WeekPicker(props: WeekPickerProps) {
  const { value, defaultValue = [], onValueChange, today, count = 26, locale, ...own } = props;
  const { fixed = NONE, contents, labels, name, required, ...field } = own;
  const [chosen, setChosen] = useControlled<readonly string[]>({
    value,
    defaultValue,
    onChange: onValueChange && ((next) => onValueChange([...next])),
  });
  const [initial] = useState(value ?? defaultValue);
  const list = useRef<HTMLDivElement>(null);
  const shown = weeksFrom(today, count);
  // Weeks with a box are posted by it, also without a script.
  const boxed = new Set(shown.map(weekKey).filter((key) => !fixed.has(key)));
  return (
    <FieldGroup {...field}>
      <div ref={list} className={styles.months}>
        <FormValues
          name={name}
          values={chosen.filter((key) => !boxed.has(key))}
          required={required}
          isFilled={chosen.length > 0}
          onReset={() => setChosen(initial)}
          onMissing={() => list.current?.querySelector<HTMLElement>('[type=checkbox]')?.focus()}
        />
        {byMonth(shown).map(({ month, weeks }) => (
          <MonthOfWeeksGroup
            key={month}
            month={month}
            weeks={weeks}
            chosen={chosen}
            onChange={setChosen}
            fixed={fixed}
            name={name}
            contents={contents}
            locale={locale}
            labels={labels}
          />
        ))}
      </div>
      <p role="status" className={styles.chosen}>
        {labels.chosen(chosen.length)}
      </p>
    </FieldGroup>
  );
}
