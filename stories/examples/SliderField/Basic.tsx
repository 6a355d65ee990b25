'use client';

import { SliderField } from '@vikari/ui-kit/SliderField';

const parse = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);

/** A number that people try; what is typed may be outside the slider. */
export function Basic() {
  return (
    <SliderField
      label="Hourly rate"
      hint="What you invoice for an hour."
      unit="SEK"
      scale={{ min: 300, max: 2000, step: 10 }}
      defaultValue="600"
      parse={parse}
      format={String}
      valueText={(value) => `SEK ${value}`}
    />
  );
}
