'use client';

import type { DayRules } from '../DateRangeField/dateRange';
import { gregorian } from '../DateRangeField/gregorian';
import type { FieldTextProps } from '../Field';
import { formatDay } from '../internal/days';
import { PickedField, type PickedInputProps } from '../internal/PickedField';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import { dayDialogPart } from './dayDialogPart';
import { type DayProblem, isDay, problemOf, typedValue } from './dayValue';
import type { DateFieldLabels } from './labels';

/** Props of {@link DateField}; the rest, and `ref`, go to the `input`, `className` to the root. */
export interface DateFieldProps extends FieldTextProps, DayRules, PickedInputProps {
  /** The day, `2026-12-01`, when its owner holds it; '' for none. */
  value?: string;
  /** The day at the start, when the field holds it. Default none. */
  defaultValue?: string;
  /**
   * Called with the day, or with '' for none. A text that is no day is passed on as it was typed, with
   * an error at the field, so that no check takes it for an empty one.
   */
  onValueChange?: (value: string) => void;
  /** Whether the calendar shows the numbers of weeks. Default false. */
  weeks?: boolean | undefined;
  /** The current day, `YYYY-MM-DD`: a day without a year is the next one. Default: the KitProvider's. */
  today?: string;
  /** BCP 47, `sv-SE`. Default: the KitProvider's. */
  locale?: string;
  /** Its texts. Default: the KitProvider's. */
  labels?: DateFieldLabels;
}

/**
 * One day: typed in almost any format, or chosen in a calendar that is loaded later. Before the page's
 * script runs it is the browser's own field.
 */
export function DateField(props: DateFieldProps) {
  const {
    isUnavailable,
    weeks = false,
    today = kitValue('today'),
    locale = kitValue('locale'),
    labels = kitTexts().dateField.labels,
    ...rest
  } = props;
  const { min, max } = rest;
  const written = gregorian(locale);
  const rules = { min, max, isUnavailable };
  return (
    <PickedField
      {...rest}
      min={min}
      max={max}
      labels={labels}
      kind={{
        type: 'date',
        icon: 'calendar',
        isValue: isDay,
        read: (text) => typedValue(text, { today, locale }),
        write: (day) => formatDay(day, written),
        problemOf(day) {
          const problem = problemOf(day, { today, locale, ...rules });
          return problem === null ? '' : textOf(problem, labels, written);
        },
      }}
      dialogPart={dayDialogPart}
      dialog={{ weeks, today, labels, rules, locale: written }}
    />
  );
}

/** With its year: that is what a reader has to choose by. */
const LONG_DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

function textOf(problem: DayProblem, labels: DateFieldLabels, locale: string): string {
  if (problem.kind !== 'unsure') return labels.problems[problem.kind];
  const days = problem.readings.map((day) => formatDay(day, locale, LONG_DAY));
  return labels.unsure(new Intl.ListFormat(locale, { type: 'disjunction' }).format(days));
}
