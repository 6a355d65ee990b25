'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { FieldGroup, type FieldGroupProps } from '../Field';
import { cx } from '../internal/cx';
import { useControlled } from '../internal/useControlled';
import { MuiScope } from '../MuiScope';
import styles from './ScaleField.module.css';

/** Props of {@link ScaleField}; the rest goes to the `fieldset`. */
export interface ScaleFieldProps
  extends Omit<FieldGroupProps, 'children' | 'defaultValue' | 'onChange'> {
  /** The words of the steps, the lowest first; the first and the last one stand below the scale. */
  steps: readonly string[];
  /** The number of the chosen step as text, from "1"; '' for none. */
  value?: string;
  /** The step that is chosen at the start, when the field holds it. Default '': none. */
  defaultValue?: string;
  /** Called with the number of the chosen step as text, after each change. */
  onValueChange?: (value: string) => void;
  /** Name of the question in the form. */
  name: string;
}

/** How far a statement is true: one step of a scale. */
export function ScaleField(props: ScaleFieldProps) {
  const { steps, value, defaultValue = '', onValueChange, name, className, ...field } = props;
  const [chosen, setChosen] = useControlled(value, defaultValue, onValueChange);
  return (
    <FieldGroup
      role="radiogroup"
      aria-invalid={field.error ? true : undefined}
      {...field}
      className={cx(styles.field, className)}
    >
      <MuiScope>
        <RadioGroup
          // The fieldset is the group, since it has the question and the error.
          role="none"
          className={styles.steps ?? ''}
          name={name}
          value={chosen}
          onChange={(_event, next) => setChosen(next)}
        >
          {steps.map((words, index) => {
            const step = String(index + 1);
            return (
              <FormControlLabel
                key={step}
                className={styles.step ?? ''}
                value={step}
                disableTypography
                label={
                  <>
                    <span aria-hidden="true">{step}</span>
                    <span className="vk-visually-hidden">{`${step}: ${words}`}</span>
                  </>
                }
                control={<Radio className={styles.radio ?? ''} />}
              />
            );
          })}
        </RadioGroup>
      </MuiScope>
      <div aria-hidden="true" className={styles.ends}>
        <span>{steps[0]}</span>
        <span>{steps.at(-1)}</span>
      </div>
    </FieldGroup>
  );
}
