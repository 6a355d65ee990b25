'use client';

import { SliderField } from '@vikari/ui-kit/SliderField';
import { useState } from 'react';

const parse = (text: string) => (/^\d+$/.test(text) ? Number(text) : null);

/** Your state holds the text: one that is no number is kept, and the field says why. */
export function WithError() {
  const [hours, setHours] = useState('38');
  const number = parse(hours);
  return (
    <SliderField
      label="Hours a week"
      unit="h"
      scale={{ min: 1, max: 40, step: 1 }}
      value={hours}
      onValueChange={setHours}
      parse={parse}
      format={String}
      valueText={(value) => `${value} hours a week`}
      error={number === null || number > 60 ? 'Enter a whole number, at most 60.' : undefined}
    />
  );
}
