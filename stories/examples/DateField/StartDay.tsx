'use client';

import { DateField } from '@vikari/ui-kit/DateField';
import { dateField } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** A day from today on, as the value `2026-12-01`. */
export function StartDay() {
  const [day, setDay] = useState('');
  return (
    <DateField
      {...dateField}
      label="First day"
      hint="The first day that you can work."
      today="2026-11-26"
      min="2026-11-26"
      locale="en-GB"
      value={day}
      onValueChange={setDay}
    />
  );
}
