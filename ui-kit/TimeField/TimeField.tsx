'use client';

import type { FieldTextProps } from '../Field';
import { PickedField, type PickedInputProps } from '../internal/PickedField';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import type { TimeFieldLabels } from './labels';
import { timeDialogPart } from './timeDialogPart';
import { formatTime, isTime, type TimeRules, timeProblemOf, typedTime } from './timeValue';

/** Props of {@link TimeField}; the rest, and `ref`, go to the `input`, `className` to the root. */
export interface TimeFieldProps extends FieldTextProps, TimeRules, PickedInputProps {
  /** The time, `14:30`, when its owner holds it; '' for none. */
  value?: string;
  /** The time at the start, when the field holds it. Default none. */
  defaultValue?: string;
  /**
   * Called with the time, or with '' for none. A text that is no time is passed on as it was typed,
   * with an error at the field, so that no check takes it for an empty one.
   */
  onValueChange?: (value: string) => void;
  /** Minutes between the times of the list; any minute can be typed. Default 30. */
  step?: number | undefined;
  /** BCP 47, `sv-SE`. Default: the KitProvider's. */
  locale?: string;
  /** Its texts. Default: the KitProvider's. */
  labels?: TimeFieldLabels;
}

/**
 * A time of day: typed in almost any format, or chosen in a list that is loaded later. Before the
 * page's script runs it is the browser's own field.
 */
export function TimeField(props: TimeFieldProps) {
  const {
    isUnavailable,
    step = 30,
    locale = kitValue('locale'),
    labels = kitTexts().timeField.labels,
    ...rest
  } = props;
  const { min, max } = rest;
  return (
    <PickedField
      {...rest}
      min={min}
      max={max}
      labels={labels}
      kind={{
        type: 'time',
        icon: 'clock',
        isValue: isTime,
        read: (text) => typedTime(text, locale),
        write: (time) => formatTime(time, locale),
        problemOf(time) {
          const problem = timeProblemOf(time, { min, max, isUnavailable });
          return problem === null ? '' : labels.problems[problem];
        },
      }}
      dialogPart={timeDialogPart}
      dialog={{ step, locale, labels, min, max, isUnavailable }}
    />
  );
}
