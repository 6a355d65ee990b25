'use client';

import { Button } from '@vikari/ui-kit/Button';
import { DateRangeField } from '@vikari/ui-kit/DateRangeField';
import { Stack } from '@vikari/ui-kit/Stack';
import { dateRangeField } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** `open` and `onOpenChange`, as in all that opens something: here from another place too. */
export function OpenedByAButton() {
  const [open, setOpen] = useState(false);
  return (
    <Stack spacing={4} alignItems="start">
      <DateRangeField
        {...dateRangeField}
        label="Period"
        locale="en-GB"
        today="2026-11-27"
        open={open}
        onOpenChange={setOpen}
      />
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Choose another period
      </Button>
    </Stack>
  );
}
