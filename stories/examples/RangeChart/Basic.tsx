'use client';

import { RangeChart } from '@vikari/ui-kit/RangeChart';
import { rangeChart } from '@vikari/ui-kit/texts/en';

/** Distributions on one axis; the table says the same in numbers. */
export function Basic() {
  return (
    <RangeChart
      {...rangeChart}
      caption="Hourly pay by profession"
      formatValue={(value) => `SEK ${value.toLocaleString('en-GB')}`}
      items={[
        { label: 'Nurse', p10: 520, p25: 570, median: 620, p75: 680, p90: 750 },
        { label: 'Doctor', p10: 900, p25: 1020, median: 1150, p75: 1300, p90: 1500 },
      ]}
    />
  );
}
