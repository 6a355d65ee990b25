'use client';

import { Button } from '@vikari/ui-kit/Button';
import { DateRangeField } from '@vikari/ui-kit/DateRangeField';
import { FilterSheet } from '@vikari/ui-kit/FilterSheet';
import { RateRange, type Rates } from '@vikari/ui-kit/RateRange';
import { Stepper } from '@vikari/ui-kit/Stepper';
import { dateRangeField, filterSheet, rateRange, stepper } from '@vikari/ui-kit/texts/sv';
import { useState } from 'react';

interface Filter {
  rates: Rates;
}

const EMPTY: Filter = { rates: { min: 500, max: 3500 } };

/** Parts of the kit that need a client. */
export function Filters() {
  const [open, setOpen] = useState(false);
  const [filter, setFilter] = useState(EMPTY);
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Stepper
        {...stepper}
        current="2"
        items={[
          { id: '1', label: 'Kontaktuppgifter', state: 'complete', href: '#1' },
          { id: '2', label: 'Frågor', state: 'incomplete', href: '#2' },
        ]}
      />
      <RateRange
        {...rateRange}
        value={filter.rates}
        onValueChange={(rates) => setFilter({ rates })}
      />
      <DateRangeField {...dateRangeField} label="Period" today="2026-11-21" locale="sv-SE" />
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Öppna filter
      </Button>
      <FilterSheet
        {...filterSheet}
        open={open}
        onClose={() => setOpen(false)}
        applied={filter}
        empty={EMPTY}
        onApply={setFilter}
        count={412}
        sections={[
          {
            id: 'rate',
            title: 'Timlön',
            render: ({ rates }, change) => (
              <RateRange
                {...rateRange}
                value={rates}
                onValueChange={(next) => change({ rates: next })}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
