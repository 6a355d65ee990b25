import { FieldGroup, type FieldGroupProps } from '../Field';
import { cx } from '../internal/cx';
import { useControlled } from '../internal/useControlled';
import styles from './ScaleField.module.css';

/** Props of {@link ScaleField}; the rest goes to the `fieldset`. */
export interface ScaleFieldProps
  extends Omit<FieldGroupProps, 'children' | 'defaultValue' | 'onChange'> {
  /** The words of the steps, the lowest first; the first and the last one stand below the scale. */
  steps: readonly string[];
  /** The number of the chosen step as text, from "1"; '' for none. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Name of the question in the form. */
  name: string;
}

/** How far a statement is true: one step of a scale. */
export function ScaleField(props: ScaleFieldProps) {
  const { steps, value, defaultValue = '', onValueChange, name, className, ...field } = props;
  const [chosen, setChosen] = useControlled({ value, defaultValue, onChange: onValueChange });
  return (
    <FieldGroup
      role="radiogroup"
      aria-invalid={field.error ? true : undefined}
      {...field}
      className={cx(styles.field, className)}
    >
      <div className={styles.steps}>
        {steps.map((words, index) => {
          const step = String(index + 1);
          return (
            <label key={step} className={styles.step}>
              <input
                type="radio"
                name={name}
                value={step}
                checked={chosen === step}
                onChange={() => setChosen(step)}
                className={styles.radio}
              />
              <span aria-hidden="true">{step}</span>
              <span className="vk-visually-hidden">{`${step}: ${words}`}</span>
            </label>
          );
        })}
      </div>
      <div aria-hidden="true" className={styles.ends}>
        <span>{steps[0]}</span>
        <span>{steps.at(-1)}</span>
      </div>
    </FieldGroup>
  );
}
