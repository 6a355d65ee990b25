'use client';

import { DataTable } from '@vikari/ui-kit/DataTable';

const ROWS = [
  { id: '1', month: 'September 2026', hours: 152, pay: 96_400 },
  { id: '2', month: 'October 2026', hours: 160, pay: 103_200 },
];

/** Columns with `sortBy` are sorted by a press on their head. */
export function Basic() {
  return (
    <DataTable
      caption="Hours and pay"
      locale="en-GB"
      rows={ROWS}
      rowKey={({ id }) => id}
      columns={[
        { id: 'month', header: 'Month', cell: ({ month }) => month },
        {
          id: 'hours',
          header: 'Hours',
          align: 'end',
          cell: ({ hours }) => hours,
          sortBy: ({ hours }) => hours,
        },
        {
          id: 'pay',
          header: 'Pay',
          align: 'end',
          cell: ({ pay }) => `SEK ${pay.toLocaleString('en-GB')}`,
          sortBy: ({ pay }) => pay,
        },
      ]}
    />
  );
}
