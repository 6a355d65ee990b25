'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import { FieldGroup, type FieldGroupProps } from '../Field';
import { cx } from '../internal/cx';
import type { Option } from '../internal/option';
import { useControlled } from '../internal/useControlled';
import { MuiScope } from '../MuiScope';
import styles from './RadioCards.module.css';

/** An answer on a card. */
export interface RadioCard<Id extends string = string> extends Option<Id> {
  /** A decorative icon at the end of the card. */
  icon?: ReactNode;
}

/** Props of {@link RadioCards}; the rest goes to the `fieldset`. */
export interface RadioCardsProps<Value extends string = string>
  extends Omit<FieldGroupProps, 'children' | 'defaultValue' | 'onChange'> {
  /** The cards, in order. */
  options: readonly RadioCard<Value>[];
  /** Id of the chosen card; '' for none. */
  value?: Value | '';
  /** The id that is chosen at the start, when the component holds it. Default '': none. */
  defaultValue?: Value | '';
  /** Called with the id of the chosen card, after each change. */
  onValueChange?: (value: Value) => void;
  /** Name of the question in the form; generated when left out. */
  name?: string;
  /** Called when a card loses the focus: a form marks the question as answered. */
  onOptionBlur?: () => void;
  /** Cards in a row when there is space. Default 1. */
  columns?: 1 | 2 | 3;
}

/** A question with one of a few answers, each with space for an explanation. */
export function RadioCards<Value extends string = string>(props: RadioCardsProps<Value>) {
  const { options, value, defaultValue = '', onValueChange, name, onOptionBlur, ...own } = props;
  const { columns = 1, ...field } = own;
  const madeName = useId();
  const [chosen, setChosen] = useControlled<Value | ''>({
    value,
    defaultValue,
    onChange: (next) => {
      if (next !== '') onValueChange?.(next);
    },
  });
  return (
    <FieldGroup role="radiogroup" aria-invalid={field.error ? true : undefined} {...field}>
      <MuiScope>
        <RadioGroup
          // The fieldset is the group, since it has the question and the error.
          role="none"
          className={cx(styles.cards, styles[`columns${columns}`])}
          name={name ?? madeName}
          value={chosen}
          // Its values are the ids of the options.
          onChange={(_event, next) => setChosen(next as Value)}
        >
          {options.map(({ id, label, hint, icon, disabled = false }) => (
            <FormControlLabel
              key={id}
              className={styles.card ?? ''}
              value={id}
              disableTypography
              label={
                <>
                  <span className={styles.words}>
                    <span className={styles.label}>{label}</span>
                    {hint && <span className={styles.hint}>{hint}</span>}
                  </span>
                  {icon && <span className={styles.icon}>{icon}</span>}
                </>
              }
              control={<Radio disabled={disabled} onBlur={onOptionBlur} />}
            />
          ))}
        </RadioGroup>
      </MuiScope>
    </FieldGroup>
  );
}
