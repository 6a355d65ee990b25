'use client';

import { type DateRange, DateRangeField } from '@vikari/ui-kit/DateRangeField';
import { dateRangeField } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

const TAKEN = ['2026-12-24', '2026-12-25', '2026-12-26'];

/** Your state holds it; days before today, after June and on Christmas cannot be chosen. */
export function SomeDaysAreTaken() {
  const [period, setPeriod] = useState<DateRange>({ from: null, to: null });
  return (
    <>
      <DateRangeField
        {...dateRangeField}
        label="When can you come?"
        hint="At least two days. We are closed at Christmas."
        locale="en-GB"
        today="2026-11-27"
        min="2026-11-27"
        max="2027-06-30"
        minDays={2}
        isUnavailable={(day) => TAKEN.includes(day)}
        weeks={false}
        value={period}
        onValueChange={setPeriod}
      />
      <p>{[period.from, period.to].filter(Boolean).join(' – ')}</p>
    </>
  );
}
