'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import { FieldGroup, type FieldGroupProps } from '../Field';
import { MuiScope } from '../MuiScope';
import type { Option } from './option';
import { useControlled } from './useControlled';

/** The props of every question with one of a few answers; the rest goes to the `fieldset`. */
export interface RadioQuestionProps<Answer extends Option<Value>, Value extends string = string>
  extends Omit<FieldGroupProps, 'children' | 'defaultValue' | 'onChange'> {
  /** The answers, in order. */
  options: readonly Answer[];
  /** Id of the chosen answer; '' for none. */
  value?: Value | '';
  /** The id that is chosen at the start, when the component holds it. Default '': none. */
  defaultValue?: Value | '';
  /** Called with the id of the chosen answer, after each change. */
  onValueChange?: (value: Value) => void;
  /** Name of the question in the form; generated when left out. */
  name?: string;
  /** Called when an answer loses the focus: a form marks the question as answered. */
  onOptionBlur?: () => void;
}

interface RadioRowsProps<Answer extends Option<Value>, Value extends string>
  extends RadioQuestionProps<Answer, Value> {
  /** Whether a plain form is invalid without an answer. */
  required?: boolean | undefined;
  /** Class of the element around the rows. */
  rowsClassName: string | undefined;
  rowClassName?: string | undefined;
  /** What stands beside the radio button. */
  renderLabel: (option: Answer) => ReactNode;
}

/** MUI's radio buttons with their labels, in the frame of a question. */
export function RadioRows<Answer extends Option<Value>, Value extends string>(
  props: RadioRowsProps<Answer, Value>,
) {
  const { options, value, defaultValue = '', onValueChange, name, onOptionBlur, ...own } = props;
  const { required, rowsClassName, rowClassName, renderLabel, ...field } = own;
  const madeName = useId();
  const [chosen, setChosen] = useControlled<Value | ''>(value, defaultValue, (next) => {
    if (next !== '') onValueChange?.(next);
  });
  return (
    <FieldGroup role="radiogroup" aria-invalid={field.error ? true : undefined} {...field}>
      <MuiScope>
        <RadioGroup
          // The fieldset is the group, since it has the question and the error.
          role="none"
          className={rowsClassName ?? ''}
          name={name ?? madeName}
          value={chosen}
          // Its values are the ids of the options.
          onChange={(_event, next) => setChosen(next as Value)}
        >
          {options.map((option) => (
            <FormControlLabel
              key={option.id}
              className={rowClassName ?? ''}
              value={option.id}
              disableTypography
              label={renderLabel(option)}
              control={
                <Radio
                  disabled={option.disabled ?? false}
                  // On the native control only: MUI's own prop writes a star after the label
                  slotProps={{ input: { required } }}
                  onBlur={onOptionBlur}
                />
              }
            />
          ))}
        </RadioGroup>
      </MuiScope>
    </FieldGroup>
  );
}
