'use client';

import Slider from '@mui/material/Slider';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { MuiScope } from '../MuiScope';
import styles from './RateRange.module.css';
import { RateSliderInput, type RateSliderInputProps } from './RateSliderInput';
import { moveThumb, type RateScale, type Rates, type Thumb } from './rateMath';

interface RateSliderProps {
  scale: RateScale;
  rates: Rates;
  /** The step of PageUp, PageDown and Shift + arrow. */
  largeStep: number;
  labels: Record<Thumb, string> & { value: (value: number) => string };
  disabled: boolean;
  onChange: (rates: Rates) => void;
  /** A movement is complete: the thumb released, a key pressed. */
  onCommit: (rates: Rates) => void;
  /** Drawn on the rail. */
  children?: ReactNode;
}

/** MUI counts thumbs from the low end. */
const THUMBS = ['min', 'max'] as const;
const SLOTS = { input: RateSliderInput };

/**
 * MUI's slider with two thumbs and three corrections: the ends never meet nor swap, each has its
 * own bounds, and a press that becomes a scroll of the page changes nothing.
 */
export function RateSlider(props: RateSliderProps) {
  const { scale, rates, largeStep, labels, disabled, onChange, onCommit, children } = props;
  /** The movement in progress: its start, and its current value once anything has changed. */
  const before = useRef(rates);
  const moved = useRef<Rates | null>(null);

  function handleChange(values: readonly number[], index: number) {
    const thumb = THUMBS[index];
    const to = values[index];
    if (thumb === undefined || to === undefined) return;
    const next = moveThumb(thumb, to, moved.current ?? rates, scale);
    if (next[thumb] === rates[thumb]) return;
    moved.current = next;
    onChange(next);
  }

  function handleCommitted() {
    if (moved.current !== null) onCommit(moved.current);
    moved.current = null;
  }

  /** MUI does not handle `pointercancel`: given a release event instead, it releases the thumb. */
  function handlePointerCancel({ nativeEvent }: PointerEvent) {
    if (moved.current !== null) onChange(before.current);
    moved.current = null;
    document.dispatchEvent(new window.PointerEvent('pointerup', nativeEvent));
  }

  const input: RateSliderInputProps = { rates, rateScale: scale };
  return (
    <MuiScope>
      <Slider
        className={styles.slider}
        slots={SLOTS}
        slotProps={{
          rail: { className: styles.rail, children },
          track: { className: styles.span },
          thumb: { className: styles.thumb },
          input,
        }}
        min={scale.min}
        max={scale.max}
        step={scale.step}
        shiftStep={largeStep}
        disableSwap
        disabled={disabled}
        value={[rates.min, rates.max]}
        getAriaLabel={(index) => labels[THUMBS[index] ?? 'min']}
        getAriaValueText={labels.value}
        onPointerDown={() => {
          before.current = rates;
        }}
        onPointerCancel={handlePointerCancel}
        onChange={(_event, values, index) => handleChange(values, index)}
        onChangeCommitted={handleCommitted}
      />
    </MuiScope>
  );
}
