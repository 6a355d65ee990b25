'use client';

import { DateRangeField } from '@vikari/ui-kit/DateRangeField';
import { dateRangeField } from '@vikari/ui-kit/texts/en';

/** Typed, or chosen in the calendar. Values are ISO dates. */
export function Basic() {
  return (
    <DateRangeField
      {...dateRangeField}
      label="When do you want to work?"
      locale="en-GB"
      today="2026-11-27"
      min="2026-11-27"
      defaultValue={{ from: '2026-12-01', to: '2026-12-14' }}
    />
  );
}
