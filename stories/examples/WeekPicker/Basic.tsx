'use client';

import { weekPicker } from '@vikari/ui-kit/texts/en';
import { WeekPicker } from '@vikari/ui-kit/WeekPicker';
import { useState } from 'react';

/** The value is ISO weeks: `2026-W49`. */
export function Basic() {
  const [weeks, setWeeks] = useState(['2026-W49']);
  return (
    <WeekPicker
      {...weekPicker}
      label="Which weeks can you work?"
      locale="en-GB"
      today="2026-11-27"
      count={8}
      value={weeks}
      onValueChange={setWeeks}
    />
  );
}
