'use client';

import { DayStrip, type DayStripState } from '@vikari/ui-kit/DayStrip';

const DAYS = Array.from(
  { length: 90 },
  (_, day): DayStripState => (day < 5 ? 'unknown' : day === 60 ? 'bad' : 'good'),
);

/** One strip for each part; the days that were not good are in a table beside it. */
export function Basic() {
  return (
    <DayStrip
      label="Email from us"
      summary="99.02%"
      days={DAYS}
      ends={{ first: '90 days ago', last: 'Today' }}
    />
  );
}
