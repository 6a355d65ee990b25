'use client';

import Slider from '@mui/material/Slider';
import { type PointerEvent, useRef } from 'react';
import { MuiScope } from '../MuiScope';
import styles from './SliderField.module.css';
import type { SliderScale } from './sliderScale';

interface FieldSliderProps {
  /** Id of the field's label, which names the slider too. */
  labelId: string;
  /** One outside the scale is shown at its end. */
  value: number;
  scale: SliderScale;
  largeStep: number;
  valueText: (value: number) => string;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** MUI's slider with one thumb; a press that becomes a scroll of the page changes nothing. */
export default function FieldSlider(props: FieldSliderProps) {
  const { labelId, value, scale, largeStep, valueText, disabled, onChange } = props;
  const shown = Math.min(Math.max(value, scale.min), scale.max);
  /** The value when a press began; null after the release. */
  const before = useRef<number | null>(null);

  /** MUI does not handle `pointercancel`: given a release event instead, it releases the thumb. */
  function handlePointerCancel({ nativeEvent }: PointerEvent) {
    if (before.current !== null && before.current !== value) onChange(before.current);
    before.current = null;
    document.dispatchEvent(new window.PointerEvent('pointerup', nativeEvent));
  }

  return (
    <MuiScope>
      <Slider
        className={styles.slider}
        slotProps={{
          rail: { className: styles.rail },
          track: { className: styles.span },
          thumb: { className: styles.thumb },
        }}
        min={scale.min}
        max={scale.max}
        step={scale.step}
        shiftStep={largeStep}
        disabled={disabled}
        value={shown}
        aria-labelledby={labelId}
        getAriaValueText={valueText}
        onPointerDown={() => {
          before.current = value;
        }}
        onPointerCancel={handlePointerCancel}
        onChange={(_event, next) => {
          if (next !== shown) onChange(next);
        }}
        onChangeCommitted={() => {
          before.current = null;
        }}
      />
    </MuiScope>
  );
}
