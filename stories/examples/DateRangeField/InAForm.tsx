'use client';

import { Button } from '@vikari/ui-kit/Button';
import { DateRangeField } from '@vikari/ui-kit/DateRangeField';
import { Stack } from '@vikari/ui-kit/Stack';
import { dateRangeField } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** By its `name` it is sent as two fields, without a state of yours. */
export function InAForm() {
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const values = [...new FormData(event.currentTarget)];
        setSent(values.map(([name, value]) => `${name}: ${value}`).join(', '));
      }}
    >
      <Stack spacing={4} alignItems="start">
        <DateRangeField
          {...dateRangeField}
          label="Period"
          name="period"
          locale="en-GB"
          today="2026-11-27"
        />
        <Button type="submit">Search</Button>
        <p role="status">{sent}</p>
      </Stack>
    </form>
  );
}
