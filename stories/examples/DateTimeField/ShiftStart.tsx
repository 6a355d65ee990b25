'use client';

import { DateTimeField } from '@vikari/ui-kit/DateTimeField';
import { dateTimeField } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** A moment by the clock of Stockholm, which a reader elsewhere is told. */
export function ShiftStart() {
  const [start, setStart] = useState('');
  return (
    <DateTimeField
      {...dateTimeField}
      label="The shift begins"
      hint="From 7:00 tomorrow."
      today="2026-11-26"
      min="2026-11-27T07:00"
      timeZone="Europe/Stockholm"
      locale="en-GB"
      value={start}
      onValueChange={setStart}
    />
  );
}
