'use client';

import { Button } from '@vikari/ui-kit/Button';
import { SelectableTable } from '@vikari/ui-kit/SelectableTable';
import { selectableTable } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

const SHIFTS = [
  { id: 'ale', place: 'Ale', hours: 8 },
  { id: 'lund', place: 'Lund', hours: 10 },
  { id: 'umea', place: 'Umeå', hours: 6 },
];

/** Rows are chosen one by one or all at once, and something is done with them. */
export function Shifts() {
  const [shifts, setShifts] = useState(SHIFTS);
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <SelectableTable
      {...selectableTable}
      caption="Shifts"
      locale="en-GB"
      rows={shifts}
      rowKey={(shift) => shift.id}
      rowName={(shift) => shift.place}
      columns={[
        {
          id: 'place',
          header: 'Place',
          cell: (shift) => shift.place,
          sortBy: (shift) => shift.place,
        },
        { id: 'hours', header: 'Hours', align: 'end', cell: (shift) => shift.hours },
      ]}
      selected={selected}
      onSelectedChange={setSelected}
      actions={
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            setShifts(shifts.filter(({ id }) => !selected.includes(id)));
            setSelected([]);
          }}
        >
          Remove
        </Button>
      }
    />
  );
}
