import { FieldGroup, type FieldGroupProps } from '../Field';
import { Checkbox } from '../internal/Checkbox';
import { cx } from '../internal/cx';
import type { Option } from '../internal/option';
import { toggled } from '../internal/selection';
import { useControlled } from '../internal/useControlled';
import styles from './CheckboxGroup.module.css';

/** Props of {@link CheckboxGroup}; the rest goes to the `fieldset`. */
export interface CheckboxGroupProps
  extends Omit<FieldGroupProps, 'children' | 'defaultValue' | 'onChange'> {
  options: readonly Option[];
  /** Ids of the checked boxes. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: string[]) => void;
  /** Name of the boxes in the form. */
  name?: string;
  /** Called when a box loses the focus: a form marks the question as answered. */
  onOptionBlur?: () => void;
  /** Side by side when there is space; for short labels. Default one below the other. */
  layout?: 'column' | 'wrap';
}

/** A question with several answers. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, value, defaultValue = [], onValueChange, name, onOptionBlur, ...own } = props;
  const { layout = 'column', ...field } = own;
  const [chosen, setChosen] = useControlled<readonly string[]>({
    value,
    defaultValue,
    onChange: onValueChange && ((next) => onValueChange([...next])),
  });
  return (
    <FieldGroup {...field}>
      <div className={cx(styles.list, styles[layout])}>
        {options.map(({ id, label, hint, disabled }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside Checkbox.
          <label key={id} className={styles.option}>
            <Checkbox
              name={name}
              value={id}
              checked={chosen.includes(id)}
              disabled={disabled}
              aria-invalid={field.error ? true : undefined}
              onChange={() => setChosen(toggled(chosen, id))}
              onBlur={onOptionBlur}
            />
            <span className={styles.words}>
              <span>{label}</span>
              {hint && <span className={styles.hint}>{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
