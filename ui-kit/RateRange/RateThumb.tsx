import type { KeyboardEvent, Ref } from 'react';
import { cx } from '../internal/cx';
import styles from './RateRange.module.css';
import { type RateScale, type Rates, type Thumb, thumbBounds } from './rateMath';

interface RateThumbProps {
  ref: Ref<HTMLInputElement>;
  end: Thumb;
  rates: Rates;
  scale: RateScale;
  largeStep: number;
  label: string;
  valueText: string;
  onMove: (to: number) => void;
}

const LARGE: Record<string, 1 | -1 | undefined> = {
  PageUp: 1,
  PageDown: -1,
  ArrowUp: 1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
};

/** Where a key goes by a large step; null for the keys that the browser's slider knows itself. */
function largeKey(event: KeyboardEvent<HTMLInputElement>): 1 | -1 | null {
  const direction = LARGE[event.key];
  if (direction === undefined || !(event.shiftKey || event.key.startsWith('Page'))) return null;
  const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const mirrored = sideways && getComputedStyle(event.currentTarget).direction === 'rtl';
  return mirrored ? (direction === 1 ? -1 : 1) : direction;
}

/**
 * One end of the range. The drawn thumb holds the browser's own slider, unseen: keys, screen
 * readers and their swipes work as everywhere. Its limits are those that the other end leaves.
 */
export function RateThumb(props: RateThumbProps) {
  const { ref, end, rates, scale, largeStep, label, valueText, onMove } = props;
  const bounds = thumbBounds(end, rates, scale);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const direction = largeKey(event);
    if (direction === null) return;
    event.preventDefault();
    onMove(rates[end] + direction * largeStep);
  }

  return (
    <span className={cx(styles.thumb, styles[end])}>
      <input
        ref={ref}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={bounds.min}
        max={bounds.max}
        step={scale.step}
        value={rates[end]}
        onChange={(event) => onMove(event.target.valueAsNumber)}
        onKeyDown={handleKeyDown}
      />
    </span>
  );
}
