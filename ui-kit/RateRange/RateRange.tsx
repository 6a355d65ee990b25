'use client';

import { type ComponentProps, useState } from 'react';
import { cx } from '../internal/cx';
import { FormValues } from '../internal/FormValues';
import { useControlled } from '../internal/useControlled';
import { useHydrated } from '../internal/useHydrated';
import { kitTexts } from '../KitProvider/readKit';
import { RateField } from './RateField';
import { RateHistogram } from './RateHistogram';
import styles from './RateRange.module.css';
import { RateSlider } from './RateSlider';
import {
  type Histogram,
  moveThumb,
  normalise,
  type RateScale,
  type Rates,
  type Thumb,
} from './rateMath';

/** The texts of {@link RateRange}. */
export interface RateRangeLabels {
  /** Name of the group: "Ersättning per timme". */
  group: string;
  /** "Lägsta ersättning" */
  min: string;
  /** "Högsta ersättning" */
  max: string;
  /** Beside the number fields: "kr/h". */
  unit: string;
  /** A value as it is announced: "710 kr/h". */
  value: (value: number) => string;
}

/** Props of {@link RateRange}; the rest goes to the `fieldset`. */
export interface RateRangeProps
  extends Partial<RateScale>,
    Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Both ends, when their owner holds them; in the unit of the scale. */
  value?: Rates;
  /** Default: the whole scale. */
  defaultValue?: Rates;
  /** Called with every change, also while dragging. */
  onValueChange?: (value: Rates) => void;
  /**
   * When a change is complete: the thumb released, a key pressed, a number committed. Call servers
   * here.
   */
  onValueCommit?: (value: Rates) => void;
  /** The step of PageUp, PageDown and Shift + arrow. Default 100. */
  largeStep?: number;
  /** In the form both ends are posted under it, the lower first: `rate=700&rate=1200`. */
  name?: string;
  /** The label of Enter on an on-screen keyboard: `search` in a form that searches. */
  enterKeyHint?: ComponentProps<'input'>['enterKeyHint'];
  /** The distribution of the results; drawn above the slider. */
  histogram?: Histogram | undefined;
  /** Its texts. Default: the KitProvider's. */
  labels?: RateRangeLabels;
}

/** An hourly rate from–to: a slider with two thumbs, bars above it and two number fields. */
export function RateRange(props: RateRangeProps) {
  const { min = 500, max = 3500, step = 10, minDistance = 10, largeStep = 100, ...own } = props;
  const {
    value,
    defaultValue,
    onValueChange,
    onValueCommit,
    histogram,
    labels = kitTexts().rateRange.labels,
    ...root
  } = own;
  const { className, disabled, enterKeyHint, name, ...rest } = root;
  const scale: RateScale = { min, max, step, minDistance };
  const [held, setHeld] = useControlled<Rates>(value, defaultValue ?? { min, max }, onValueChange);
  const rates = normalise(held, scale);
  const hydrated = useHydrated();
  const [initial] = useState(held);
  /** Resets so far: what is being typed in the fields is discarded with each. */
  const [resets, setResets] = useState(0);

  function move(next: Rates) {
    if (next.min !== rates.min || next.max !== rates.max) setHeld(next);
  }
  function commit(next: Rates) {
    move(next);
    onValueCommit?.(next);
  }

  const field = (end: Thumb) => (
    <RateField
      key={`${end}${resets}`}
      // Without a script the field itself is posted.
      name={hydrated ? undefined : name}
      label={labels[end]}
      unit={labels.unit}
      value={rates[end]}
      enterKeyHint={enterKeyHint}
      onCommit={(to) => commit(moveThumb(end, to, rates, scale))}
    />
  );
  return (
    <fieldset {...rest} disabled={disabled} className={cx(styles.root, className)}>
      <legend className="vk-visually-hidden">{labels.group}</legend>
      {hydrated && (
        <FormValues
          name={name}
          values={[`${rates.min}`, `${rates.max}`]}
          onReset={() => {
            setResets(resets + 1);
            setHeld(initial);
          }}
        />
      )}
      <div className={cx(styles.track, histogram && styles.withHistogram)}>
        {hydrated && (
          <RateSlider
            scale={scale}
            rates={rates}
            largeStep={largeStep}
            labels={labels}
            disabled={disabled === true}
            onChange={move}
            onCommit={(next) => onValueCommit?.(next)}
          >
            {histogram && <RateHistogram histogram={histogram} rates={rates} scale={scale} />}
          </RateSlider>
        )}
      </div>
      <div className={styles.fields}>
        {field('min')}
        <span className={styles.dash} aria-hidden="true" />
        {field('max')}
      </div>
    </fieldset>
  );
}
