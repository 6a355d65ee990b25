'use client';

import { Button } from '@vikari/ui-kit/Button';
import { CompareTable } from '@vikari/ui-kit/CompareTable';
import { compareTable } from '@vikari/ui-kit/texts/en';

/** Two or three things side by side; what differs is marked. */
export function Basic() {
  return (
    <CompareTable
      {...compareTable}
      caption="Two assignments"
      columns={[
        {
          id: 'kiruna',
          head: 'Kiruna',
          actions: <Button size="small">Apply in Kiruna</Button>,
        },
        { id: 'mora', head: 'Mora', actions: <Button size="small">Apply in Mora</Button> },
      ]}
      groups={[
        {
          id: 'terms',
          title: 'Terms',
          rows: [
            { id: 'pay', title: 'Pay an hour', differs: true, cells: ['SEK 690', 'SEK 640'] },
            { id: 'housing', title: 'Housing', cells: ['Yes', 'Yes'] },
          ],
        },
      ]}
    />
  );
}
