'use client';

import { RadioGroup } from '@vikari/ui-kit/RadioGroup';
import { useState } from 'react';

/** One of a few; the value is as narrow as the ids. */
export function Shifts() {
  const [shifts, setShifts] = useState<'day' | 'night' | 'any' | ''>('');
  return (
    <RadioGroup
      label="Which shifts do you want?"
      options={[
        { id: 'day', label: 'Days' },
        { id: 'night', label: 'Nights', hint: 'Weekends too' },
        { id: 'any', label: 'Both' },
      ]}
      value={shifts}
      onValueChange={setShifts}
    />
  );
}
