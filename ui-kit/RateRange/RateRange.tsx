import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { cx } from '../internal/cx';
import { useControlled } from '../internal/useControlled';
import { RateField } from './RateField';
import { RateHistogram } from './RateHistogram';
import styles from './RateRange.module.css';
import { RateThumb } from './RateThumb';
import {
  type Histogram,
  moveThumb,
  normalise,
  type RateScale,
  type Rates,
  type Thumb,
  toShare,
} from './rateMath';
import { useTrackDrag } from './useTrackDrag';

/** The words of {@link RateRange}. */
export interface RateRangeLabels {
  /** Name of the whole: "Timlön". */
  group: string;
  /** "Lägsta timlön" */
  min: string;
  /** "Högsta timlön" */
  max: string;
  /** Beside the number fields: "kr/h". */
  unit: string;
  /** A value as it is said: "710 kr/h". */
  value: (value: number) => string;
}

/** Props of {@link RateRange}; the rest goes to the `fieldset`. */
export interface RateRangeProps
  extends Partial<RateScale>,
    Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  value?: Rates;
  /** Default: the whole scale. */
  defaultValue?: Rates;
  /** Every change, also while dragging. */
  onValueChange?: (value: Rates) => void;
  /** When a change is over: the thumb let go, a key pressed, a number typed. Ask servers here. */
  onValueCommit?: (value: Rates) => void;
  /** How far PageUp, PageDown and Shift + arrow go. Default 100. */
  largeStep?: number;
  /** How many results lie where; drawn over the slider. */
  histogram?: Histogram | undefined;
  labels: RateRangeLabels;
}

/** An hourly rate from–to: a slider with two thumbs, bars over it and two number fields. */
export function RateRange(props: RateRangeProps) {
  const { min = 500, max = 3500, step = 10, minDistance = 10, largeStep = 100, ...own } = props;
  const { value, defaultValue, onValueChange, onValueCommit, histogram, labels, ...root } = own;
  const { className, disabled, ...rest } = root;
  const scale: RateScale = { min, max, step, minDistance };
  const [held, setHeld] = useControlled<Rates>({
    value,
    defaultValue: defaultValue ?? { min, max },
    onChange: onValueChange,
  });
  const rates = normalise(held, scale);
  const inputs = useRef<Partial<Record<Thumb, HTMLInputElement | null>>>({});

  function move(thumb: Thumb, to: number): Rates {
    const next = moveThumb(thumb, to, rates, scale);
    if (next.min !== rates.min || next.max !== rates.max) setHeld(next);
    return next;
  }
  const commit = (next: Rates) => onValueCommit?.(next);
  const drag = useTrackDrag({
    scale,
    rates,
    disabled: disabled === true,
    onGrab: (thumb) => inputs.current[thumb]?.focus(),
    onMove: move,
    onRestore: setHeld,
    onDrop: commit,
  });

  const thumb = (end: Thumb) => (
    <RateThumb
      ref={(input) => {
        inputs.current[end] = input;
      }}
      end={end}
      rates={rates}
      scale={scale}
      largeStep={largeStep}
      label={labels[end]}
      valueText={labels.value(rates[end])}
      onMove={(to) => commit(move(end, to))}
    />
  );
  const field = (end: Thumb) => (
    <RateField
      key={end}
      label={labels[end]}
      unit={labels.unit}
      value={rates[end]}
      onCommit={(to) => commit(move(end, to))}
    />
  );
  const shares = { '--from': toShare(rates.min, scale), '--to': toShare(rates.max, scale) };

  return (
    <fieldset {...rest} disabled={disabled} className={cx(styles.root, className)}>
      <legend className="vk-visually-hidden">{labels.group}</legend>
      {/* React's type of styles has no custom properties. */}
      <div className={styles.slider} style={shares as CSSProperties} {...drag}>
        {histogram && <RateHistogram histogram={histogram} rates={rates} scale={scale} />}
        <div className={styles.track} data-track="">
          <div className={styles.between} />
          {thumb('min')}
          {thumb('max')}
        </div>
      </div>
      <div className={styles.fields}>
        {field('min')}
        <span className={styles.dash} aria-hidden="true" />
        {field('max')}
      </div>
    </fieldset>
  );
}
