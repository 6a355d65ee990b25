import type { SliderOwnerState } from '@mui/material/Slider';
import type { ComponentProps } from 'react';
import { type RateScale, type Rates, thumbBounds } from './rateMath';

/** The props of the slider's input slot, besides those that MUI gives every input. */
export interface RateSliderInputProps extends ComponentProps<'input'> {
  rates: Rates;
  rateScale: RateScale;
  /** MUI's; not for the page. */
  ownerState?: SliderOwnerState;
  /** 0 is the low end, 1 the high one. */
  'data-index'?: number;
}

/** The native slider under a thumb. Its bounds are those that the other end leaves. */
export function RateSliderInput(props: RateSliderInputProps) {
  const { rates, rateScale, ownerState: _mui, ...input } = props;
  const { min, max } = thumbBounds(input['data-index'] === 0 ? 'min' : 'max', rates, rateScale);
  return (
    <input {...input} type="range" min={min} max={max} aria-valuemin={min} aria-valuemax={max} />
  );
}
