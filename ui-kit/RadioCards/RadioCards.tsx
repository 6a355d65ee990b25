import { type ReactNode, useId } from 'react';
import { FieldGroup, type FieldGroupProps } from '../Field';
import choice from '../internal/choice.module.css';
import { cx } from '../internal/cx';
import type { Option } from '../internal/option';
import { useControlled } from '../internal/useControlled';
import styles from './RadioCards.module.css';

/** An answer on a card. */
export interface RadioCard extends Option {
  /** A decorative icon at the end of the card. */
  icon?: ReactNode;
}

/** Props of {@link RadioCards}; the rest goes to the `fieldset`. */
export interface RadioCardsProps
  extends Omit<FieldGroupProps, 'children' | 'defaultValue' | 'onChange'> {
  options: readonly RadioCard[];
  /** Id of the chosen card; '' for none. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Name of the question in the form; generated when left out. */
  name?: string;
  /** Called when a card loses the focus: a form marks the question as answered. */
  onOptionBlur?: () => void;
  /** Cards in a row when there is space. Default 1. */
  columns?: 1 | 2 | 3;
}

/** A question with one of a few answers, each with space for an explanation. */
export function RadioCards(props: RadioCardsProps) {
  const { options, value, defaultValue = '', onValueChange, name, onOptionBlur, ...own } = props;
  const { columns = 1, ...field } = own;
  const madeName = useId();
  const [chosen, setChosen] = useControlled({ value, defaultValue, onChange: onValueChange });
  return (
    <FieldGroup role="radiogroup" aria-invalid={field.error ? true : undefined} {...field}>
      <div className={cx(styles.cards, styles[`columns${columns}`])}>
        {options.map(({ id, label, hint, icon, disabled }) => (
          <label key={id} className={styles.card}>
            <input
              type="radio"
              className={choice.radio}
              name={name ?? madeName}
              value={id}
              checked={chosen === id}
              disabled={disabled}
              onChange={() => setChosen(id)}
              onBlur={onOptionBlur}
            />
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              {hint && <span className={styles.hint}>{hint}</span>}
            </span>
            {icon && <span className={styles.icon}>{icon}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
