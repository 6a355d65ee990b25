'use client';

import { Button } from '@vikari/ui-kit/Button';
import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { FilterSheet } from '@vikari/ui-kit/FilterSheet';
import { filterSheet } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

interface Filter {
  times: string[];
}

const EMPTY: Filter = { times: [] };

/** Changes are counted, and applied by the button; closing forgets them. */
export function Basic() {
  const [open, setOpen] = useState(false);
  const [applied, setApplied] = useState(EMPTY);
  const [staged, setStaged] = useState(EMPTY);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        All filters
      </Button>
      <p role="status">{applied.times.length} chosen</p>
      <FilterSheet
        {...filterSheet}
        open={open}
        onClose={() => setOpen(false)}
        applied={applied}
        empty={EMPTY}
        onApply={setApplied}
        onStagedChange={setStaged}
        count={412 - staged.times.length * 90}
        sections={[
          {
            id: 'times',
            title: 'Time of day',
            render: ({ times }, change) => (
              <CheckboxGroup
                label="Time of day"
                labelHidden
                value={times}
                onValueChange={(next) => change({ times: next })}
                options={[
                  { id: 'day', label: 'Day' },
                  { id: 'night', label: 'Night' },
                ]}
              />
            ),
          },
        ]}
      />
    </>
  );
}
