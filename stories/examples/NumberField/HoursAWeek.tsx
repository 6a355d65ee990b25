'use client';

import { NumberField } from '@vikari/ui-kit/NumberField';
import { useState } from 'react';

/** Typed with the decimal sign of the language, or stepped. */
export function HoursAWeek() {
  const [hours, setHours] = useState<number | null>(37.5);
  const isWrong = hours === null || hours < 1 || hours > 40;
  return (
    <NumberField
      label="Hours a week"
      locale="en-GB"
      unit="h"
      min={1}
      max={40}
      step={0.5}
      labels={{ increase: 'Increase', decrease: 'Decrease' }}
      value={hours}
      onValueChange={setHours}
      error={isWrong ? 'Enter a number from 1 to 40, for example 37.5.' : undefined}
    />
  );
}
