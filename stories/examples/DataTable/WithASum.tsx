'use client';

import { DataTable } from '@vikari/ui-kit/DataTable';

const MONTHS = [
  { id: '1', month: 'September 2026', pay: 96_400 },
  { id: '2', month: 'October 2026', pay: 103_200 },
];
const ROWS = [...MONTHS, { id: 'sum', month: 'Sum', pay: 199_600 }];

/** A row that sums up the others is emphasised; figures are aligned digit by digit. */
export function WithASum() {
  return (
    <DataTable
      caption="Pay in the autumn"
      locale="en-GB"
      rows={ROWS}
      rowKey={({ id }) => id}
      isSum={({ id }) => id === 'sum'}
      columns={[
        { id: 'month', header: 'Month', cell: ({ month }) => month },
        {
          id: 'pay',
          header: 'Pay',
          align: 'end',
          cell: ({ pay }) => `SEK ${pay.toLocaleString('en-GB')}`,
        },
      ]}
    />
  );
}
