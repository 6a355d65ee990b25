'use client';

import { type ComponentPropsWithRef, lazy, Suspense, useId, useRef } from 'react';
import { Field, type FieldTextProps } from '../Field';
import { fieldIds } from '../Field/fieldIds';
import { InputBox } from '../internal/InputBox';
import { useControlled } from '../internal/useControlled';
import styles from './SliderField.module.css';
import type { SliderScale } from './sliderScale';
import { useComesIntoView } from './useComesIntoView';

// MUI's slider, which no page needs before it is shown
const FieldSlider = lazy(() => import('./FieldSlider'));

/** Props of {@link SliderField}; the rest, and `ref`, go to the text `input`, `className` to the root. */
export interface SliderFieldProps
  extends FieldTextProps,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'value' | 'defaultValue' | 'type'> {
  /** What is typed, or what the slider says. A text that is no number is kept: say so by `error`. */
  value?: string;
  /** The text at the start, when the field holds it. Default ''. */
  defaultValue?: string;
  /** Called with every change of either; a number is written by `format` when the field is left. */
  onValueChange?: (value: string) => void;
  /** The number that a text says; null when it says none. */
  parse: (text: string) => number | null;
  /** A number as text, which `parse` reads again: "1 200". */
  format: (value: number) => string;
  /** Beside the number: "kr". */
  unit: string;
  /** The value as the slider announces it: "1 200 kr". */
  valueText: (value: number) => string;
  /** A typed number may be outside it. */
  scale: SliderScale;
  /** The step of PageUp, PageDown and Shift + arrow. Default: ten steps. */
  largeStep?: number;
}

/** A number that is typed or set with a slider; both always say the same. */
export function SliderField(props: SliderFieldProps) {
  const { label, hint, error, optional, labelHidden, className, id: ownId, ...own } = props;
  const { slotProps, value, defaultValue = '', onValueChange, parse, format, ...shown } = own;
  const { unit, valueText, scale, largeStep = scale.step * 10, ...control } = shown;
  const { onChange, onBlur, disabled, ...rest } = control;
  const madeId = useId();
  const id = ownId ?? madeId;
  const track = useRef<HTMLDivElement>(null);
  const isNear = useComesIntoView(track);
  const [text, setText] = useControlled(value, defaultValue, onValueChange);
  const number = parse(text);

  return (
    <Field {...{ label, hint, error, optional, labelHidden, className, slotProps }} controlId={id}>
      {(aria) => (
        <div className={styles.controls}>
          <InputBox
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            {...rest}
            {...aria}
            type="text"
            disabled={disabled}
            className={styles.box}
            value={text}
            endAdornment={
              <span aria-hidden="true" className={styles.unit}>
                {unit}
              </span>
            }
            onChange={(event) => {
              onChange?.(event);
              setText(event.target.value);
            }}
            onBlur={(event) => {
              onBlur?.(event);
              if (number !== null && format(number) !== text) setText(format(number));
            }}
          />
          <div ref={track} className={styles.track}>
            {isNear && (
              <Suspense>
                <FieldSlider
                  labelId={fieldIds(id).label}
                  value={number ?? scale.min}
                  scale={scale}
                  largeStep={largeStep}
                  valueText={valueText}
                  disabled={disabled === true}
                  onChange={(next) => setText(format(next))}
                />
              </Suspense>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
