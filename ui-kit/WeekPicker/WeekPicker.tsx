import type { ReactNode } from 'react';
import { FieldGroup, type FieldGroupProps } from '../Field';
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
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
  /** `YYYY-MM-DD`; its week is the first. */
  today: string;
  /** How many weeks are shown. Default 26. */
  count?: number;
  /** Keys of weeks that are shown and cannot be chosen. */
  fixed?: ReadonlySet<string>;
  /** What there is in a week, shown below its days; it may have links. */
  contents?: (key: string) => ReactNode;
  /** BCP 47, `sv-SE`: how days and months are written. */
  locale: string;
  labels: WeekPickerLabels;
}

const NONE: ReadonlySet<string> = new Set();

/** The weeks that someone can work, numbered as in Sweden, under their months. */
export function WeekPicker(props: WeekPickerProps) {
  const { value, defaultValue = [], onValueChange, today, count = 26, locale, ...own } = props;
  const { fixed = NONE, contents, labels, ...field } = own;
  const [chosen, setChosen] = useControlled<readonly string[]>({
    value,
    defaultValue,
    onChange: onValueChange && ((next) => onValueChange([...next])),
  });
  return (
    <FieldGroup {...field}>
      <div className={styles.months}>
        {byMonth(weeksFrom(today, count)).map(({ month, weeks }) => (
          <MonthOfWeeksGroup
            key={month}
            month={month}
            weeks={weeks}
            chosen={chosen}
            onChange={setChosen}
            fixed={fixed}
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
