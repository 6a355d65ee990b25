'use client';

import { SelectField } from '@vikari/ui-kit/SelectField';
import { useState } from 'react';

const SHIFTS = [
  {
    label: 'Shifts',
    options: [
      { id: 'day', label: 'Day' },
      { id: 'night', label: 'Night' },
    ],
  },
] as const;

/** The value is `'day' | 'night' | ''`, as narrow as the ids. */
export function Controlled() {
  const [shift, setShift] = useState<'day' | 'night' | ''>('');
  return (
    <SelectField
      label="Shift"
      placeholder="Choose a shift"
      groups={SHIFTS}
      value={shift}
      onValueChange={setShift}
      error={shift === '' ? 'Choose a shift.' : undefined}
    />
  );
}
