'use client';

import { type ComponentPropsWithRef, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Field, type FieldTextProps } from '../Field';
import { cx } from '../internal/cx';
import { FormValues } from '../internal/FormValues';
import { InputBox } from '../internal/InputBox';
import { mergeRefs } from '../internal/mergeRefs';
import { useHydrated } from '../internal/useHydrated';
import { kitValue } from '../KitProvider/readKit';
import styles from './NumberField.module.css';
import { type NumberScale, readNumber, steppedBy, writeNumber } from './numberText';
import { StepButton } from './StepButton';

/** The texts of {@link NumberField}. */
export interface NumberFieldLabels {
  /** The button that adds a step: "Öka". */
  increase: string;
  /** The button that takes a step away: "Minska". */
  decrease: string;
}

/** Props of {@link NumberField}; the rest, and `ref`, go to the `input`, `className` to the root. */
export interface NumberFieldProps
  extends FieldTextProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'children' | 'value' | 'defaultValue' | 'type' | 'min' | 'max' | 'step'
    > {
  /** The number; null for none. */
  value?: number | null;
  /** The number at the start, when the field holds it. Default null: none. */
  defaultValue?: number | null;
  /**
   * Called with each change and what is typed. A text that is no number gives null and is kept: say
   * so by `error`.
   */
  onValueChange?: (value: number | null, text: string) => void;
  /** BCP 47: decides how the number is typed and written, `7,5` or `7.5`. Default: the KitProvider's. */
  locale?: string;
  /** The least that steps reach. A smaller number that is typed is kept: say so by `error`. */
  min?: number;
  /** The most that steps reach. A larger number that is typed is kept: say so by `error`. */
  max?: number;
  /** What an arrow key or a button changes; Page Up and Page Down change ten. Default 1. */
  step?: number;
  /** After the number, inside the box: "timmar". */
  unit?: string;
  /** Its texts. Without them it has no buttons, for numbers that nobody counts up to. */
  labels?: NumberFieldLabels | undefined;
}

/** How many steps a key changes. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The keyboard of a phone. Those of numbers have no minus on some phones. */
function keyboardFor(min: number | undefined, step: number): 'numeric' | 'decimal' | 'text' {
  if (min === undefined || min < 0) return 'text';
  return Number.isInteger(min) && Number.isInteger(step) ? 'numeric' : 'decimal';
}

/** A number as the person's language writes it, with keys and buttons that step. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    labelHidden,
    className,
    id: ownId,
    slotProps,
    ...own
  } = props;
  const {
    value,
    defaultValue = null,
    onValueChange,
    locale = kitValue('locale'),
    min,
    max,
    step = 1,
    ...shown
  } = own;
  const { unit, labels, name, ref, onChange, onBlur, onKeyDown, ...rest } = shown;
  const madeId = useId();
  const id = ownId ?? madeId;
  const unitId = `${id}-unit`;
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const written = (number: number | null) => (number === null ? '' : writeNumber(number, locale));
  const [initial] = useState(value ?? defaultValue);
  const [typed, setTyped] = useState(written(initial));
  const typedNumber = readNumber(typed, locale);
  const [known, setKnown] = useState(value);
  // A text that its owner has replaced does not come back
  if (value !== known) {
    setKnown(value);
    if (value !== undefined && value !== typedNumber) setTyped(written(value));
  }
  // What its owner says takes precedence over what is typed, unless it is the same number
  const text = value === undefined || value === typedNumber ? typed : written(value);
  const number = readNumber(text, locale);
  const scale: NumberScale = { min, max, step };
  const isFixed = rest.disabled === true || rest.readOnly === true;

  function change(next: string) {
    setTyped(next);
    onValueChange?.(readNumber(next, locale), next);
  }

  function stepBy(steps: number) {
    const next = steppedBy(steps, number, scale);
    if (next !== number) change(written(next));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const steps = STEPS[event.key];
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
    if (steps === undefined || isOther || isFixed) return;
    event.preventDefault();
    stepBy(steps);
  }

  function stepButton(steps: 1 | -1, stepLabel: string) {
    const isAtEnd = number !== null && steppedBy(steps, number, scale) === number;
    return (
      <StepButton
        label={stepLabel}
        icon={steps === 1 ? 'plus' : 'minus'}
        controls={id}
        disabled={isFixed || isAtEnd}
        onStep={() => stepBy(steps)}
      />
    );
  }

  const after = (
    <>
      {unit && (
        <span id={unitId} className={styles.unit}>
          {unit}
        </span>
      )}
      {labels && (
        <span className={styles.buttons}>
          {stepButton(-1, labels.decrease)}
          {stepButton(1, labels.increase)}
        </span>
      )}
    </>
  );

  return (
    <Field {...{ label, hint, error, optional, labelHidden, className, slotProps }} controlId={id}>
      {(control) => (
        <>
          <InputBox
            inputMode={keyboardFor(min, step)}
            autoComplete="off"
            maxLength={30}
            {...rest}
            {...control}
            aria-describedby={
              cx(control['aria-describedby'], unit && unitId, rest['aria-describedby']) || undefined
            }
            ref={mergeRefs(input, ref)}
            type="text"
            role="spinbutton"
            aria-valuenow={number ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={number === null ? text || undefined : cx(text, unit)}
            // Until the script posts the number itself, what is typed is posted
            name={hydrated ? undefined : name}
            className={cx(styles.box, labels && styles.withButtons)}
            value={text}
            endAdornment={unit || labels ? after : undefined}
            onChange={(event) => {
              onChange?.(event);
              change(event.target.value);
            }}
            onBlur={(event) => {
              onBlur?.(event);
              if (number !== null && written(number) !== text) setTyped(written(number));
            }}
            onKeyDown={handleKeyDown}
          />
          {hydrated && (
            <FormValues
              name={name}
              values={text === '' && number === null ? [] : [String(number ?? text)]}
              disabled={rest.disabled}
              onReset={() => change(written(initial))}
            />
          )}
        </>
      )}
    </Field>
  );
}
