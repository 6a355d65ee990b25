'use client';

import { DataTable, type Sort } from '@vikari/ui-kit/DataTable';
import { useState } from 'react';

const ROWS = [
  { id: '1', name: 'Amina Lindqvist', profession: 'Nurse' },
  { id: '2', name: 'Erik Nordin', profession: 'Doctor' },
  { id: '3', name: 'Sara Öberg', profession: 'Midwife' },
];

/** Your state holds the order, such as from the address of the page. */
export function Controlled() {
  const [sort, setSort] = useState<Sort | null>({ column: 'name', direction: 'descending' });
  return (
    <DataTable
      caption="Candidates"
      locale="en-GB"
      narrow="stack"
      rows={ROWS}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      columns={[
        { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
        { id: 'profession', header: 'Profession', cell: ({ profession }) => profession },
      ]}
    />
  );
}
