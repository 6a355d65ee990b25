'use client';

import { type ComponentPropsWithRef, useState } from 'react';
import { Field, type FieldTextProps } from '../Field';
import { Icon } from '../Icon';
import { InputBox } from '../internal/InputBox';
import { useControlled } from '../internal/useControlled';
import { kitTexts } from '../KitProvider/readKit';
import styles from './PhoneField.module.css';
import { joinPhone, splitPhone } from './phoneText';

/** An offered country code. */
export interface PhonePrefix {
  /** `+46` */
  prefix: string;
  /** "Sverige" */
  country: string;
}

/** Props of {@link PhoneField}; the rest, and `ref`, go to the number's `input`. */
export interface PhoneFieldProps
  extends FieldTextProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'children' | 'value' | 'defaultValue' | 'type' | 'onChange'
    > {
  /** The number with its country code, `+46 70-174 06 05`; '' for none. */
  value?: string;
  /** The number at the start, when the field holds it. Default ''. */
  defaultValue?: string;
  /** Called with the number and its country code, after each change; '' for none. */
  onValueChange?: (value: string) => void;
  /** The offered codes; the first is the default. */
  prefixes: readonly PhonePrefix[];
  /** Name of the list of codes: "Landskod". Default: the KitProvider's. */
  prefixLabel?: string;
}

/** A phone number: its country code from a list, the rest in any notation. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, optional, labelHidden, className, id, ...own } = props;
  const {
    slotProps,
    value,
    defaultValue = '',
    onValueChange,
    prefixes,
    prefixLabel = kitTexts().phoneField.prefixLabel,
    ...rest
  } = own;
  const codes = prefixes.map(({ prefix }) => prefix);
  // Stored apart from the value: an empty number has no code, but the list still shows the chosen
  // one.
  const [chosen, setChosen] = useState(prefixes.at(0)?.prefix ?? '');
  const [text, setText] = useControlled(value, defaultValue, onValueChange);
  const { prefix, number } = splitPhone(text, codes, chosen);

  function change(next: { prefix: string; number: string }) {
    // A number pasted with its code sets the code.
    const parts = splitPhone(next.number, codes, next.prefix);
    setChosen(parts.prefix);
    setText(joinPhone(parts));
  }

  return (
    <Field {...{ label, hint, error, optional, labelHidden, className, slotProps }} controlId={id}>
      {(control) => (
        <InputBox
          autoComplete="tel-national"
          {...rest}
          {...control}
          type="tel"
          className={styles.box}
          value={number}
          onChange={(event) => change({ prefix, number: event.target.value })}
          startAdornment={
            <span className={styles.code}>
              <select
                aria-label={prefixLabel}
                value={prefix}
                disabled={rest.disabled}
                onChange={(event) => change({ prefix: event.target.value, number })}
              >
                {prefixes.map((option) => (
                  <option key={option.prefix} value={option.prefix}>
                    {`${option.country} (${option.prefix})`}
                  </option>
                ))}
              </select>
              <span className={styles.shown} aria-hidden="true">
                <span>{prefix}</span>
                <Icon name="chevron-down" size="small" />
              </span>
            </span>
          }
        />
      )}
    </Field>
  );
}
