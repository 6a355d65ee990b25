'use client';

import { TimeField } from '@vikari/ui-kit/TimeField';
import { timeField } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** A time between two others; any minute of it can be typed. */
export function InterviewTime() {
  const [time, setTime] = useState('');
  return (
    <TimeField
      {...timeField}
      label="Call me at"
      hint="Between 8:00 and 17:00."
      min="08:00"
      max="17:00"
      locale="en-GB"
      value={time}
      onValueChange={setTime}
    />
  );
}
