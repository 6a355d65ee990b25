'use client';

import { Button } from '@vikari/ui-kit/Button';
import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { FilterSheet } from '@vikari/ui-kit/FilterSheet';
import { NumberField } from '@vikari/ui-kit/NumberField';
import { filterSheet } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

interface Filter {
  times: string[];
  rate: number | null;
}

const EMPTY: Filter = { times: [], rate: null };
const isTooHigh = ({ rate }: Filter) => rate !== null && rate > 5000;

/** `chosen` folds a section and says what it holds; a `problem` stands beside the button until it is put right. */
export function FoldedAndRefused() {
  const [open, setOpen] = useState(false);
  const [applied, setApplied] = useState(EMPTY);
  const [staged, setStaged] = useState(EMPTY);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        All filters
      </Button>
      <FilterSheet
        {...filterSheet}
        open={open}
        onClose={() => setOpen(false)}
        applied={applied}
        empty={EMPTY}
        onApply={setApplied}
        onStagedChange={setStaged}
        count={isTooHigh(staged) ? null : 412 - staged.times.length * 90}
        problem={isTooHigh(staged) ? 'Enter at most SEK 5,000 an hour.' : undefined}
        sections={[
          {
            id: 'times',
            title: 'Time of day',
            chosen: ({ times }) => (times.length === 0 ? '' : `${times.length}`),
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
          {
            id: 'rate',
            title: 'Hourly rate',
            render: ({ rate }, change) => (
              <NumberField
                label="Hourly rate"
                labelHidden
                locale="en-GB"
                unit="SEK"
                min={0}
                value={rate}
                onValueChange={(next) => change({ rate: next })}
              />
            ),
          },
        ]}
      />
    </>
  );
}
