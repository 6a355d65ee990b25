'use client';

import { BarChart } from '@vikari/ui-kit/BarChart';

/** The numbers are in a table as well, for who cannot see the bars. */
export function Basic() {
  return (
    <BarChart
      caption="Hourly pay by profession"
      headings={['Profession', 'SEK an hour']}
      formatValue={(value) => `SEK ${value.toLocaleString('en-GB')}`}
      items={[
        { label: 'Nurse', value: 620 },
        { label: 'Midwife', value: 690, highlighted: true },
        { label: 'Doctor', value: 1150 },
      ]}
    />
  );
}
