'use client';

import { CheckboxField } from '../CheckboxField';
import { FieldGroup, type FieldGroupProps } from '../Field';
import { cx } from '../internal/cx';
import type { AnswerOption } from '../internal/option';
import { toggled } from '../internal/selection';
import { useControlled } from '../internal/useControlled';
import styles from './CheckboxGroup.module.css';

/** Props of {@link CheckboxGroup}; the rest goes to the `fieldset`. */
export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<FieldGroupProps, 'children' | 'defaultValue' | 'onChange'> {
  /** The boxes, in order. */
  options: readonly AnswerOption<Value>[];
  /** Ids of the checked boxes. */
  value?: readonly Value[];
  /** The ids that are chosen at the start, when the component holds them. Default none. */
  defaultValue?: readonly Value[];
  /** Called with the ids that are chosen, after each change. */
  onValueChange?: (value: Value[]) => void;
  /** Name of the boxes in the form. */
  name?: string;
  /** Called when a box loses the focus: a form marks the question as answered. */
  onOptionBlur?: () => void;
  /** Side by side when there is space; for short labels. Default one below the other. */
  layout?: 'column' | 'wrap';
}

/** A question with several answers. */
export function CheckboxGroup<Value extends string = string>(props: CheckboxGroupProps<Value>) {
  const { options, value, defaultValue = [], onValueChange, name, onOptionBlur, ...own } = props;
  const { layout = 'column', ...field } = own;
  const [chosen, setChosen] = useControlled<readonly Value[]>(
    value,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  );
  return (
    <FieldGroup {...field}>
      <div className={cx(styles.list, styles[layout])}>
        {options.map(({ id, label, lang, hint, disabled = false }) => (
          <CheckboxField
            key={id}
            className={styles.row}
            label={lang ? <span lang={lang}>{label}</span> : label}
            hint={hint}
            name={name}
            value={id}
            checked={chosen.includes(id)}
            disabled={disabled}
            aria-invalid={field.error ? true : undefined}
            onChange={() => setChosen(toggled(chosen, id))}
            onBlur={onOptionBlur}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
