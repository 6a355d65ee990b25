'use client';

import { NumberField, writeNumber } from '@vikari/ui-kit/NumberField';
import { useState } from 'react';

/** The value is a number; `writeNumber` writes it elsewhere as the field does. */
export function AndItsText() {
  const [rate, setRate] = useState<number | null>(690.5);
  return (
    <>
      <NumberField
        label="Hourly rate"
        locale="en-GB"
        unit="SEK"
        min={0}
        step={0.5}
        value={rate}
        onValueChange={setRate}
      />
      <p>A week of 38 hours: SEK {rate === null ? '–' : writeNumber(rate * 38, 'en-GB')}</p>
    </>
  );
}
